package import Foundation

/// What a ``PushCenter`` could not do, for the log of the app.
package enum PushFailure: Sendable {
  /// The system has no device token.
  case registration(any Error)
  /// The system has handed out a token without a byte.
  case emptyToken
  /// The server has not taken the token.
  case tokenRefused(PushToken)
  /// A dictionary of user info cannot have come from a payload.
  case unreadableUserInfo
  /// A notification leads nowhere, and somebody wanted to go there.
  case noRoutingURL(PushNotification)
  /// The router has no screen for a URL.
  case routeRefused(URL)
}

extension PushFailure: CustomStringConvertible {
  /// What failed, in one sentence without the token and the user's text.
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
