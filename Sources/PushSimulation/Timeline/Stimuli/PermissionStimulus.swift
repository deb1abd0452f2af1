/// A request for the user's permission, the user's answer, or a question of the app about the permission.
package enum PermissionStimulus: Sendable, Hashable {
  /// Requests are counted from 0.
  case requested(Int)
  /// The permission that follows.
  case answered(AuthorizationStatus)
  case read
}
