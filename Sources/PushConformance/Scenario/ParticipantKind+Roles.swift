import PushSimulation

extension ParticipantKind {
  /// The roles that let a center take participants of this kind; one of them suffices.
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
