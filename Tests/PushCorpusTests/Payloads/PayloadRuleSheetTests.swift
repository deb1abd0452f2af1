import PushCorpus
import PushPayloads
import Testing

@Suite("Each payload rule has its prose, and each prose its rule")
struct PayloadRuleSheetTests {
  let entries: [PayloadRuleEntry]
  let rules: [PayloadRuleProse]

  init() throws {
    entries = try ShippedCorpus.sheets().flatMap(\.rules)
    rules = entries.compactMap { entry in
      guard case .rule(let prose) = entry else { return nil }
      return prose
    }
  }

  @Test("The sets are equal, severities included")
  func sets() {
    let written = rules.map { "\($0.id) \($0.severity.rawValue)" }.sorted()
    let checked = PayloadRule.all.map { "\($0.id) \($0.severity.rawValue)" }.sorted()
    #expect(written == checked)
  }

  @Test("Identifiers are slugs, stand once and lie in the file of their area")
  func identifiers() throws {
    #expect(Set(entries.map(\.id)).count == entries.count)
    let specs = CorpusFolder(try KitResources.locate().specs)
    for path in try specs.files(below: "payload-rules") {
      let sheet = try StrictJSON.decode(PayloadRuleSheet.self, from: specs.read(path), file: path)
      #expect(path == "payload-rules/\(sheet.area).json")
      for entry in sheet.rules {
        #expect(Slug.isValid(entry.id), "\(entry.id)")
        #expect(Slug.area(of: entry.id) == sheet.area, "\(entry.id)")
      }
    }
  }

  @Test("Every rule says what, since when, on what ground and why")
  func prose() {
    for rule in rules {
      #expect(rule.clause.hasSuffix("."), "\(rule.id)")
      #expect(rule.why.hasSuffix("."), "\(rule.id)")
      #expect(!rule.since.isEmpty, "\(rule.id)")
      #expect(!rule.sources.isEmpty, "\(rule.id)")
    }
  }

  @Test("A tombstone keeps its identifier and its reason")
  func tombstone() throws {
    let text = #"{"area":"size","title":"Size","rules":[{"id":"size.old","retired":"merged"}]}"#
    let sheet = try StrictJSON.decode(PayloadRuleSheet.self, from: Array(text.utf8), file: "s.json")
    #expect(sheet.rules == [.retired(id: "size.old", reason: "merged")])
  }
}
