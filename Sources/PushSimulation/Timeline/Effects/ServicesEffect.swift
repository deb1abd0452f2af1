/// Something that a center does with the services of the app, or for its launch.
package enum ServicesEffect: Sendable, Hashable {
  /// Makes the services of the app.
  case made
  /// Passes a callback on to a service.
  case called(ParticipantID, ServiceCall)
  /// A service answers the fetch that the center has asked it for. Not an act of the center, but its answer
  /// to the system is compared with it.
  case answeredFetch(ParticipantID, of: CompletionID?, FetchResult)
  /// Runs the app's own part of the launch.
  case builtInterface
  /// Hands a notification to the app's own handler.
  case handledNotification(SightingID)
  /// Says whether the launch has gone well.
  case repliedToLaunch(Bool)
}

extension ServicesEffect {
  /// The sighting of the launch notification that its handler is shown.
  package var sighting: SightingID? {
    switch self {
    case .handledNotification(let sighting): sighting
    case .made, .called, .answeredFetch, .builtInterface, .repliedToLaunch: nil
    }
  }
}
