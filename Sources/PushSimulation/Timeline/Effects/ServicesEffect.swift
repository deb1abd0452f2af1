/// An action of a center with the app's services, or during the launch.
package enum ServicesEffect: Sendable, Hashable {
  /// Makes the services of the app.
  case made
  /// Passes a callback on to a service.
  case called(ParticipantID, ServiceCall)
  /// A service answers the fetch that the center requested.
  ///
  /// It is not an action of the center, but the center's answer to the system is compared with it.
  case answeredFetch(ParticipantID, of: CompletionID?, FetchResult)
  /// Runs the app's own part of the launch.
  case builtInterface
  /// Passes a notification to the app's own handler.
  case handledNotification(SightingID)
  /// Returns whether the launch has succeeded.
  case repliedToLaunch(Bool)
}

extension ServicesEffect {
  /// The sighting that the handler of a launch's notification gets.
  package var sighting: SightingID? {
    switch self {
    case .handledNotification(let sighting): sighting
    case .made, .called, .answeredFetch, .builtInterface, .repliedToLaunch: nil
    }
  }
}
