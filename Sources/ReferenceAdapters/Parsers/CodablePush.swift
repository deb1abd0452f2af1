import Foundation
import PushConformance
package import PushPayloads

/// A push as many apps read it: with a `Decodable` structure and `JSONDecoder`.
///
/// Like the code of many apps, the structure accepts both forms of an alert, and the app's own fields can be absent.
/// `Specs/parsers.md` lists the payloads that the structure reads wrongly.
struct CodablePush: Decodable {
  struct APS: Decodable {
    var alert: Alert?
    var badge: Int?
    var sound: Sound?
    var category: String?
    var contentAvailable: Int?

    private enum CodingKeys: String, CodingKey {
      case alert, badge, sound, category
      case contentAvailable = "content-available"
    }
  }

  struct Alert: Decodable {
    var title: String?
    var subtitle: String?
    var body: String?

    private enum CodingKeys: CodingKey {
      case title, subtitle, body
    }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        body = text
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decodeIfPresent(String.self, forKey: .title)
        subtitle = try container.decodeIfPresent(String.self, forKey: .subtitle)
        body = try container.decodeIfPresent(String.self, forKey: .body)
      }
    }
  }

  enum Sound: Decodable {
    case named(String)
    case critical(Critical)

    struct Critical: Decodable {
      var name: String?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        self = .named(name)
      } else {
        self = .critical(try container.decode(Critical.self))
      }
    }

    var name: String? {
      switch self {
      case .named(let name): name
      case .critical(let sound): sound.name
      }
    }
  }

  var aps: APS
  var type: String?
  var id: String?
  var url: URL?

  var isSilent: Bool {
    aps.contentAvailable == 1 && aps.alert == nil && aps.badge == nil && aps.sound == nil
  }
}

package enum CodablePushParser: PayloadParserUnderTest {
  package static func parse(_ payload: [UInt8]) throws -> ParsedNotification? {
    guard !endsOpen(payload) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The text ends with an opening bracket.")
      )
    }
    let push = try JSONDecoder().decode(CodablePush.self, from: Data(payload))
    return ParsedNotification(
      isSilent: push.isSilent,
      title: push.aps.alert?.title,
      subtitle: push.aps.alert?.subtitle,
      body: push.aps.alert?.body,
      badge: push.aps.badge,
      sound: push.aps.sound?.name,
      category: push.aps.category,
      type: push.type,
      objectID: push.id,
      url: push.url?.absoluteString
    )
  }

  /// Returns whether a payload ends with an opening bracket, as valid JSON never does in any encoding.
  ///
  /// `JSONDecoder` of Swift 6.3.1 on Linux accepts 512 levels of brackets. If a payload ends with the opening bracket
  /// of level 513, the decoder reads beyond the end to locate the error, and traps. A parser under test can run in the
  /// same process as the kit, so this parser has to refuse such a payload before decoding. In UTF-16 and UTF-32, bytes
  /// with the value 0 can follow the bracket.
  private static func endsOpen(_ payload: [UInt8]) -> Bool {
    let last = payload.suffix(4).last { $0 != 0 }
    return last == UInt8(ascii: "[") || last == UInt8(ascii: "{")
  }
}
