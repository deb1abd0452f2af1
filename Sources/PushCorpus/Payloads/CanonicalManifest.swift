package import PushPayloads

/// The canonical form of manifests, which all manifests in the repository have.
///
/// `Specs/corpus.md` describes the form. With one form for all manifests, Git merges manifests without needless
/// conflicts. The entry of a test vector has the same bytes, whether a person or a program has added the entry. The kit
/// makes the form from the JSON and not from the decoded manifest, so unknown members are kept.
package enum CanonicalManifest {
  package static func text(of manifest: JSONObject) -> [UInt8] {
    JSONValue.object(form(of: manifest)).utf8(indentedBy: 2) + [UInt8(ascii: "\n")]
  }

  private static func form(of manifest: JSONObject) -> JSONObject {
    var manifest = manifest.ordered(by: PayloadManifest.memberNames)
    manifest.replace("flags") { flags in
      var flags = flags.object ?? JSONObject()
      flags.members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return .object(flags)
    }
    manifest.replace("vectors") { vectors in
      .array(sorted((vectors.array ?? []).map { form(ofVector: $0.object ?? JSONObject()) }))
    }
    return manifest
  }

  private static func sorted(_ vectors: [JSONObject]) -> [JSONValue] {
    vectors.map { (id: Array(($0["id"]?.string ?? "").utf8), vector: $0) }
      .sorted { $0.id.lexicographicallyPrecedes($1.id) }
      .map { .object($0.vector) }
  }

  static func form(ofVector vector: JSONObject) -> JSONObject {
    var vector = vector.ordered(by: PayloadVector.memberNames)
    vector.order("headers", by: PushRequest.Header.allCases.map(\.rawValue))
    vector.replace("bytes") { bytes in
      bytes.number?.int.map { .number(JSONNumber($0)) } ?? bytes
    }
    vector.replace("diagnostics") { .array(($0.array ?? []).map(expectation)) }
    vector.replace("nearMisses", by: set)
    vector.order("keys", by: WrittenKeyMap.memberNames)
    vector.order("parsed", by: ParsedField.allCases.map(\.rawValue))
    vector.replace("flags", by: set)
    vector.order("provenance", by: PayloadVector.Provenance.memberNames)
    vector.members.removeAll { $0.value == .null || $0.value == absent[$0.key] }
    return vector
  }

  private static let absent: [String: JSONValue] = [
    "headers": [:], "headersComplete": false, "limits": .string(LimitProfile.current.rawValue),
    "diagnostics": [], "nearMisses": [], "flags": [],
  ]

  private static func expectation(_ expectation: JSONValue) -> JSONValue {
    var expectation = (expectation.object ?? JSONObject())
      .ordered(by: PayloadVector.Expectation.memberNames)
    // Both an empty and a missing pointer mean the whole body.
    if expectation["pointer"] == "" || expectation["pointer"] == .null {
      expectation["pointer"] = nil
    }
    return .object(expectation)
  }

  /// Returns the strings of a list, sorted and without duplicates, because the order of the list has no meaning.
  private static func set(_ texts: JSONValue) -> JSONValue {
    let sorted = (texts.array ?? []).compactMap(\.string).map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    var unique: [[UInt8]] = []
    for text in sorted where text != unique.last { unique.append(text) }
    return .array(unique.map { .string(String(decoding: $0, as: UTF8.self)) })
  }
}

extension JSONObject {
  /// Returns the object in the order of `names`; members that the list lacks come last.
  fileprivate func ordered(by names: [String]) -> JSONObject {
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    return JSONObject(
      members.enumerated()
        .sorted { left, right in
          (places[left.element.key] ?? names.count, left.offset)
            < (places[right.element.key] ?? names.count, right.offset)
        }
        .map(\.element)
    )
  }

  fileprivate mutating func order(_ key: String, by names: [String]) {
    replace(key) { .object(($0.object ?? JSONObject()).ordered(by: names)) }
  }

  fileprivate mutating func replace(_ key: String, by change: (JSONValue) -> JSONValue) {
    if let value = self[key], value != .null { self[key] = change(value) }
  }
}

struct FormDifference {
  /// The offset of the first different byte, or of the first byte of the scalar that contains this byte.
  let offset: Int
  /// The line of the canonical form at this offset, without indentation, cut after ``longest`` characters.
  let expected: String

  private static let longest = 60

  init?(of text: [UInt8], from canonical: [UInt8]) {
    guard text != canonical else { return nil }
    var offset = zip(text, canonical).prefix { $0 == $1 }.count
    while offset > 0,
      Self.continuesScalar(offset, of: text)
        || Self.continuesScalar(offset, of: canonical)
    {
      offset -= 1
    }
    self.offset = offset
    expected = Self.line(of: canonical, at: offset)
  }

  private static func continuesScalar(_ index: Int, of text: [UInt8]) -> Bool {
    index < text.count && (0x80...0xBF).contains(text[index])
  }

  private static func line(of text: [UInt8], at offset: Int) -> String {
    guard offset < text.count else { return "the end of the file" }
    let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
    let visible = String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    return visible.count <= longest ? visible : visible.prefix(longest) + "…"
  }
}
