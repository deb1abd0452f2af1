import PushCorpus

/// A source that a requirement or a scenario follows from.
package enum Source: Sendable, Hashable {
  /// A passage in one of the documents that this project started from.
  case seed(String, passage: String)
  /// An issue or pull request of a public project, as owner/name#number.
  case issue(String)
  /// Public documentation, such as `Apple, Registering your app with APNs`.
  case document(String)
  /// A decision record of this project, by its number.
  case decision(String)
}

extension Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case seed, passage, issue, document, decision
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    switch (try text(.seed), try text(.issue), try text(.document), try text(.decision)) {
    case (let seed?, nil, nil, nil):
      self = .seed(seed, passage: try container.decode(String.self, forKey: .passage))
    case (nil, let issue?, nil, nil): self = .issue(issue)
    case (nil, nil, let document?, nil): self = .document(document)
    case (nil, nil, nil, let decision?): self = .decision(decision)
    default:
      throw decoder.corrupted("a source is one of seed with passage, issue, document, decision")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .seed(let seed, let passage):
      try container.encode(seed, forKey: .seed)
      try container.encode(passage, forKey: .passage)
    case .issue(let issue): try container.encode(issue, forKey: .issue)
    case .document(let document): try container.encode(document, forKey: .document)
    case .decision(let decision): try container.encode(decision, forKey: .decision)
    }
  }

  package var text: String {
    switch self {
    case .seed(let seed, let passage): "\(seed), \(passage)"
    case .issue(let issue): issue
    case .document(let document): document
    case .decision(let number): "Specs/decisions/\(number)"
    }
  }
}
