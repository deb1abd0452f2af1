package import PushSimulation

/// A step about what the user allows.
package enum PermissionStep: Sendable, Hashable {
  /// From now on the user has allowed this much.
  case set(AuthorizationStatus)
  /// The app asks the center to ask the user for permission.
  case request
  /// The user answers the system's question.
  case answer(AuthorizationStatus)
  /// The app asks the center what the user allows.
  case read
}

extension PermissionStep {
  /// The roles of which a subject needs one for the step to mean anything to it.
  var hearingRoles: [Role] {
    switch self {
    case .set: []
    case .request: [.permissionAsking]
    // A center may ask when it is told to register.
    case .answer: [.permissionAsking, .registering]
    case .read: [.permissionReporting]
    }
  }

  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .request, .answer, .read: true
    case .set: false
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .set(let status): "let the permission be \(status.rawValue)"
    case .request: "request permission"
    case .answer(.denied): "refuse permission"
    case .answer(let status): "give permission: \(status.rawValue)"
    case .read: "read the permission"
    }
  }
}
