package import PushPayloads

/// Something that a center does when it carries out a message of the bus.
package enum NavigationEffect: Sendable, Hashable {
  /// Hands data to a screen; the value is nil where it is none that JSON has a word for.
  case receivedData(ScreenID, JSONValue?, isOnStack: Bool)
  /// Writes a line into the log.
  case logged(String)
}
