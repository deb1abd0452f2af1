import Foundation
import PushConformance
package import PushPayloads

/// A push as many apps read it: with `JSONSerialization`, and casts of the values in the resulting dictionary.
///
/// Like the code of many apps, the structure does not handle unusual input. `Specs/parsers.md` lists the payloads that
/// the structure reads wrongly.
struct DictionaryPush {
  var isSilent: Bool
  var title: String?
  var subtitle: String?
  var body: String?
  var badge: Int?
  var sound: String?
  var category: String?
  var type: String?
  var id: String?
  var url: String?

  init?(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    let aps = root["aps"] as? [String: Any] ?? [:]
    if let alert = aps["alert"] as? [String: Any] {
      title = alert["title"] as? String
      subtitle = alert["subtitle"] as? String
      body = alert["body"] as? String
    } else {
      body = aps["alert"] as? String
    }
    badge = aps["badge"] as? Int
    sound = aps["sound"] as? String ?? (aps["sound"] as? [String: Any])?["name"] as? String
    category = aps["category"] as? String
    isSilent =
      aps["content-available"] as? Int == 1
      && aps["alert"] == nil && aps["badge"] == nil && aps["sound"] == nil
    type = root["type"] as? String
    id = root["id"] as? String ?? (root["id"] as? Int).map { "\($0)" }
    url = (root["url"] as? String).flatMap(URL.init)?.absoluteString
  }
}

package enum DictionaryPushParser: PayloadParserUnderTest {
  package static func parse(_ payload: [UInt8]) throws -> ParsedNotification? {
    guard let push = try DictionaryPush(Data(payload)) else { return nil }
    return ParsedNotification(
      isSilent: push.isSilent,
      title: push.title,
      subtitle: push.subtitle,
      body: push.body,
      badge: push.badge,
      sound: push.sound,
      category: push.category,
      type: push.type,
      objectID: push.id,
      url: push.url
    )
  }
}
