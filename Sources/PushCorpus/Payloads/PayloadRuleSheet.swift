/// The prose of the payload rules of one area: `Specs/payload-rules/<area>.json`.
public struct PayloadRuleSheet: Sendable, Hashable, Decodable {
  /// The name of the file, and the first component of every identifier in it.
  public let area: String
  /// What the area is called in reports.
  public let title: String
  /// The rules.
  public let rules: [PayloadRuleEntry]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, rules
  }

  /// Reads a sheet and refuses members that it does not know.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    area = try container.decode(String.self, forKey: .area)
    title = try container.decode(String.self, forKey: .title)
    rules = try container.decode([PayloadRuleEntry].self, forKey: .rules)
  }
}

/// An identifier of a sheet: a rule in force, or the tombstone of one.
public enum PayloadRuleEntry: Sendable, Hashable, Identifiable {
  /// A rule that is checked.
  case rule(PayloadRuleProse)
  /// A rule that is checked no longer, and why.
  case retired(id: String, reason: String)

  /// The slug.
  public var id: String {
    switch self {
    case .rule(let prose): prose.id
    case .retired(let id, _): id
    }
  }
}

extension PayloadRuleEntry: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, retired
  }

  /// Reads a tombstone where there is a member `retired`, else a rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let reason = try container.decodeIfPresent(String.self, forKey: .retired) {
      self = .retired(id: try container.decode(String.self, forKey: .id), reason: reason)
    } else {
      self = .rule(try PayloadRuleProse(from: decoder))
    }
  }
}
