package import PropertyEngine
package import PushPayloads

extension Generator where Value == JSONNumber {
  package static var number: Generator { AnyJSON.number }
}

extension Generator where Value == JSONValue {
  package static var value: Generator { AnyJSON.value }
}

extension Generator where Value == JSONObject {
  /// Returns a generator of objects without repeated names; an object takes at most `bytes` bytes in the shortest JSON.
  package static func object(
    of values: Generator<JSONValue>,
    named names: Generator<String> = .memberName,
    count: ClosedRange<Int>,
    bytes: Int = .max
  ) -> Generator {
    Generator { source in
      var object = JSONObject()
      var room = bytes
      let members = source.elements(count: count) { source in
        JSONObject.Member(key: names(&source), value: values(&source))
      }
      for member in members where object[member.key] == nil {
        room -= JSONObject([member]).utf8.count
        if room >= 0 { object.members.append(member) }
      }
      return object
    }
  }
}

extension Generator where Value == String {
  package static var memberName: Generator { AnyJSON.name }
}

/// The stored generators that the properties of `Generator` return.
///
/// Each generator is built once, because building a generator is slow.
private enum AnyJSON {
  static let number: Generator<JSONNumber> = .frequency([
    (4, Generator<Int>.integer().map { JSONNumber($0) }),
    (2, Generator<Int>.integer(in: -1_000...1_000).map { JSONNumber($0) }),
    (1, decimal),
    (1, .element(of: spellings.compactMap(JSONNumber.init(lexeme:)))),
  ])

  private static let decimal = Generator<Int>.integer(in: -1_000_000...1_000_000).map {
    JSONNumber(Double($0) / 1_000) ?? JSONNumber(0)
  }

  /// Numbers whose form a double does not keep: signs of zero, zero fractions, exponents.
  private static let spellings = [
    "-0", "1.0", "0.0", "-0.0", "1e2", "1E+2", "25e-1", "0.10", "1e-7", "0e0",
  ]

  static let scalar: Generator<JSONValue> = .frequency([
    (3, Generator<String>.text(count: 0...16).map(JSONValue.string)),
    (3, number.map(JSONValue.number)),
    (2, Generator<Bool>.bool.map(JSONValue.bool)),
  ])

  static let value: Generator<JSONValue> = .recursive(depth: 3, leaf: scalar) { inner in
    .frequency([
      (1, inner.array(count: 0...4).map(JSONValue.array)),
      (1, Generator<JSONObject>.object(of: inner, count: 0...4).map(JSONValue.object)),
    ])
  }

  /// A member name; an identifier is never `aps`.
  static let name: Generator<String> = .frequency([
    (6, Generator<String>.identifier(count: 1...10).map { $0 == "aps" ? "apsis" : $0 }),
    (1, .text(count: 0...6)),
  ])
}
