package import PushPayloads

/// One payload of the corpus, and what is expected of those who read it.
package struct PayloadVector: Sendable, Hashable, Identifiable {
  /// What somebody does with the payload.
  package enum Verdict: String, Sendable, Hashable, Decodable, CaseIterable {
    /// It is taken.
    case accepted
    /// It is refused.
    case rejected
    /// No public text says; any behaviour but a crash will do.
    case unspecified
  }

  /// A diagnostic that the payload check gives.
  package struct Expectation: Sendable, Hashable {
    /// The rule.
    package let rule: String
    /// The value that is meant, as a JSON pointer.
    package let pointer: String
  }

  /// Where the payload comes from.
  package struct Provenance: Sendable, Hashable {
    /// The ways to come by a payload.
    package enum Kind: String, Sendable, Hashable, Decodable, CaseIterable {
      /// A program writes it, and a test proves that the file is what it writes.
      case computed
      /// It was written for the corpus.
      case written
      /// It was written after something that was reported or published.
      case reported
    }

    /// How it was come by.
    package let kind: Kind
    /// The report, document or program; a written payload may do without.
    package let source: String?
  }

  /// The slug, whose first component is the area.
  package let id: String
  /// What the payload shows, in one sentence.
  package let title: String
  /// The file, below the folder of the area.
  package let file: String
  /// The request that the payload is the body of.
  package let request: PushRequest
  /// What APNs answers.
  package let apns: Verdict
  /// What a client's parser does with the bytes.
  package let client: Verdict
  /// The size of the file.
  package let bytes: Int
  /// Exactly what the payload check says, in order.
  package let diagnostics: [Expectation]
  /// The rules that the payload comes close to breaking, and does not.
  package let nearMisses: [String]
  /// Where the app that the payload is for keeps its own fields; nil where it does not say.
  package let keys: PayloadKeyMap?
  /// What a parser reads in it, as far as a source says.
  package let parsed: ParsedExpectation?
  /// The features of the payload, which the manifest explains.
  package let flags: [String]
  /// Where the payload comes from.
  package let provenance: Provenance
}

extension PayloadVector: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, file, method, path, headers, headersComplete, limits, apns, client, bytes,
      diagnostics, nearMisses, keys, parsed, flags, provenance
  }

  /// Reads a vector and refuses members that it does not know.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    file = try container.decode(String.self, forKey: .file)
    apns = try container.decode(Verdict.self, forKey: .apns)
    client = try container.decode(Verdict.self, forKey: .client)
    bytes = try container.decode(Int.self, forKey: .bytes)
    diagnostics = try container.decodeIfPresent([Expectation].self, forKey: .diagnostics) ?? []
    nearMisses = try container.decodeIfPresent([String].self, forKey: .nearMisses) ?? []
    keys = try container.decodeIfPresent(WrittenKeyMap.self, forKey: .keys)?.keys
    parsed = try container.decodeIfPresent(WrittenExpectation.self, forKey: .parsed)?.expectation
    flags = try container.decodeIfPresent([String].self, forKey: .flags) ?? []
    provenance = try container.decode(Provenance.self, forKey: .provenance)
    let headers = try Self.headers(in: container)
    request = PushRequest(
      method: try container.decodeIfPresent(String.self, forKey: .method),
      path: try container.decodeIfPresent(String.self, forKey: .path),
      headers: headers.compactMapValues { $0.count == 1 ? $0.first : nil },
      repeated: headers.filter { $0.value.count > 1 },
      headersComplete: try container.decodeIfPresent(Bool.self, forKey: .headersComplete) ?? false,
      limits: try Self.limits(in: container)
    )
  }

  /// The values of each header.
  private static func headers(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [PushRequest.Header: [String]] {
    let values = try container.decodeIfPresent([String: HeaderValues].self, forKey: .headers) ?? [:]
    var headers: [PushRequest.Header: [String]] = [:]
    for (name, values) in values.sorted(by: { $0.key < $1.key }) {
      guard let header = PushRequest.Header(rawValue: name) else {
        let known = PushRequest.Header.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          forKey: .headers,
          in: container,
          debugDescription: "no header \"\(name)\" is known here; known are \(known)"
        )
      }
      headers[header] = values.all
    }
    return headers
  }

  private static func limits(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> LimitProfile {
    guard let name = try container.decodeIfPresent(String.self, forKey: .limits) else {
      return .current
    }
    guard let profile = LimitProfile(rawValue: name) else {
      let known = LimitProfile.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .limits,
        in: container,
        debugDescription: "\"\(name)\" is not known here; known are \(known)"
      )
    }
    return profile
  }
}

/// What a manifest gives for a header: a string, or several where the header is sent several times.
private struct HeaderValues: Decodable {
  let all: [String]

  init(from decoder: any Decoder) throws {
    let text = decoder.wholeText
    all = text.map { [$0] } ?? (try? [String](from: decoder)) ?? []
    guard text != nil || all.count > 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a header is a string, or an array of several where it is sent again"
        )
      )
    }
  }
}

extension PayloadVector.Expectation: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case rule, pointer
  }

  /// Reads an expectation; without a pointer it concerns the body as a whole, or a header.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rule = try container.decode(String.self, forKey: .rule)
    pointer = try container.decodeIfPresent(String.self, forKey: .pointer) ?? ""
  }
}

extension PayloadVector.Provenance: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, source
  }

  /// Reads a provenance, which names its source unless the payload was written for the corpus.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(Kind.self, forKey: .kind)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    guard kind == .written || source != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind,
        in: container,
        debugDescription: "what is \(kind.rawValue) names its source"
      )
    }
  }
}

// MARK: - The order of the grammar

extension PayloadVector {
  /// The members of a vector, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)
}

extension PayloadVector.Expectation {
  /// The members of an expectation, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)
}

extension PayloadVector.Provenance {
  /// The members of a provenance, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)
}
