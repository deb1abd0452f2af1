/// A message on the app's bus, or a new subscription to the bus, for a center that navigates by messages.
package enum NavigationStimulus: Sendable, Hashable {
  case posted(BusMessage)
  /// The app tells the center to listen to the bus again.
  case subscribed
}
