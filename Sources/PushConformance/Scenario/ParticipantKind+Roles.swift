import PushSimulation

extension ParticipantKind {
  /// The roles of which a center needs one to take participants of this kind.
  var roles: [Role] {
    self == .observer ? [.broadcasting, .openingBroadcasting, .tokenBroadcasting] : [role]
  }

  /// The role of a center that takes participants of this kind.
  var role: Role {
    switch self {
    case .suppressor: .suppressible
    case .observer: .broadcasting
    case .responder: .responderChain
    case .service: .serviceHosting
    }
  }
}
