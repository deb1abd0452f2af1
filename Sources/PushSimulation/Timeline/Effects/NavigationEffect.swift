package import PushPayloads

/// An action of a center that handles a message of the bus.
package enum NavigationEffect: Sendable, Hashable {
  /// Passes data to a screen; the value is nil where JSON cannot represent it.
  case receivedData(ScreenID, JSONValue?, isOnStack: Bool)
  /// Writes a line to the log.
  case logged(String)
}
