package import Foundation

/// The texts of the payload rules of one area: `Specs/payload-rules/<area>.json`.
package struct PayloadRuleSheet: Sendable, Hashable, Decodable {
  /// The name of the file, and the first component of every identifier.
  package let area: String
  package let title: String
  package let rules: [PayloadRuleEntry]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, rules
  }
}

extension PayloadRuleSheet {
  package static func all(in specs: URL) throws(CorpusError) -> [PayloadRuleSheet] {
    let folder = CorpusFolder(specs)
    let files: [(path: String, bytes: [UInt8])]
    do throws(CorpusFileError) {
      var read: [(path: String, bytes: [UInt8])] = []
      for path in try folder.files(below: "payload-rules") where path.hasSuffix(".json") {
        read.append((path, try folder.read(path)))
      }
      files = read
    } catch {
      throw .file(error)
    }
    do throws(StrictJSONError) {
      var sheets: [PayloadRuleSheet] = []
      for file in files {
        sheets.append(
          try StrictJSON.decode(PayloadRuleSheet.self, from: file.bytes, file: file.path)
        )
      }
      return sheets
    } catch {
      throw .content(error)
    }
  }
}

package enum PayloadRuleEntry: Sendable, Hashable, Identifiable {
  case rule(PayloadRuleProse)
  /// A rule without a check, because no single request can visibly break the rule; `reason` explains why.
  case untestable(PayloadRuleProse, reason: String)
  /// A claim without any published text, report or observation; `reason` states where the authors looked for evidence.
  case ungrounded(id: String, clause: String, reason: String)
  case retired(id: String, reason: String)

  package var id: String {
    switch self {
    case .rule(let prose), .untestable(let prose, _): prose.id
    case .ungrounded(let id, _, _), .retired(let id, _): id
    }
  }
}

extension PayloadRuleEntry: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, clause, untestable, ungrounded, retired
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func reason(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    if let reason = try reason(.retired) {
      self = .retired(id: try container.decode(String.self, forKey: .id), reason: reason)
    } else if let reason = try reason(.ungrounded) {
      self = .ungrounded(
        id: try container.decode(String.self, forKey: .id),
        clause: try container.decode(String.self, forKey: .clause),
        reason: reason
      )
    } else if let reason = try reason(.untestable) {
      self = .untestable(try PayloadRuleProse(from: decoder), reason: reason)
    } else {
      self = .rule(try PayloadRuleProse(from: decoder))
    }
  }
}
