package import PushPayloads

package enum NavigationStimulus: Sendable, Hashable {
  case posted(BusMessage)
  case subscribed
}

package enum NavigationEffect: Sendable, Hashable {
  /// The value is nil if JSON cannot represent the data.
  case receivedData(ScreenID, JSONValue?, isOnStack: Bool)
  // The text of a log line, such as a report of a request that the center could not fulfill.
  case logged(String)
}
