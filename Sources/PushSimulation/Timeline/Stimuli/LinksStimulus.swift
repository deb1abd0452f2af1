/// A URL that the user opens, and that the system passes to the app.
package enum LinksStimulus: Sendable, Hashable {
  /// The user opens a URL; the second value is a notification that leads to the same URL, or nil for none.
  case openedURL(String, NotificationID?)
  /// The user opens a URL, on a system before iOS 4.2.
  case handledURL(String)
}

extension LinksStimulus {
  /// The notification that leads to the same URL; nil for none.
  package var notification: NotificationID? {
    switch self {
    case .openedURL(_, let notification): notification
    case .handledURL: nil
    }
  }
}
