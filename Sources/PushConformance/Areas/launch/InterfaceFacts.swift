import PushSimulation

/// Whether the first screens are ready, for a center that waits until it is told so.
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
  /// Whether the center knows by the end of this turn that screens are ready; true for one that does not wait for them.
  var isInterfaceReady: Bool {
    run.interface.isEmpty || run.interface.after(look).isReady
  }
}
