import PushSimulation

/// Whether the first screens of the app are ready, for a center that has to wait for them.
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
  /// Whether the center knows by the end of this turn that the screens are ready; true if the center does not wait for
  /// screens.
  var isInterfaceReady: Bool {
    run.interface.isEmpty || run.interface.after(look).isReady
  }
}
