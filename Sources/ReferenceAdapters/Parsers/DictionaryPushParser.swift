import Foundation
import PushConformance
package import PushPayloads

/// A parser as in many apps: it uses `JSONSerialization`, and casts the values in the resulting dictionary.
///
/// Like the code of many apps, the parser does not handle unusual input. `Specs/parsers.md` lists the payloads that the
/// parser reads wrongly.
package enum DictionaryPushParser: PayloadParserUnderTest {
  package static func parse(_ payload: [UInt8]) throws -> ParsedNotification? {
    guard let root = try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any]
    else { return nil }
    let aps = root["aps"] as? [String: Any] ?? [:]
    let alert = aps["alert"] as? [String: Any]
    return ParsedNotification(
      isSilent: aps["content-available"] as? Int == 1
        && aps["alert"] == nil && aps["badge"] == nil && aps["sound"] == nil,
      title: alert?["title"] as? String,
      subtitle: alert?["subtitle"] as? String,
      body: (alert == nil ? aps["alert"] : alert?["body"]) as? String,
      badge: aps["badge"] as? Int,
      sound: aps["sound"] as? String ?? (aps["sound"] as? [String: Any])?["name"] as? String,
      category: aps["category"] as? String,
      type: root["type"] as? String,
      objectID: root["id"] as? String ?? (root["id"] as? Int).map { "\($0)" },
      url: (root["url"] as? String).flatMap(URL.init)?.absoluteString
    )
  }
}
