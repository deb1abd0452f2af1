package import PushSimulation

package enum PermissionStep: Sendable, Hashable {
  case set(AuthorizationStatus)
  case request
  /// The user answers the system's prompt; the value is the permission that follows.
  case answer(AuthorizationStatus)
  case read
}

extension PermissionStep {
  var hearingRoles: [Role] {
    switch self {
    case .set: []
    case .request: [.permissionAsking]
    // A center without the role `permissionAsking` may ask for permission when it is told to register.
    case .answer: [.permissionAsking, .registering]
    case .read: [.permissionReporting]
    }
  }

  var needsRunningCode: Bool {
    switch self {
    case .request, .answer, .read: true
    case .set: false
    }
  }

  var text: String {
    switch self {
    case .set(let status): "let the permission be \(status.text)"
    case .request: "request permission"
    case .answer(.denied): "refuse permission"
    case .answer(.unknown):
      "answer the prompt so that the permission is \(AuthorizationStatus.unknown.text)"
    case .answer(let status): "give permission: \(status.text)"
    case .read: "read the permission"
    }
  }
}

extension AuthorizationStatus {
  /// The status in words that follow "the permission is".
  fileprivate var text: String {
    self == .unknown ? "one that only later versions of iOS have" : rawValue
  }
}
