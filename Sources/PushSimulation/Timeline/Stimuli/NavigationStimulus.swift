/// Something that reaches a center that navigates over a bus.
package enum NavigationStimulus: Sendable, Hashable {
  /// A message is posted on the bus.
  case posted(BusMessage)
  /// The center is told to listen to the bus once more.
  case subscribed
}
