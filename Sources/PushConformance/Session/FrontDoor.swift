/// A way to start the kit.
package enum FrontDoor: Sendable, Hashable {
  /// The command line.
  case commandLine
  /// Swift Testing.
  case swiftTest
}
