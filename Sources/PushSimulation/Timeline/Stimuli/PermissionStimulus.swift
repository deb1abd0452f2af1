/// A stimulus about the user's permission.
package enum PermissionStimulus: Sendable, Hashable {
  /// The app asks the center to ask for permission; requests are counted from 0.
  case requested(Int)
  /// The user answers the system's prompt.
  case answered(AuthorizationStatus)
  /// The app asks the center for the user's permission.
  case read
}
