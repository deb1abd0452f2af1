package import PushSimulation

/// One scenario, played once by one subject: what the requirements judge.
///
/// It never changes, and is shared: each requirement looks at each run, and a copy of a value with this
/// many arrays would cost more than most looks. Unchecked because the initialiser completes ``digest`` and
/// ``facts`` in stages; nothing sets them later.
package final class Run: @unchecked Sendable {
  /// A participant by its name.
  package struct Participant: Sendable, Hashable {
    /// The name in the scenario.
    package var name: String
    /// The kind of participant.
    package var kind: ParticipantKind
  }

  /// The scenario.
  package let scenario: Scenario
  /// The steps of the scenario, which puts them together for whoever asks.
  package let steps: [Step]
  /// The roles of the subject.
  package let roles: Set<Role>
  /// The choices of the subject.
  package let policies: Policies
  /// How the subject's app spells things.
  package let vocabulary: Vocabulary
  /// The notifications by their number.
  package let notifications: [SimulatedNotification]
  /// The participants by their number.
  package let participants: [Participant]
  /// The turns and effects of the play.
  package let timeline: Timeline
  /// Why the run cannot be judged, if it cannot.
  package let problem: PlayProblem?
  /// How the play knew that the center was at rest.
  let way: QuietWay
  /// The order in which the jobs of the center have run.
  let order: JobOrder
  /// Why the same play may go another way the next time; nil if it cannot.
  let reasonForOtherOrders: String?
  /// The answers to questions that many requirements ask.
  private(set) var digest: RunDigest

  /// The facts of each area before and after each look.
  private(set) var facts = RunFacts()

  /// The result of a play.
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
    /// Whether every check looks at every turn, whatever kinds of event the check names.
    var ignoresKinds = false
  }

  /// Keeps what a play left behind, together with what is asked of it over and over.
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
    // Each stage asks what those before it have found out.
    digest = RunDigest(of: play)
    facts.accounts = FactLine(of: self)
    digest = digest.completed(by: self)
    for stage in RunFacts.stages { facts = stage(self, facts) }
  }
}
