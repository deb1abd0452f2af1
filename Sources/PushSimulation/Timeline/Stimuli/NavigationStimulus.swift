/// A stimulus of a center that navigates by messages.
package enum NavigationStimulus: Sendable, Hashable {
  /// An object of the app posts a message on the bus.
  case posted(BusMessage)
  /// The app tells the center to listen to the bus again.
  case subscribed
}
