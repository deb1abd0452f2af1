package import Foundation

/// The reason why a payload or a URL is no ``RemoteNotification``.
package enum RemoteNotificationError: Error, Sendable, Hashable {
  case noEventType
  /// The app does not have the event type, for example because the server is newer than the app.
  case unknownEventType(String)
  case foreignURL(URL)
  /// The URL has the app's scheme, but not the form of the app's links.
  case unreadableURL(URL)
  case unreadableUserInfo
}

extension RemoteNotificationError: CustomStringConvertible {
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
