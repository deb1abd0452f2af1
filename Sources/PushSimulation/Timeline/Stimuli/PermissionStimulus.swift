/// A request for the user's permission, the user's answer, or a question of the app about the permission.
package enum PermissionStimulus: Sendable, Hashable {
  /// The app asks the center to ask for permission; requests are counted from 0.
  case requested(Int)
  /// The user answers the system's prompt; the value is the permission that follows.
  case answered(AuthorizationStatus)
  /// The app asks the center for the user's permission.
  case read
}
