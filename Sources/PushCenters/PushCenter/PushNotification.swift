package import Foundation
package import PushPayloads

/// A remote notification, read once from its payload.
///
/// The rest of the app sees this value and never the payload, so the place where the provider
/// keeps a field is known here alone.
package struct PushNotification: Sendable, Hashable {
  /// Where a payload keeps what the app needs, as paths of keys from its root.
  package struct KeyMap: Sendable, Hashable {
    /// The path to the routing URL.
    package var routingURL: [String]
    /// The path to the kind of event.
    package var type: [String]

    /// Creates a key map.
    package init(routingURL: [String] = ["genius", "url"], type: [String] = ["genius", "type"]) {
      self.routingURL = routingURL
      self.type = type
    }
  }

  /// The text for the user; nil where there is none to show.
  package let alertText: String?
  /// Whether the notification only wakes the app: `content-available` without alert, badge, sound.
  package let isSilent: Bool
  /// The kind of event, if the payload names one.
  package let type: String?
  /// Where activating the notification leads, if the payload says so with a usable URL.
  package let routingURL: URL?

  /// Reads a payload.
  ///
  /// Whatever is missing, null or of the wrong type is simply not there.
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

  /// Reads the user info that the application delegate receives; nil when it cannot have come
  /// from a JSON payload.
  package init?(userInfo: [AnyHashable: Any], keys: KeyMap = KeyMap()) {
    guard let payload = JSONObject(userInfo: userInfo) else { return nil }
    self.init(payload: payload, keys: keys)
  }
}
