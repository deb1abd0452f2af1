import Foundation
import PushConformance

/// Payload parsers with one fault each, as found in apps.
enum WrongParsers {
  static let rows: [ParserRow] = fields + texts + ownFields + takingAndRefusing

  // MARK: - The system's fields

  private static let fields: [ParserRow] = [
    ParserRow(
      "takes-string-badges",
      misreading: "badge",
      on: "aps.badge.string aps.badge.increment"
    ) { reading, payload in
      reading.badge = reading.badge ?? payload.aps?[.badge]?.string.flatMap { Int($0) }
    },
    ParserRow("drops-badge-zero", misreading: "badge", on: "aps.badge.zero") { reading, _ in
      if reading.badge == 0 { reading.badge = nil }
    },
    ParserRow("takes-no-badge-for-zero", misreading: "badge", on: "alert.string aps.badge.null") {
      (reading, _) in
      reading.badge = reading.badge ?? 0
    },
    ParserRow(
      "takes-whatever-wakes-for-silent",
      misreading: "silent",
      on: "background.alerting-update"
    ) { reading, payload in
      reading.isSilent = payload.aps?.isContentAvailable ?? false
    },
    ParserRow(
      "takes-whatever-shows-nothing-for-silent",
      misreading: "silent",
      on: "aps.empty.location headers.push-type.alert-badge-only"
    ) { reading, payload in
      reading.isSilent = payload.aps?.alert == nil
    },
    ParserRow("never-silent", misreading: "silent", on: "background.silent shapes.newsstand") {
      (reading, _) in
      reading.isSilent = false
    },
    ParserRow("knows-no-critical-sounds", misreading: "sound", on: "aps.sound.critical") {
      (reading, payload) in
      reading.sound = payload.aps?[.sound]?.string
    },
    ParserRow("plays-the-default-sound", misreading: "sound", on: "aps.sound.boolean alert.string")
    { reading, _ in
      reading.sound = reading.sound ?? "default"
    },
    ParserRow(
      "looks-for-the-category-beside-aps",
      misreading: "category",
      on: "aps.known-keys shapes.encrypted"
    ) { reading, payload in
      reading.category = payload.object["categoryIdentifier"]?.string
    },
  ]

  // MARK: - Texts

  private static let texts: [ParserRow] = [
    ParserRow(
      "reads-string-alerts-only",
      misreading: "title subtitle body",
      on: "aps.known-keys alert.subtitle-only shapes.right-to-left"
    ) { reading, payload in
      (reading.title, reading.subtitle) = (nil, nil)
      reading.body = payload.aps?[.alert]?.string
    },
    ParserRow("takes-a-string-for-the-title", misreading: "title body", on: "alert.string") {
      (reading, payload) in
      guard let text = payload.aps?[.alert]?.string else { return }
      (reading.title, reading.body) = (text, nil)
    },
    ParserRow("describes-null", misreading: "body", on: "alert.body-null") { reading, payload in
      if case .dictionary(let alert) = payload.aps?.alert, alert[.body] == .null {
        reading.body = "<null>"
      }
    },
    ParserRow("describes-numbers", misreading: "body", on: "alert.body-number") {
      (reading, payload) in
      guard case .dictionary(let alert) = payload.aps?.alert else { return }
      reading.body = reading.body ?? alert[.body]?.number?.lexeme
    },
    ParserRow("trims-texts", misreading: "title body", on: "alert.white-space-around") {
      (reading, _) in
      reading.title = reading.title?.trimmingCharacters(in: .whitespacesAndNewlines)
      reading.body = reading.body?.trimmingCharacters(in: .whitespacesAndNewlines)
    },
    ParserRow("stops-at-a-zero", misreading: "body", on: "json.escaped-null") { reading, _ in
      reading.body = reading.body?.split(separator: "\0").first.map(String.init)
    },
    ParserRow(
      "keeps-the-first-line",
      misreading: "body",
      on: "json.escaped-line-feed alert.white-space-around"
    ) { reading, _ in
      reading.body = reading.body?.split(separator: "\n").first.map(String.init)
    },
    ParserRow("counts-in-sixteen-bits", misreading: "body", on: "json.surrogate-pair") {
      (reading, _) in
      // Each half of a pair becomes a character, as in a cast of UTF-16 code units.
      reading.body = reading.body.map { text in
        text.utf16.map { String(decoding: [$0], as: UTF16.self) }.joined()
      }
    },
  ]

  // MARK: - The app's own fields

  private static let ownFields: [ParserRow] = [
    ParserRow(
      "searches-for-links",
      misreading: "url",
      on: "own-fields.url.elsewhere own-fields.url.null"
    ) { reading, payload in
      reading.url =
        reading.url ?? ["uri", "link", "deep_link"].lazy
        .compactMap { payload.object[$0]?.string }.first
        ?? (payload.object["url"] == .null ? "app://home" : nil)
    },
    ParserRow("unescapes-links", misreading: "url", on: "own-fields.url.escapes") { reading, _ in
      reading.url = reading.url?.removingPercentEncoding
    },
    ParserRow(
      "describes-links",
      misreading: "url",
      on: "own-fields.url.number own-fields.url.null shapes.null-everywhere"
    ) { reading, payload in
      reading.url = reading.url ?? payload.object["url"].map(\.text)
    },
    ParserRow(
      "reads-identifiers-by-floating-point",
      misreading: "id",
      on: "own-fields.id.number.16-digits"
    ) { reading, payload in
      guard let number = payload.object["id"]?.number?.double else { return }
      reading.objectID = String(format: "%.0f", number)
    },
    ParserRow(
      "takes-identifiers-for-numbers",
      misreading: "id",
      on: "own-fields.id.digits own-fields.id.spaces"
    ) { reading, _ in
      guard let id = reading.objectID?.trimmingCharacters(in: .whitespaces) else { return }
      reading.objectID = Int(id).map(String.init) ?? reading.objectID
    },
    ParserRow(
      "makes-up-a-type",
      misreading: "type",
      on: "own-fields.type.missing own-fields.type.null"
    ) { reading, _ in
      reading.type = reading.type ?? "unknown"
    },
  ]

  // MARK: - Taking and refusing

  private static let refuses: Set = ["refuses a payload that it has to accept"]
  private static let takes: Set = ["takes a payload that it has to refuse"]

  private static let takingAndRefusing: [ParserRow] = [
    ParserRow("demands-aps", refuses, on: "aps.missing.voip", "aps.not-an-object.null") { bytes in
      Payload(bytes: bytes).flatMap { $0.aps == nil ? nil : ParsedNotification($0) }
    },
    ParserRow("demands-a-number", refuses, on: "aps.badge.string") { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      struct WrongKind: Error {}
      if let badge = payload.aps?[.badge], badge.number == nil { throw WrongKind() }
      return ParsedNotification(payload)
    },
    ParserRow("refuses-unknown-keys", refuses, on: "aps.unknown-key.own-data") { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      let keys = payload.aps?.object.map(\.key) ?? []
      guard keys.allSatisfy({ APSKey(rawValue: $0) != nil }) else { return nil }
      return ParsedNotification(payload)
    },
    ParserRow("refuses-null", refuses, on: "shapes.null-everywhere", "alert.null.2018") { bytes in
      guard !String(decoding: bytes, as: UTF8.self).contains("null") else { return nil }
      return ParsedNotification(bytes: bytes)
    },
    ParserRow("has-a-small-buffer", refuses, on: "size.alert.4096-bytes.ascii") { bytes in
      bytes.count > 2048 ? nil : ParsedNotification(bytes: bytes)
    },
    ParserRow("accepts-arrays", takes, on: "json.root.array") { bytes in
      guard let value = try? JSONScanner.scan(bytes).get().value else { return nil }
      return (value.object ?? value.array?.first?.object).map { ParsedNotification(Payload($0)) }
    },
    ParserRow("accepts-anything", takes, on: "json.truncated", "size.empty") { bytes in
      ParsedNotification(bytes: bytes) ?? ParsedNotification()
    },
    ParserRow("mends-utf-8", takes, on: "json.invalid-utf-8.latin-1") { bytes in
      ParsedNotification(bytes: Array(String(decoding: bytes, as: UTF8.self).utf8))
    },
    ParserRow("stops-when-it-is-done", takes, on: "json.trailing-content") { bytes in
      for end in bytes.indices.reversed().prefix(4) {
        if let reading = ParsedNotification(bytes: Array(bytes[...end])) { return reading }
      }
      return nil
    },
  ]
}
