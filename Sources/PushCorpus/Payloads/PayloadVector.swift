package import PushPayloads

/// A test vector: a payload of the corpus, and the expected treatment of this payload.
package struct PayloadVector: Sendable, Hashable, Identifiable {
  package enum Verdict: String, Sendable, Hashable, Decodable, CaseIterable {
    /// APNs accepts the payload, or the client's parser reads a notification in the payload.
    case accepted
    case rejected
    /// No public text specifies the result; any behavior except a crash is right.
    case unspecified
  }

  package struct Expectation: Sendable, Hashable {
    package let rule: String
    package let pointer: String
  }

  package struct Provenance: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, Decodable, CaseIterable {
      /// A program has written the payload; a test compares the file with the program's output.
      case computed
      /// An author has invented the payload for the corpus, in order to test a case.
      case written
      /// An author has modeled the payload on a report or a publication.
      case reported
    }

    package let kind: Kind
    /// The report, document or program; optional for a payload written for the corpus.
    package let source: String?
  }

  package let id: String
  package let title: String
  /// The path below the folder of the area.
  package let file: String
  package let request: PushRequest
  /// The expected answer of APNs to the request, which can depend on the headers.
  package let apns: Verdict
  package let client: Verdict
  /// The size of the file in bytes.
  package let bytes: Int
  /// The exact diagnostics of the payload checker, in order.
  package let diagnostics: [Expectation]
  /// The rules that the payload nearly breaks, so that a rule with a wrong limit would be noticed.
  package let nearMisses: [String]
  /// The places of the app's own fields; nil if the manifest does not state them.
  package let keys: PayloadKeyMap?
  /// The values that a parser has to read, for each specified field; nil if the manifest states no values.
  package let parsed: ParsedExpectation?
  /// The names of features that the payload has; the manifest explains each name.
  package let flags: [String]
  package let provenance: Provenance
}

extension PayloadVector: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, file, method, path, headers, headersComplete, limits, sentAt, checkedAt,
      recipient, apns, client, bytes, diagnostics, nearMisses, keys, parsed, flags, provenance
  }

  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  package init(from decoder: any Decoder) throws {
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
    let written =
      try container.decodeIfPresent([String: HeaderValues].self, forKey: .headers) ?? [:]
    let others = written.keys.filter { PushRequest.Header(rawValue: $0) == nil }.sorted()
    if let name = others.first,
      !(diagnostics.map(\.rule) + nearMisses).contains("headers.unknown")
    {
      let known = PushRequest.Header.allCases.map(\.rawValue).joined(separator: ", ")
      throw container.corrupted(
        .headers,
        "there is no header \"\(name)\"; the headers are \(known)"
      )
    }
    let headers = Dictionary(
      uniqueKeysWithValues: written.compactMap { name, values in
        PushRequest.Header(rawValue: name).map { ($0, values.all) }
      }
    )
    var request = PushRequest(
      method: try container.decodeIfPresent(String.self, forKey: .method),
      path: try container.decodeIfPresent(String.self, forKey: .path),
      headers: headers.compactMapValues { $0.count == 1 ? $0.first : nil },
      repeated: headers.filter { $0.value.count > 1 },
      headersComplete: try container.decodeIfPresent(Bool.self, forKey: .headersComplete) ?? false,
      limits: try container.decodeIfPresent(String.self, forKey: .limits)
        .map { try container.named($0, .limits) } ?? .current
    )
    request.otherHeaders = others
    request.sentAt = try container.decodeIfPresent(Int.self, forKey: .sentAt)
    request.checkedAt = try container.decodeIfPresent(Int.self, forKey: .checkedAt)
    request.recipient = try container.decodeIfPresent(String.self, forKey: .recipient)
      .map { try container.named($0, .recipient) }
    self.request = request
  }
}

/// The value of a header in a manifest: a string, or several strings if the header is sent several times.
private struct HeaderValues: Decodable {
  let all: [String]

  init(from decoder: any Decoder) throws {
    let text = decoder.wholeText
    all = text.map { [$0] } ?? (try? [String](from: decoder)) ?? []
    guard text != nil || all.count > 1 else {
      throw decoder.corrupted(
        "a header is a string, or an array of strings if it is sent several times"
      )
    }
  }
}

extension PayloadVector.Expectation: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case rule, pointer
  }

  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  /// An expectation without a pointer is about the whole body or a header.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rule = try container.decode(String.self, forKey: .rule)
    pointer = try container.decodeIfPresent(String.self, forKey: .pointer) ?? ""
  }
}

extension PayloadVector.Provenance: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, source
  }

  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(Kind.self, forKey: .kind)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    guard kind == .written || source != nil
    else { throw container.corrupted(.kind, "an origin of kind '\(kind.rawValue)' has a source") }
  }
}
