import Foundation
import PushCorpus
import PushPayloads
import Testing

// Foundation differs between platforms; the differences below were measured with Swift 6.3.1.
#if os(Linux)
  @Suite("Where Foundation's readers differ from the scanner is known by name")
  struct FoundationDifferentialTests {
    /// What a reader of Foundation does otherwise than the scanner.
    enum Difference: Sendable {
      /// It reads what is no JSON text.
      case readsMore
      /// It refuses what is one.
      case readsLess
      /// It reads another value.
      case readsOtherwise
    }

    /// `JSONSerialization`: lenient in form, strict about surrogates and range.
    ///
    /// It drops a byte order mark at the beginning of a string, and its dictionary merges names that are
    /// canonically equivalent.
    static let serialization: [String: Difference] = [
      "json.trailing-comma.object": .readsMore,
      "json.trailing-comma.array": .readsMore,
      "broadcast.body.trailing-comma": .readsMore,
      "json.byte-order-mark": .readsMore,
      "json.utf-16.big-endian-with-mark": .readsMore,
      "json.utf-16.little-endian": .readsMore,
      "json.lone-surrogate.high": .readsLess,
      "json.lone-surrogate.low": .readsLess,
      "json.lone-surrogate.swapped": .readsLess,
      "json.number.beyond-double": .readsLess,
      "json.byte-order-mark.inside": .readsOtherwise,
      "json.same-key.other-code-units": .readsOtherwise,
    ]

    /// `JSONDecoder`: as lenient, keeps the first of repeated names, and takes `3.0` for the integer 3.
    static let decoder: [String: Difference] = [
      "json.trailing-comma.object": .readsMore,
      "json.trailing-comma.array": .readsMore,
      "broadcast.body.trailing-comma": .readsMore,
      "json.byte-order-mark": .readsMore,
      "json.utf-16.big-endian-with-mark": .readsMore,
      "json.utf-16.little-endian": .readsMore,
      "json.lone-surrogate.high": .readsLess,
      "json.lone-surrogate.low": .readsLess,
      "json.lone-surrogate.swapped": .readsLess,
      "json.number.beyond-double": .readsLess,
      "json.duplicate-key.badge": .readsOtherwise,
      "json.duplicate-key.aps": .readsOtherwise,
      "json.duplicate-key.escaped": .readsOtherwise,
      "json.duplicate-key.custom": .readsOtherwise,
      "json.same-key.other-code-units": .readsOtherwise,
      "json.number.beyond-int64": .readsOtherwise,
      "json.number.spellings": .readsOtherwise,
      "aps.badge.beyond-int64": .readsOtherwise,
      "aps.badge.whole-fraction": .readsOtherwise,
      "aps.sound.critical": .readsOtherwise,
    ]

    @Test(arguments: ShippedCorpus.rows)
    func jsonSerialization(_ row: ShippedCorpus.Row) {
      let object = try? JSONSerialization.jsonObject(
        with: Data(row.bytes),
        options: .fragmentsAllowed
      )
      // What it returns is read through the same door as an app's user info.
      let value = object.flatMap { JSONObject(userInfo: ["root": $0]) }?["root"]
      #expect(difference(of: value, from: row.bytes) == Self.serialization[row.vector.id])
    }

    @Test(arguments: ShippedCorpus.rows)
    func jsonDecoder(_ row: ShippedCorpus.Row) {
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(row.bytes))
      #expect(difference(of: value, from: row.bytes) == Self.decoder[row.vector.id])
    }

    @Test("Every difference belongs to a vector")
    func names() {
      let known = Set(ShippedCorpus.rows.map(\.vector.id))
      #expect(known.isSuperset(of: Self.serialization.keys))
      #expect(known.isSuperset(of: Self.decoder.keys))
    }

    private func difference(of other: JSONValue?, from bytes: [UInt8]) -> Difference? {
      let own = try? JSONScanner.scan(bytes).get().value
      return switch (own, other) {
      case (nil, nil): nil
      case (nil, _?): .readsMore
      case (_?, nil): .readsLess
      case (let own?, let other?): canonical(own) == canonical(other) ? nil : .readsOtherwise
      }
    }

    /// What is left when spelling and order are given up, as Foundation's types do.
    private func canonical(_ value: JSONValue) -> JSONValue {
      switch value {
      case .null, .bool, .string: return value
      case .number:
        return JSONObject(userInfo: (["n": value] as JSONObject).userInfo)?["n"] ?? value
      case .array(let elements): return .array(elements.map(canonical))
      case .object(let object):
        var unique = JSONObject()
        for member in object { unique[member.key] = canonical(member.value) }
        unique.members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return .object(unique)
      }
    }
  }
#endif
