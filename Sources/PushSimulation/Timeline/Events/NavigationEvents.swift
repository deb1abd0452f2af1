package import PushPayloads

/// A message on the app's bus, or a new subscription to the bus, for a center that navigates by messages.
package enum NavigationStimulus: Sendable, Hashable {
  case posted(BusMessage)
  case subscribed
}

/// An action by which a center handles a message on the app's bus.
package enum NavigationEffect: Sendable, Hashable {
  /// The value is nil if JSON cannot represent the data.
  case receivedData(ScreenID, JSONValue?, isOnStack: Bool)
  // For example, a report of a request that the center could not fulfill.
  case logged(String)
}
