/// A stimulus about registering for remote notifications.
package enum RegistrationStimulus: Sendable, Hashable {
  case requested
  case failed(RegistrationFailure)
}
