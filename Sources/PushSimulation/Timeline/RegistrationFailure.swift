/// The error that the system reports when it cannot deliver a device token.
package struct RegistrationFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
