/// Something that a center does about what the user allows.
package enum PermissionEffect: Sendable, Hashable {
  /// Calls `requestAuthorization(options:)` of UserNotifications.
  case requestedAuthorization(NotificationTypes)
  /// Says what has come of a request for permission.
  case reported(request: Int, PermissionAnswer)
  /// Says what the user allows; nil where it does not know.
  case reportedStatus(AuthorizationStatus?)
}

extension PermissionEffect {
  /// The ways of disturbing the user that it asks for.
  package var requestedTypes: NotificationTypes? {
    switch self {
    case .requestedAuthorization(let types): types
    case .reported, .reportedStatus: nil
    }
  }
}
