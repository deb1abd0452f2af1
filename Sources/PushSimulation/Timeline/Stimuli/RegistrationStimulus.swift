/// Something that reaches a center about registering for remote notifications.
package enum RegistrationStimulus: Sendable, Hashable {
  /// The app asks the center to register for remote notifications.
  case requested
  /// The system reports that it has no token.
  case failed(RegistrationFailure)
}
