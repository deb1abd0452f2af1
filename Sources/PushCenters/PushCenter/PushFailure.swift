package import Foundation

package enum PushFailure: Sendable {
  case registration(any Error)
  case emptyToken
  /// The app's server has not accepted the token, so the center sends it again when the system next delivers it.
  case tokenRefused(PushToken)
  case unreadableUserInfo
  /// A notification was opened, but has no usable routing URL.
  case noRoutingURL(PushNotification)
  case routeRefused(URL)
}

extension PushFailure: CustomStringConvertible {
  /// The failure in one sentence, without the token and without the user's text.
  package var description: String {
    switch self {
    case .registration(let error): "The system has no device token: \(error)"
    case .emptyToken: "The system has handed out an empty device token, which is not registered"
    case .tokenRefused: "The server has not taken the device token; the next one is sent again"
    case .unreadableUserInfo: "The user info of a notification is no JSON object"
    case .noRoutingURL: "A notification has no usable routing URL, so no screen is brought up"
    case .routeRefused(let url): "There is no screen for \(url.absoluteString)"
    }
  }
}
