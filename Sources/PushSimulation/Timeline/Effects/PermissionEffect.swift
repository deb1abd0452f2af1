/// An action of a center about permission.
package enum PermissionEffect: Sendable, Hashable {
  /// Asks the system for permission by `requestAuthorization(options:)`.
  case requestedAuthorization(NotificationTypes)
  /// Reports the result of a request for permission; requests are counted from 0.
  case reported(request: Int, PermissionAnswer)
  /// Reports the user's permission; nil where the center does not know it.
  case reportedStatus(AuthorizationStatus?)
}

extension PermissionEffect {
  /// The notification types for which the center requests permission; nil for an effect that requests none.
  package var requestedTypes: NotificationTypes? {
    switch self {
    case .requestedAuthorization(let types): types
    case .reported, .reportedStatus: nil
    }
  }
}
