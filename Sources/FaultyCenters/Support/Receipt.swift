import Foundation
import PushPayloads
import PushSimulation

/// The fields of a notification that a push center of the tests reads.
struct Receipt: Hashable {
  var title: String?
  var url: String?
  var type: String?
  /// The id of the object that the notification is about; nil if the center does not read the id.
  var objectID: String?
  var isSilent: Bool
  var hasLocalizedText: Bool

  init(_ payload: JSONObject) {
    let aps = payload["aps"]?.object
    let alert = aps?["alert"]
    title = Self.title(of: alert)
    hasLocalizedText = ["title-loc-key", "subtitle-loc-key", "loc-key"].contains {
      alert?.object?[$0]?.string?.isEmpty == false
    }
    type = payload["type"]?.string
    url = Self.usable(payload["url"]?.string)
    isSilent =
      aps?["content-available"]?.number?.int == 1
      && ["alert", "badge", "sound"].allSatisfy { (aps?[$0] ?? .null) == .null }
  }

  static func usable(_ text: String?) -> String? {
    text.flatMap { URL(string: $0)?.scheme == nil ? nil : $0 }
  }

  private static func title(of alert: JSONValue?) -> String? {
    if let text = alert?.string { return text }
    let lines = ["title", "subtitle", "body"].compactMap { alert?.object?[$0]?.string }
    return lines.first { !$0.isEmpty }
  }

  var isDisplayable: Bool { title?.isEmpty == false || hasLocalizedText }

  var sighting: Sighting {
    var sighting = Sighting(url: url, type: type, title: title, isSilent: isSilent)
    sighting.objectID = objectID
    return sighting
  }
}
