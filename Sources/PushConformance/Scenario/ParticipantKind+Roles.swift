import PushSimulation

extension ParticipantKind {
  /// The roles with which a center takes participants of this kind; a center needs one of them.
  var roles: [Role] {
    self == .observer ? [.broadcasting, .openingBroadcasting, .tokenBroadcasting] : [role]
  }

  /// The main role of a center that takes participants of this kind.
  var role: Role {
    switch self {
    case .suppressor: .suppressible
    case .observer: .broadcasting
    case .responder: .responderChain
    case .service: .serviceHosting
    }
  }
}
