/// A message on the app's bus, or a new subscription to the bus, for a center that navigates by messages.
package enum NavigationStimulus: Sendable, Hashable {
  case posted(BusMessage)
  case subscribed
}
