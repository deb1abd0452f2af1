import PushSimulation

/// Whether there is an interface, for a center that waits until it is told so.
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
  /// Whether there are screens to show something on by the end of this turn, as far as the center is told.
  var isInterfaceReady: Bool {
    run.interface.isEmpty || run.interface.after(look).isReady
  }
}
