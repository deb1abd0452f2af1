public import PushSimulation

/// One scenario, played once by one subject: what the requirements judge.
public struct Run: Sendable {
  /// A participant by its name.
  public struct Participant: Sendable, Hashable {
    /// What the scenario calls it.
    public var name: String
    /// What it is to the center.
    public var kind: ParticipantKind
  }

  /// The scenario.
  public var scenario: Scenario
  /// What the subject offers.
  public var roles: Set<Role>
  /// What the subject has chosen.
  public var policies: Policies
  /// How the subject's app spells things.
  public var vocabulary: Vocabulary
  /// The notifications by their number.
  public var notifications: [SimulatedNotification]
  /// The participants by their number.
  public var participants: [Participant]
  /// What happened.
  public var timeline: Timeline
  /// Why the run cannot be judged, if it cannot.
  public var problem: PlayProblem?
  /// Whether the adapter reports the URL of anything that somebody was shown.
  private(set) var showsURLs = false
  /// The steps that set whether the loader answers at once; the last one before a turn holds in it.
  private(set) var loaderSettings: [(step: Int, answersAtOnce: Bool)] = []
  /// The turns in which a participant has acted while it was called.
  private(set) var reenteredTurns: Set<Int> = []
  /// Whether the loader answers at once until a step sets it.
  private(set) var loadsAtOnceAtFirst = false
  /// The turns in which a center that defers has not been told of any screens.
  private(set) var turnsWithoutInterface: Set<Int> = []
  /// The turns before which the screen was free for a toast, see ``Screen``.
  private(set) var freeScreens: [Bool] = []
  /// What each turn with a push adds to what its process has heard of; empty where nothing comes twice.
  private(set) var reports: [MessageReport] = []

  init(
    scenario: Scenario,
    roles: Set<Role>,
    policies: Policies,
    vocabulary: Vocabulary,
    notifications: [SimulatedNotification],
    participants: [Participant],
    timeline: Timeline,
    problem: PlayProblem?
  ) {
    self.scenario = scenario
    self.roles = roles
    self.policies = policies
    self.vocabulary = vocabulary
    self.notifications = notifications
    self.participants = participants
    self.timeline = timeline
    self.problem = problem
    showsURLs = timeline.sightings.contains { $0.sighting.url != nil }
    loaderSettings = scenario.steps.enumerated().compactMap { index, step in
      if case .loader(let answersAtOnce) = step { (index, answersAtOnce) } else { nil }
    }
    if !scenario.reactions.isEmpty { reenteredTurns = timeline.reenteredTurns }
    loadsAtOnceAtFirst = !scenario.speaksOfLoading && roles.contains(.toasting)
    turnsWithoutInterface = InterfaceReadiness.turnsWithout(in: self)
    reports = MessageHistory.reports(of: self)
    freeScreens = Screen.freeTurns(of: self)
  }
}
