import PushSimulation

struct InterfaceFacts: Facts {
  static let roles: Set<Role> = [.deferring]
  static let kinds: EventKinds = [.hears(.application, .launch)]

  private(set) var isReady = false

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { isReady = false }
    if case .launch(.interfaceBecameReady) = turn.stimulus { isReady = true }
  }
}

extension TurnView {
  /// True if the first screens are ready by the end of this turn, or if the center does not wait for them.
  var isInterfaceReady: Bool { run.interface.isEmpty || run.interface[after: look].isReady }

  func waitsForScreens(_ notification: NotificationID) -> Bool {
    !isInterfaceReady && !run.vocabulary.opensAtOnce(facts(notification))
  }
}

extension Vocabulary {
  func opensAtOnce(_ facts: NotificationFacts) -> Bool { isType(facts.type, ofAny: eventsAtOnce) }
}
