import PushCorpus

/// A file of Specs/requirements: the written requirements of one area.
struct RequirementFile: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, requirements
  }

  var area: String
  var title: String
  var requirements: [Entry]

  enum Entry: Decodable {
    case standing(Requirement)
    case retired(RetiredRequirement)

    var id: String {
      switch self {
      case .standing(let requirement): requirement.id
      case .retired(let retired): retired.id
      }
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case id, level, clause, except, roles, policies, sources, why, hint, needs, hostile
      case since, levelBefore, judged, untestable, retired, mergedInto
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) throws -> String? {
        try container.decodeIfPresent(String.self, forKey: key)
      }
      let id = try container.decode(String.self, forKey: .id)
      if let reason = try text(.retired) {
        self = .retired(
          RetiredRequirement(id: id, reason: reason, mergedInto: try text(.mergedInto))
        )
        return
      }
      let untestable = try text(.untestable)
      let since = try text(.since)
      guard let edition = since.map(Edition.init(named:)) ?? .first else {
        let known = Edition.all.map(\.name).joined(separator: ", ")
        throw decoder.corrupted("there is no edition '\(since ?? "")'; the editions are \(known)")
      }
      self = .standing(
        Requirement(
          id: id,
          level: try container.decode(Requirement.Level.self, forKey: .level),
          clause: try container.decode(String.self, forKey: .clause),
          except: try container.decodeIfPresent([String].self, forKey: .except) ?? [],
          roles: try container.decode([Role].self, forKey: .roles),
          policies: try container.decodeIfPresent(PolicyCondition.self, forKey: .policies)
            ?? PolicyCondition(),
          sources: try container.decode([Source].self, forKey: .sources),
          why: try container.decode(String.self, forKey: .why),
          hint: untestable == nil ? try container.decode(String.self, forKey: .hint) : "",
          needs: try container.decodeIfPresent([String].self, forKey: .needs) ?? [],
          isAboutHostilePayloads: try container.decodeIfPresent(Bool.self, forKey: .hostile)
            ?? false,
          untestable: untestable,
          since: edition,
          levelBefore: try container.decodeIfPresent(Requirement.Level.self, forKey: .levelBefore),
          judged: try container.decodeIfPresent([String: Int].self, forKey: .judged) ?? [:],
          check: RequirementCatalog.checks[id]
        )
      )
    }
  }
}

/// A withdrawn requirement; its name is never used again.
package struct RetiredRequirement: Sendable, Hashable, Identifiable {
  package var id: String
  package var reason: String
  /// The name of the requirement that now states the duty; nil if no requirement states the duty.
  package var mergedInto: String?
}
