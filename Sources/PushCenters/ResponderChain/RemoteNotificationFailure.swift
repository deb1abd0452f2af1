package enum RemoteNotificationFailure<EventType: RemoteEventType>: Sendable {
  case unreadable(RemoteNotificationError)
  case loading(RemoteNotification<EventType>, any Error)
  case noScreens(RemoteNotification<EventType>)
  /// The user has gone to a different screen, or opened a newer notification, before the screens of this notification
  /// were ready.
  case superseded(RemoteNotification<EventType>)
}

extension RemoteNotificationFailure: CustomStringConvertible {
  /// The failure in one sentence, without the user's text.
  package var description: String {
    switch self {
    case .unreadable(let error):
      error.description
    case .loading(let notification, let error):
      "The screens of \(notification.target) could not be loaded: \(error)"
    case .noScreens(let notification):
      "There are no screens for \(notification.target)"
    case .superseded(let notification):
      "The user has gone elsewhere before the screens of \(notification.target) were there"
    }
  }
}

extension RemoteNotification {
  /// The event type and the object identifier, joined by a slash, for a log.
  fileprivate var target: String {
    [eventType.rawValue, objectID].compactMap(\.self).joined(separator: "/")
  }
}
