/// The error that the system reports when it cannot deliver a device token.
package struct RegistrationFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason in the system's words.
  package var description: String

  /// Creates a failure with the reason in the system's words.
  package init(_ description: String) {
    self.description = description
  }
}
