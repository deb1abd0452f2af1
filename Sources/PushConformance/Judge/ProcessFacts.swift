import PushSimulation

/// The state of each participant in the current process, and the notifications delivered to the process.
struct ProcessFacts: Facts {
  static let roles: Set<Role> = []
  static let kinds: EventKinds = [
    .hears(.application, .notification, .participant, .suppression),
    .does(.participant, .suppression),
  ]

  enum Fate { case attached, detached, released }

  private var attached: IDSet<ParticipantID> = []
  private var detached: IDSet<ParticipantID> = []
  private var released: IDSet<ParticipantID> = []
  private(set) var attachedTwice: IDSet<ParticipantID> = []
  /// The participants that were attached twice and then detached once, and not attached since.
  private(set) var detachedAfterTwo: IDSet<ParticipantID> = []
  /// True if the scenario has detached any participant in this process, even a participant that was not attached.
  private(set) var hasSeenDetachment = false
  private(set) var received: IDSet<NotificationID> = []

  /// The suppressors that were asked and have not answered yet; a suppressor occurs once for each open question.
  private(set) var asked: [ParticipantID] = []

  mutating func follow(_ turn: TurnView) {
    follow(turn.stimulus)
    for case let stimulus? in turn.deeds.map(\.stimulus) { follow(stimulus) }
    for case .suppression(.awaited(let suppressor, _)) in turn.effects { asked.append(suppressor) }
  }

  private mutating func follow(_ stimulus: ParticipantStimulus) {
    switch stimulus {
    case .attached(let participant):
      if attached.contains(participant) { attachedTwice.insert(participant) }
      detachedAfterTwo.remove(participant)
      detached.remove(participant)
      released.remove(participant)
      attached.insert(participant)
    case .detached(let participant):
      hasSeenDetachment = true
      if attachedTwice.remove(participant) { detachedAfterTwo.insert(participant) }
      if attached.remove(participant) { detached.insert(participant) }
    case .released(let participant):
      attachedTwice.remove(participant)
      attached.remove(participant)
      detached.remove(participant)
      released.insert(participant)
    }
  }

  private mutating func follow(_ stimulus: Stimulus) {
    if stimulus.startsProcess { self = ProcessFacts() }
    if let notification = stimulus.received { received.insert(notification) }
    if case .participant(let stimulus) = stimulus { follow(stimulus) }
    if case .suppression(.answered(let suppressor, _)) = stimulus,
      let question = asked.firstIndex(of: suppressor)
    {
      asked.remove(at: question)
    }
  }

  func participants(_ fate: Fate) -> [ParticipantID] {
    switch fate {
    case .attached: attached.sorted
    case .detached: detached.sorted
    case .released: released.sorted
    }
  }

  func isAttached(_ participant: ParticipantID) -> Bool { attached.contains(participant) }
}
