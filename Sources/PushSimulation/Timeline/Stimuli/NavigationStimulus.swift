/// A stimulus of a center that navigates by messages.
package enum NavigationStimulus: Sendable, Hashable {
  /// A message is posted on the bus.
  case posted(BusMessage)
  /// The center is told to listen to the bus again.
  case subscribed
}
