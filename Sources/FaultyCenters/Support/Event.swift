import Foundation
import PushConformance

/// An event that a navigating center has read from a payload or a link.
struct Event: Hashable {
  var type: String
  var objectID: String?
  var title: String?
}

extension Event {
  init?(_ payload: JSONObject) {
    guard let type = payload["type"]?.string else { return nil }
    self.init(type: type, objectID: payload["id"]?.string, title: Receipt(payload).title)
  }

  /// Reads a link, `app://type/object`; nil for any other URL.
  init?(_ url: URL, decode: (String) -> String? = \.removingPercentEncoding) {
    guard url.scheme == "app", let type = url.host(percentEncoded: false) else { return nil }
    let object = url.path(percentEncoded: true).dropFirst()
    self.init(type: type, objectID: object.isEmpty ? nil : decode(String(object)))
  }

  var isDisplayable: Bool { title?.isEmpty == false }

  var sighting: Sighting { Sighting(type: type, objectID: objectID, title: title) }
}
