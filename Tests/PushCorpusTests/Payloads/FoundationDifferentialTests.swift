import ConformanceTestSupport
import Foundation
import PushCorpus
import PushPayloads
import Testing

#if os(Linux)
  @Suite("Each difference of Foundation's readers to the scanner is known")
  struct FoundationDifferentialTests {
    /// The difference of a reader from the scanner, as Snapshots/foundation.txt writes it.
    private enum Outcome: String {
      /// The reader reads a body that is not a JSON text.
      case more
      /// The reader refuses a JSON text.
      case less
      /// The reader reads another value.
      case other
    }

    /// The lines of Snapshots/foundation.txt: a vector, and the outcomes of `JSONSerialization` and `JSONDecoder`.
    private static let known = Result {
      try Snapshot.text(named: "foundation.txt").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: " ").map(String.init) }
    }

    @Test(arguments: ShippedCorpus.rows)
    func jsonSerialization(_ row: ShippedCorpus.Row) throws {
      let object = try? JSONSerialization.jsonObject(
        with: Data(row.bytes),
        options: .fragmentsAllowed
      )
      // The result is read in the same way as an app's user info.
      let value = object.flatMap { JSONObject(userInfo: ["root": $0]) }?["root"]
      #expect(try difference(of: value, from: row.bytes) == expected(1, row))
    }

    @Test(arguments: ShippedCorpus.rows)
    func jsonDecoder(_ row: ShippedCorpus.Row) throws {
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(row.bytes))
      #expect(try difference(of: value, from: row.bytes) == expected(2, row))
    }

    @Test("Every difference belongs to a vector, and has one cause")
    func names() throws {
      let known = Set(ShippedCorpus.rows.map(\.vector.id))
      let lines = try Self.known.get()
      #expect(lines.allSatisfy { $0.count == 3 })
      #expect(Set(lines.map { $0[0] }).subtracting(known) == [])
      #expect(Set(lines.map { $0[0] }).count == lines.count)
    }

    /// A form that Foundation reads, such as JSON5, is unspecified by `client`; a form that Foundation does not read is
    /// rejected.
    ///
    /// See Specs/corpus.md, "Verdicts".
    @Test("No reader of Foundation makes a dictionary of a payload that clients must refuse")
    func refusals() {
      let lenient = JSONDecoder()
      lenient.allowsJSON5 = true
      for row in ShippedCorpus.rows
      where row.vector.diagnostics.contains(where: { $0.rule == "json.malformed" }) {
        let data = Data(row.bytes)
        let isRead =
          (try? JSONSerialization.jsonObject(with: data)) is [String: Any]
          || (try? lenient.decode([String: Anything].self, from: data)) != nil
        #expect(row.vector.client == (isRead ? .unspecified : .rejected), "\(row.vector.id)")
      }
    }

    /// Any value that a decoder finds, including infinities and NaN.
    ///
    /// Integers are tried first: with JSON5 the decoder takes `1e+` for an integer, and traps when it is asked for a
    /// `Double` (Swift 6.3.1).
    private struct Anything: Decodable {
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard !value.decodeNil(), (try? value.decode(Bool.self)) == nil,
          (try? value.decode(Int.self)) == nil, (try? value.decode(Double.self)) == nil,
          (try? value.decode(String.self)) == nil, (try? value.decode([Anything].self)) == nil
        else { return }
        _ = try value.decode([String: Anything].self)
      }
    }

    private func expected(_ reader: Int, _ row: ShippedCorpus.Row) throws -> Outcome? {
      try Self.known.get().first { $0[0] == row.vector.id }.flatMap {
        Outcome(rawValue: $0[reader])
      }
    }

    private func difference(of other: JSONValue?, from bytes: [UInt8]) -> Outcome? {
      let own = try? JSONScanner.scan(bytes).get().value
      return switch (own, other) {
      case (nil, nil): nil
      case (nil, _?): .more
      case (_?, nil): .less
      case (let own?, let other?): canonical(own) == canonical(other) ? nil : .other
      }
    }

    /// Returns a value without its spelling and order, which Foundation's types do not keep.
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
