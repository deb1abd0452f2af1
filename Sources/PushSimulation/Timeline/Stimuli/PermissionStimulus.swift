/// Something that reaches a center about what the user allows.
package enum PermissionStimulus: Sendable, Hashable {
  /// The app asks the center to ask for permission; requests are counted from 0.
  case requested(Int)
  /// The user answers the system's question.
  case answered(AuthorizationStatus)
  /// The app asks the center what the user allows.
  case read
}
