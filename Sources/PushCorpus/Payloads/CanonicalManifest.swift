package import PushPayloads

/// The canonical form of a manifest: of all texts that say the same, the one that is kept.
///
/// `Specs/corpus.md` describes it. Manifests in one form merge without noise, and whoever adds a vector
/// with a program and whoever does it by hand leave the same bytes behind. It is made of JSON and not of
/// the decoded manifest, so that a member which this code does not know is ordered and never lost.
package enum CanonicalManifest {
  /// Writes a manifest in its canonical form.
  ///
  /// - Parameter manifest: A manifest that can be decoded.
  /// - Returns: The text of the file, with the line end that closes it.
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

  /// Vectors in the order of their identifiers, byte by byte.
  private static func sorted(_ vectors: [JSONObject]) -> [JSONValue] {
    vectors.map { (id: Array(($0[string: "id"] ?? "").utf8), vector: $0) }
      .sorted { $0.id.lexicographicallyPrecedes($1.id) }
      .map { .object($0.vector) }
  }

  /// The canonical form of one vector, without what its absence would say as well.
  static func form(ofVector vector: JSONObject) -> JSONObject {
    var vector = vector.ordered(by: PayloadVector.memberNames)
    vector.replace("headers") { headers in
      .object(
        (headers.object ?? JSONObject()).ordered(by: PushRequest.Header.allCases.map(\.rawValue))
      )
    }
    vector.replace("bytes") { bytes in
      bytes.number?.int.map { .number(JSONNumber($0)) } ?? bytes
    }
    vector.replace("diagnostics") { .array(($0.array ?? []).map(expectation)) }
    vector.replace("nearMisses", by: set)
    vector.replace("keys") { keys in
      .object((keys.object ?? JSONObject()).ordered(by: WrittenKeyMap.memberNames))
    }
    vector.replace("parsed") { parsed in
      .object(
        (parsed.object ?? JSONObject()).ordered(by: ParsedField.allCases.map(\.rawValue))
      )
    }
    vector.replace("flags", by: set)
    vector.replace("provenance") { provenance in
      .object(
        (provenance.object ?? JSONObject()).ordered(by: PayloadVector.Provenance.memberNames)
      )
    }
    vector.members.removeAll { $0.value == .null || $0.value == absent[$0.key] }
    return vector
  }

  /// What the absence of a member says.
  private static let absent: [String: JSONValue] = [
    "headers": [:], "headersComplete": false, "limits": .string(LimitProfile.current.rawValue),
    "diagnostics": [], "nearMisses": [], "flags": [],
  ]

  private static func expectation(_ expectation: JSONValue) -> JSONValue {
    var expectation = (expectation.object ?? JSONObject())
      .ordered(by: PayloadVector.Expectation.memberNames)
    // An empty pointer means the body as a whole, as no pointer does.
    if expectation["pointer"] == "" || expectation["pointer"] == .null {
      expectation["pointer"] = nil
    }
    return .object(expectation)
  }

  /// Texts whose order and number mean nothing: sorted, each once.
  private static func set(_ texts: JSONValue) -> JSONValue {
    let sorted = (texts.array ?? []).compactMap(\.string).map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    var unique: [[UInt8]] = []
    for text in sorted where text != unique.last { unique.append(text) }
    return .array(unique.map { .string(String(decoding: $0, as: UTF8.self)) })
  }
}

extension JSONObject {
  /// The members in the order of the names, and those that are not among them behind.
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

  /// Replaces a member that is there and not null, which stands for its absence.
  fileprivate mutating func replace(_ key: String, by change: (JSONValue) -> JSONValue) {
    if let value = self[key], value != .null { self[key] = change(value) }
  }
}
