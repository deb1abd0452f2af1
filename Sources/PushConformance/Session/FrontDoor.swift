/// A way in which a user starts the kit.
package enum FrontDoor: Sendable, Hashable {
  /// The user runs the command `push-conformance`.
  case commandLine
  /// The user runs a test that calls the kit, with Swift Testing.
  case swiftTest
}
