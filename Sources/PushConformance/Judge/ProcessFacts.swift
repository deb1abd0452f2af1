import PushSimulation

/// The state of each participant in the current process, and the notifications that the system has delivered to the
/// process.
///
/// In a scenario without reactions, the steps determine all facts except ``asked``.
struct ProcessFacts: Facts {
  static let roles: Set<Role> = []
  static let kinds: EventKinds = [
    .hears(.application, .notification, .participant, .suppression),
    .does(.participant, .suppression),
  ]

  /// Whether a participant is attached, detached or released.
  enum Fate: Hashable {
    case attached
    case detached
    case released
  }

  private(set) var fates: [ParticipantID: Fate] = [:]
  /// The participants that were attached again while they were attached.
  private(set) var attachedTwice: Set<ParticipantID> = []
  /// The participants that were attached twice and then detached once.
  private(set) var detachedAfterTwo: Set<ParticipantID> = []
  /// Whether the scenario has detached any participant so far, even a participant that was not attached.
  private(set) var hasSeenDetachment = false
  /// The notifications that the system has delivered to the process.
  private(set) var received: Set<NotificationID> = []

  /// The suppressors that were asked and have not answered yet, once for each question.
  private(set) var asked: [ParticipantID] = []

  mutating func follow(_ turn: TurnView) {
    follow(turn.stimulus)
    for case let stimulus? in turn.deeds.map(\.stimulus) { follow(stimulus) }
    for case .suppression(.awaited(let suppressor, _)) in turn.effects { asked.append(suppressor) }
  }

  private mutating func follow(_ stimulus: ParticipantStimulus) {
    switch stimulus {
    case .attached(let participant):
      if fates[participant] == .attached { attachedTwice.insert(participant) }
      detachedAfterTwo.remove(participant)
      fates[participant] = .attached
    case .detached(let participant):
      hasSeenDetachment = true
      if attachedTwice.remove(participant) != nil { detachedAfterTwo.insert(participant) }
      if fates[participant] == .attached { fates[participant] = .detached }
    case .released(let participant):
      attachedTwice.remove(participant)
      fates[participant] = .released
    }
  }

  private mutating func follow(_ stimulus: Stimulus) {
    // A new process starts without participants.
    if stimulus.startsProcess { self = ProcessFacts() }
    if let notification = stimulus.received { received.insert(notification) }
    if case .participant(let stimulus) = stimulus { follow(stimulus) }
    if case .suppression(.answered(let suppressor, _)) = stimulus,
      let question = asked.firstIndex(of: suppressor)
    {
      asked.remove(at: question)
    }
  }

  /// Returns the participants that are in the given state, sorted by number.
  func participants(_ fate: Fate) -> [ParticipantID] {
    fates.filter { $0.value == fate }.keys.sorted { $0.index < $1.index }
  }
}
