/// An action of a center about permission.
package enum PermissionEffect: Sendable, Hashable {
  case requestedAuthorization(NotificationTypes)
  /// Requests are counted from 0.
  case reported(request: Int, PermissionAnswer)
  /// Nil where the center does not know it.
  case reportedStatus(AuthorizationStatus?)
}

extension PermissionEffect {
  package var requestedTypes: NotificationTypes? {
    switch self {
    case .requestedAuthorization(let types): types
    case .reported, .reportedStatus: nil
    }
  }
}
