import Foundation
import PushConformance

/// Correct payload parsers that read in unusual ways; the kit must not flag them.
enum LegalParsers {
  static let rows: [ParserRow] = [
    .kit,
    .init(legal: "strict-on-everything") { try strict($0) },
    .init(legal: "first-of-repeated-names") { bytes in
      Payload(bytes: bytes).map { ParsedNotification(Payload($0.object.firstOfEachName)) }
    },
    .init(legal: "lenient-json5") { bytes in
      if let reading = ParsedNotification(bytes: bytes) { return reading }
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = true
      let object = try decoder.decode(JSONObject.self, from: Data(bytes))
      return ParsedNotification(Payload(object))
    },
    .init(legal: "reads-texts-alone", fields: [.title, .body]) { bytes in
      ParsedNotification(bytes: bytes).map { ParsedNotification(title: $0.title, body: $0.body) }
    },
    .init(legal: "reads-nothing", fields: []) { bytes in
      Payload(bytes: bytes) == nil ? nil : ParsedNotification(isSilent: true, badge: 7)
    },
    .init(legal: "own-places", keys: nested) { bytes in
      ParsedNotification(bytes: bytes, keys: nested)
    },
    .init(legal: "inside-aps", keys: insideAPS) { bytes in
      ParsedNotification(bytes: bytes, keys: insideAPS)
    },
    .init(legal: "identifiers-of-text-alone") { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      var reading = ParsedNotification(payload)
      reading.objectID = payload.object["id"]?.string
      return reading
    },
    .init(legal: "normalizes-texts") { bytes in
      guard var reading = ParsedNotification(bytes: bytes) else { return nil }
      reading.title = reading.title?.decomposedStringWithCanonicalMapping
      reading.subtitle = reading.subtitle?.decomposedStringWithCanonicalMapping
      reading.body = reading.body?.precomposedStringWithCanonicalMapping
      return reading
    },
    .init(legal: "looks-up-localised-texts") { bytes in
      guard var reading = ParsedNotification(bytes: bytes) else { return nil }
      reading.title = reading.localizedTitle.map { "«\($0.key)»" } ?? reading.title
      reading.subtitle = reading.localizedSubtitle.map { "«\($0.key)»" } ?? reading.subtitle
      reading.body = reading.localizedBody.map { "«\($0.key)»" } ?? reading.body
      return reading
    },
    .init(legal: "takes-empty-for-nothing") { bytes in
      guard var reading = ParsedNotification(bytes: bytes) else { return nil }
      if reading.title == "" { reading.title = nil }
      if reading.subtitle == "" { reading.subtitle = nil }
      if reading.body == "" { reading.body = nil }
      if reading.sound == "" { reading.sound = nil }
      return reading
    },
    .init(legal: "whole-badges-alone") { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      var reading = ParsedNotification(payload)
      reading.badge = payload.aps?.badge.flatMap { $0 < 0 ? nil : $0 }
      return reading
    },
    .init(legal: "an-actor") { await Reader.shared.read($0) },
  ]

  private static let nested = PayloadKeyMap(
    url: ["genius", "link", "url"],
    type: ["event"],
    objectID: ["genius", "id"]
  )

  private static let insideAPS = PayloadKeyMap(
    url: ["aps", "url"],
    type: ["aps", "data", "type"],
    objectID: ["aps", "data", "id"]
  )

  /// Refuses every payload that a parser is free to refuse.
  private static func strict(_ bytes: [UInt8]) throws -> ParsedNotification? {
    let document = try JSONScanner.scan(bytes).get()
    guard document.duplicateNames.isEmpty, document.loneSurrogates.isEmpty,
      let object = document.value.object
    else { return nil }
    return ParsedNotification(Payload(object))
  }

  private actor Reader {
    static let shared = Reader()
    func read(_ bytes: [UInt8]) -> ParsedNotification? { ParsedNotification(bytes: bytes) }
  }
}

extension JSONObject {
  fileprivate var firstOfEachName: JSONObject {
    var seen: Set<[UInt8]> = []
    return JSONObject(
      members.filter { seen.insert(Array($0.key.utf8)).inserted }.map { member in
        guard case .object(let object) = member.value else { return member }
        return Member(key: member.key, value: .object(object.firstOfEachName))
      }
    )
  }
}
