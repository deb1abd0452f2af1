package import Foundation
package import PushPayloads

/// A remote notification, read once from its payload.
///
/// Other parts of the app see only this value, so only this type knows where the provider keeps a field.
package struct PushNotification: Sendable, Hashable {
  /// The text for the user; nil if the payload has no text to show.
  package let alertText: String?
  package let isSilent: Bool
  package let type: String?
  /// The URL that the notification leads to; nil if the payload has no usable URL.
  package let routingURL: URL?

  /// Reads a payload; a field that is missing, null or of the wrong type counts as absent.
  package init(payload: JSONObject) {
    let aps = payload["aps"]?.object
    alertText = payload.alertText
    isSilent =
      aps?["content-available"]?.number?.int == 1
      && ["alert", "badge", "sound"].allSatisfy { (aps?[$0] ?? .null) == .null }
    let own = payload["genius"]?.object
    type = own?["type"]?.string
    routingURL = own?["url"]?.string.flatMap(URL.init(routing:))
  }
}
