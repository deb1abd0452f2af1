import PushSimulation

extension ParticipantKind {
  /// The roles of centers that take participants of this kind; a center needs at least one of these roles.
  var roles: [Role] {
    self == .observer ? [.broadcasting, .openingBroadcasting, .tokenBroadcasting] : [role]
  }

  var role: Role {
    switch self {
    case .suppressor: .suppressible
    case .observer: .broadcasting
    case .responder: .responderChain
    case .service: .serviceHosting
    }
  }
}
