/// A request for the user's permission, the user's answer, or a question of the app about the permission.
package enum PermissionStimulus: Sendable, Hashable {
  /// Requests are counted from 0.
  case requested(Int)
  /// The permission that follows.
  case answered(AuthorizationStatus)
  case read
}

/// An action of a center about permission.
package enum PermissionEffect: Sendable, Hashable {
  case requestedAuthorization(NotificationTypes)
  /// Requests are counted from 0.
  case reported(request: Int, PermissionAnswer)
  /// Nil where the center does not know it.
  case reportedStatus(AuthorizationStatus?)

  package var requestedTypes: NotificationTypes? {
    switch self {
    case .requestedAuthorization(let types): types
    case .reported, .reportedStatus: nil
    }
  }
}
