package import PushPayloads

/// What a rule says, why, and on what ground.
package struct PayloadRuleProse: Sendable, Hashable {
  /// What a rule rests on, from firm to soft.
  package enum Evidence: String, Sendable, Hashable, Decodable, CaseIterable {
    /// A published text: Apple's, or an RFC.
    case documented
    /// An observation that can be repeated.
    case measured
    /// Reports by others.
    case reported
    /// A conclusion from a published text.
    case inferred
  }

  /// Where a ground can be looked up.
  package enum Source: Sendable, Hashable {
    /// A published text.
    case document(String)
    /// A thread in a public tracker.
    case issue(String)
    /// An observation, with what was observed.
    case measurement(String)
    /// A decision record of the kit.
    case decision(String)
  }

  /// The slug.
  package let id: String
  /// What follows where it is broken.
  package let severity: Severity
  /// Since when it holds: a system version, or "always".
  package let since: String
  /// Whether that version is from memory: no text was found that says it.
  package let isSinceRecalled: Bool
  /// The rule, in one sentence.
  package let clause: String
  /// What it rests on.
  package let evidence: Evidence
  /// Where that can be looked up.
  package let sources: [Source]
  /// What users or developers see when it is broken.
  package let why: String
}

extension PayloadRuleProse: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, severity, since, sinceRecalled, clause, evidence, sources, why
    /// Read by `PayloadRuleEntry`, which keeps the reason; known here so that it is not refused.
    case untestable
  }

  /// Reads a rule and refuses members that it does not know.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    let level = try container.decode(String.self, forKey: .severity)
    guard let severity = Severity(rawValue: level) else {
      let known = Severity.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .severity,
        in: container,
        debugDescription: "\"\(level)\" is not known here; known are \(known)"
      )
    }
    self.severity = severity
    since = try container.decode(String.self, forKey: .since)
    isSinceRecalled = try container.decodeIfPresent(Bool.self, forKey: .sinceRecalled) ?? false
    clause = try container.decode(String.self, forKey: .clause)
    evidence = try container.decode(Evidence.self, forKey: .evidence)
    sources = try container.decode([Source].self, forKey: .sources)
    why = try container.decode(String.self, forKey: .why)
  }
}

extension PayloadRuleProse.Source: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case document, issue, measurement, decision
  }

  /// Reads an object whose only member says what kind of source its text names.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a source has one member: document, issue, measurement or decision"
        )
      )
    }
    let text = try container.decode(String.self, forKey: key)
    self =
      switch key {
      case .document: .document(text)
      case .issue: .issue(text)
      case .measurement: .measurement(text)
      case .decision: .decision(text)
      }
  }
}
