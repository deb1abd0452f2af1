package import Foundation

/// Why a payload or a URL is no ``RemoteNotification``.
package enum RemoteNotificationError: Error, Sendable, Hashable {
  /// It names no kind of event.
  case noEventType
  /// The app has no such kind of event: a newer server, an older app.
  case unknownEventType(String)
  /// The URL has the scheme of somebody else.
  case foreignURL(URL)
  /// The URL has the app's scheme and another form than the app's links.
  case unreadableURL(URL)
  /// A dictionary of user info cannot have come from a payload.
  case unreadableUserInfo
}

extension RemoteNotificationError: CustomStringConvertible {
  /// What was found, in one sentence.
  package var description: String {
    switch self {
    case .noEventType: "There is no event type"
    case .unknownEventType(let name): "There is no event type \(String(reflecting: name))"
    case .foreignURL(let url): "The scheme of \(url.absoluteString) is not the app's"
    case .unreadableURL(let url): "\(url.absoluteString) is not of the form scheme://event/object"
    case .unreadableUserInfo: "The user info is no JSON object"
    }
  }
}
