/// A URL that the user opens.
package enum LinksStimulus: Sendable, Hashable {
  /// The user opens a URL that is equivalent to the notification, if there is one.
  case openedURL(String, NotificationID?)
  /// The user opens a URL, on a system before iOS 4.2.
  case handledURL(String)
}

extension LinksStimulus {
  /// The notification that the URL is equivalent to.
  package var notification: NotificationID? {
    switch self {
    case .openedURL(_, let notification): notification
    case .handledURL: nil
    }
  }
}
