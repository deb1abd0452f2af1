import PushSimulation

/// The events of a process up to a turn, as the steps tell them: the state of each
/// participant, and the notifications that the system has handed over.
struct ProcessFacts: Facts {
  static let roles: Set<Role> = []
  static let kinds: EventKinds = [
    .hears(.application, .notification, .participant, .suppression),
    .does(.participant, .suppression),
  ]

  /// Where a participant stands.
  enum Fate: Hashable {
    case attached
    case detached
    case released
  }

  private(set) var fates: [ParticipantID: Fate] = [:]
  /// The participants that were handed over again while they were attached.
  private(set) var attachedTwice: Set<ParticipantID> = []
  /// The participants with one detachment after two attachments.
  private(set) var detachedAfterTwo: Set<ParticipantID> = []
  /// Whether somebody, attached or not, was detached.
  private(set) var hasSeenDetachment = false
  /// The notifications that were handed over.
  private(set) var received: Set<NotificationID> = []

  /// The participants that have been asked and have not answered yet, once for each question.
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
    // Participants end with their process.
    if stimulus.startsProcess { self = ProcessFacts() }
    if let notification = stimulus.received { received.insert(notification) }
    if case .participant(let stimulus) = stimulus { follow(stimulus) }
    if case .suppression(.answered(let suppressor, _)) = stimulus,
      let question = asked.firstIndex(of: suppressor)
    {
      asked.remove(at: question)
    }
  }

  /// Returns the participants with a given fate.
  func participants(_ fate: Fate) -> [ParticipantID] {
    fates.filter { $0.value == fate }.keys.sorted { $0.index < $1.index }
  }
}
