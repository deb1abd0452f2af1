/// Why the system has no device token, as a center is told it.
public struct RegistrationFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason in the system's words.
  public var description: String

  /// Creates a failure.
  public init(_ description: String) {
    self.description = description
  }
}
