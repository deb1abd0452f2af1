/// A stimulus about registering for remote notifications.
package enum RegistrationStimulus: Sendable, Hashable {
  /// The app asks the center to register for remote notifications.
  case requested
  /// The system reports that there is no device token.
  case failed(RegistrationFailure)
}
