/// A way in which a user starts the kit.
package enum FrontDoor: Sendable, Hashable {
  case commandLine
  case swiftTest
}
