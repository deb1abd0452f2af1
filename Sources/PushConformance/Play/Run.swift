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

  let play: Play
  /// Stored, because the scenario computes its steps on each access.
  package let steps: [Step]
  private(set) var digest: RunDigest

  let facts = RunFacts()

  struct Play {
    var scenario: Scenario
    var roles: Set<Role>
    /// The app's policies, with the version of iOS in this run.
    var policies: Policies
    var vocabulary: Vocabulary
    /// The notifications of the scenario; a ``NotificationID`` is an index in this list.
    var notifications: [SimulatedNotification] = []
    /// The participants of the scenario; a ``ParticipantID`` is an index in this list.
    var participants: [Participant] = []
    var timeline = Timeline()
    /// The reason why the run cannot be judged; nil if the run can be judged.
    var problem: PlayProblem?
    var way = QuietWay.loop
    var order = JobOrder()
    /// The reason why a repeated play of the scenario can go differently; nil if every play goes the same way.
    var reasonForOtherOrders: String?
    /// True if every check judges every turn, and not only turns with the kinds of event that the check names.
    var ignoresKinds = false
  }

  init(_ play: Play) {
    self.play = play
    steps = play.scenario.steps
    // The later stages use the results of the earlier stages.
    digest = RunDigest(of: play)
    facts.accounts = FactLine(of: self)
    digest = digest.completed(by: self)
    facts.complete(for: self)
  }

  convenience init(of run: Run, with timeline: Timeline) {
    var play = run.play
    play.timeline = timeline
    self.init(play)
  }

  func notification(named name: String) -> NotificationID? {
    notifications.firstIndex { $0.name == name }.map(NotificationID.init(index:))
  }
}

/// The values of ``Run/Play``, read in place, because they are slow to copy.
extension Run {
  package var scenario: Scenario { _read { yield play.scenario } }
  package var roles: Set<Role> { _read { yield play.roles } }
  package var policies: Policies { _read { yield play.policies } }
  package var vocabulary: Vocabulary { _read { yield play.vocabulary } }
  package var notifications: [SimulatedNotification] { _read { yield play.notifications } }
  package var participants: [Participant] { _read { yield play.participants } }
  package var timeline: Timeline { _read { yield play.timeline } }
  package var problem: PlayProblem? { _read { yield play.problem } }
  var way: QuietWay { play.way }
  var order: JobOrder { _read { yield play.order } }
  var reasonForOtherOrders: String? { play.reasonForOtherOrders }
}
