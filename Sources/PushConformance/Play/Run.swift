package import PushSimulation

/// The run of one scenario by one subject, which the requirements judge.
///
/// The type is a class, because each requirement reads each run, and copying so many arrays would often take longer
/// than judging. The conformance to `Sendable` is unchecked, because ``digest`` and the values of ``facts`` are
/// variables. The initializer sets these variables in stages, and nothing sets them later.
package final class Run: @unchecked Sendable {
  package struct Participant: Sendable, Hashable {
    package var name: String
    package var kind: ParticipantKind
  }

  package let scenario: Scenario
  /// Stored, because the scenario computes its steps on each access.
  package let steps: [Step]
  package let roles: Set<Role>
  /// The policies of the app in this run, with the version of iOS.
  package let policies: Policies
  package let vocabulary: Vocabulary
  /// The notifications of the scenario; a ``NotificationID`` is an index in this list.
  package let notifications: [SimulatedNotification]
  /// The participants of the scenario; a ``ParticipantID`` is an index in this list.
  package let participants: [Participant]
  package let timeline: Timeline
  /// The reason why the run cannot be judged; nil if it can be judged.
  package let problem: PlayProblem?
  let way: QuietWay
  let order: JobOrder
  /// The reason why a repeated play of the scenario can go differently; nil if every play goes the same way.
  let reasonForOtherOrders: String?
  /// Facts about the whole run that the checks of many requirements need, computed once.
  private(set) var digest: RunDigest

  /// The facts of each area before and after each ``TurnSpan`` of the run.
  let facts = RunFacts()

  struct Play {
    var scenario: Scenario
    var roles: Set<Role>
    var policies: Policies
    var vocabulary: Vocabulary
    var notifications: [SimulatedNotification] = []
    var participants: [Participant] = []
    var timeline = Timeline()
    var problem: PlayProblem?
    var way = QuietWay.loop
    var order = JobOrder()
    var reasonForOtherOrders: String?
    /// True if every check judges every turn, and not only turns with the kinds of event that the check names.
    var ignoresKinds = false
  }

  init(_ play: Play) {
    scenario = play.scenario
    steps = play.scenario.steps
    roles = play.roles
    policies = play.policies
    vocabulary = play.vocabulary
    notifications = play.notifications
    participants = play.participants
    timeline = play.timeline
    problem = play.problem
    way = play.way
    order = play.order
    reasonForOtherOrders = play.reasonForOtherOrders
    // The later stages use the results of the earlier stages.
    digest = RunDigest(of: play)
    facts.accounts = FactLine(of: self)
    digest = digest.completed(by: self)
    facts.complete(for: self)
  }

  convenience init(of run: Run, with timeline: Timeline) {
    self.init(
      Play(
        scenario: run.scenario,
        roles: run.roles,
        policies: run.policies,
        vocabulary: run.vocabulary,
        notifications: run.notifications,
        participants: run.participants,
        timeline: timeline,
        problem: run.problem,
        way: run.way,
        order: run.order,
        reasonForOtherOrders: run.reasonForOtherOrders
      )
    )
  }

  func notification(named name: String) -> NotificationID? {
    notifications.firstIndex { $0.name == name }.map(NotificationID.init(index:))
  }
}
