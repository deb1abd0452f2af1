package enum PermissionStimulus: Sendable, Hashable {
  /// The number of the permission request, counted from 0.
  case requested(Int)
  /// The permission after the user's answer.
  case answered(AuthorizationStatus)
  case read
}

package enum PermissionEffect: Sendable, Hashable {
  case requestedAuthorization(NotificationTypes)
  /// `request` is the number of the permission request, counted from 0.
  case reported(request: Int, PermissionAnswer)
  /// Nil if the center does not know the permission.
  case reportedStatus(AuthorizationStatus?)

  package var requestedTypes: NotificationTypes? {
    switch self {
    case .requestedAuthorization(let types): types
    case .reported, .reportedStatus: nil
    }
  }
}
