package import Foundation
package import PushPayloads

/// A remote notification, read once from its payload.
///
/// Other parts of the app see only this value, so only this type knows where the provider keeps a field.
package struct PushNotification: Sendable, Hashable {
  /// The places, in a payload, of the fields that the app needs, as key paths from the root.
  package struct KeyMap: Sendable, Hashable {
    package var routingURL: [String]
    package var type: [String]

    package init(routingURL: [String] = ["genius", "url"], type: [String] = ["genius", "type"]) {
      self.routingURL = routingURL
      self.type = type
    }
  }

  /// The text for the user; nil if the payload has no text to show.
  package let alertText: String?
  package let isSilent: Bool
  package let type: String?
  /// The URL that the notification leads to; nil if the payload has no usable URL.
  package let routingURL: URL?

  /// Reads a payload; a field that is missing, null or of the wrong type counts as absent.
  package init(payload: JSONObject, keys: KeyMap = KeyMap()) {
    let root = JSONValue.object(payload)
    let aps = payload["aps"]?.object
    alertText = payload.alertText
    isSilent =
      aps?["content-available"]?.number?.int == 1
      && ["alert", "badge", "sound"].allSatisfy { (aps?[$0] ?? .null) == .null }
    type = root[keys.type]?.string
    routingURL = root[keys.routingURL]?.string.flatMap(URL.init(routing:))
  }
}
