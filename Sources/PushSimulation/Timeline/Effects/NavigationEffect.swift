package import PushPayloads

/// An action by which a center handles a message on the app's bus.
package enum NavigationEffect: Sendable, Hashable {
  /// The value is nil if JSON cannot represent the data.
  case receivedData(ScreenID, JSONValue?, isOnStack: Bool)
  // For example, a report of a request that the center could not fulfil.
  case logged(String)
}
