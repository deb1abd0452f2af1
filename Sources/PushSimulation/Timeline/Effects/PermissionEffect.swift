/// An action of a center about permission.
package enum PermissionEffect: Sendable, Hashable {
  /// Calls `requestAuthorization(options:)` of UserNotifications.
  case requestedAuthorization(NotificationTypes)
  /// Reports the result of a request for permission.
  case reported(request: Int, PermissionAnswer)
  /// Reports the user's permission; nil where the center does not know it.
  case reportedStatus(AuthorizationStatus?)
}

extension PermissionEffect {
  /// The requested notification types.
  package var requestedTypes: NotificationTypes? {
    switch self {
    case .requestedAuthorization(let types): types
    case .reported, .reportedStatus: nil
    }
  }
}
