/// An action of a center with the app's services, or during the launch.
package enum ServicesEffect: Sendable, Hashable {
  /// Makes new handles for all services of the app.
  case made
  /// Passes a callback on to a service.
  case called(ParticipantID, ServiceCall)
  /// A service gives the result of a fetch.
  ///
  /// The center does not act here, but the kit compares the center's answer to the system with this result. The
  /// identifier is that of the system's completion handler; nil for a callback without a handler.
  case answeredFetch(ParticipantID, of: CompletionID?, FetchResult)
  /// Runs the app's own part of the launch.
  case builtInterface
  /// Passes a notification to the app's own handler.
  case handledNotification(SightingID)
  /// Returns a value from the launch callback; if the value is false, the system drops the URL of the launch.
  case repliedToLaunch(Bool)
}

extension ServicesEffect {
  /// The notification's fields, as the app's own handler receives them; nil for other effects.
  package var sighting: SightingID? {
    switch self {
    case .handledNotification(let sighting): sighting
    case .made, .called, .answeredFetch, .builtInterface, .repliedToLaunch: nil
    }
  }
}
