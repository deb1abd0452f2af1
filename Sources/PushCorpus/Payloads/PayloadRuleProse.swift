package import PushPayloads

package struct PayloadRuleProse: Sendable, Hashable {
  /// The kinds of evidence for a rule, from the strongest to the weakest.
  package enum Evidence: String, Sendable, Hashable, Decodable, CaseIterable {
    /// A published text by Apple, or an RFC.
    case documented
    /// A repeatable observation, such as the payloads that a public library builds.
    case measured
    /// Reports of other developers, such as bug reports.
    case reported
    /// A conclusion from a published text.
    case inferred
  }

  package enum Source: Sendable, Hashable {
    /// A published text, by its title and section.
    case document(String)
    /// A thread in a public tracker, such as `sideshow/apns2#185`.
    case issue(String)
    /// An observation: the software that was observed, and the result.
    case measurement(String)
    /// A decision record of the kit, by its number in `Specs/decisions`.
    case decision(String)
  }

  package let id: String
  /// The severity in the sheet; the rule in code has to have the same severity.
  package let severity: Severity
  /// The first version of the system for which the rule holds, or "always".
  package let since: String
  /// True if the version in ``since`` is from memory, without a source.
  package let isSinceRecalled: Bool
  package let clause: String
  package let evidence: Evidence
  package let sources: [Source]
  /// The effect that users or developers see when the rule is broken.
  package let why: String
}

extension PayloadRuleProse: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, severity, since, sinceRecalled, clause, evidence, sources, why
    /// This case only makes the decoder accept the member; ``PayloadRuleEntry`` reads the member.
    case untestable
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    severity = try container.named(try container.decode(String.self, forKey: .severity), .severity)
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

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw decoder.corrupted("a source has one member: document, issue, measurement or decision")
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
