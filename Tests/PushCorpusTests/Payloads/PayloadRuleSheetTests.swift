import PushCorpus
import PushPayloads
import Testing

@Suite("Each payload rule has its prose, and each prose its rule")
struct PayloadRuleSheetTests {
  let entries: [PayloadRuleEntry]
  /// The rules that are checked.
  let rules: [PayloadRuleProse]
  /// All entries of the rule sheets, checked or not.
  let prose: [PayloadRuleProse]

  init() throws {
    entries = try ShippedCorpus.sheets().flatMap(\.rules)
    rules = entries.compactMap { entry in
      guard case .rule(let prose) = entry else { return nil }
      return prose
    }
    prose = entries.compactMap { entry in
      switch entry {
      case .rule(let prose), .untestable(let prose, _): prose
      case .ungrounded, .retired: nil
      }
    }
  }

  @Test("Rules and their prose are equal sets, with equal severities")
  func sets() {
    // Only the prose of a rule about answers has its severity.
    let answers = Set(ResponseRule.all.map(\.id))
    #expect(answers.isSubset(of: rules.map(\.id)))
    let written = rules.filter { !answers.contains($0.id) }
      .map { "\($0.id) \($0.severity.rawValue)" }.sorted()
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

  @Test("Every rule has its clause, age, evidence and reason")
  func says() {
    for rule in prose {
      #expect(rule.clause.hasSuffix("."), "\(rule.id)")
      #expect(rule.why.hasSuffix("."), "\(rule.id)")
      #expect(!rule.since.isEmpty, "\(rule.id)")
      #expect(!rule.sources.isEmpty, "\(rule.id)")
    }
  }

  @Test("An entry that is not checked has a reason")
  func reasons() {
    for entry in entries {
      switch entry {
      case .rule: break
      case .untestable(_, let reason), .retired(_, let reason):
        #expect(reason.hasSuffix("."), "\(entry.id)")
      case .ungrounded(_, let clause, let reason):
        #expect(clause.hasSuffix("."), "\(entry.id)")
        #expect(reason.hasSuffix("."), "\(entry.id)")
      }
    }
  }

  // MARK: - The format

  private static func sheet(_ entry: String) throws -> PayloadRuleSheet {
    let text = #"{"area":"size","title":"Size","rules":[\#(entry)]}"#
    return try StrictJSON.decode(PayloadRuleSheet.self, from: Array(text.utf8), file: "s.json")
  }

  @Test("A tombstone keeps its identifier and its reason")
  func tombstone() throws {
    let sheet = try Self.sheet(#"{"id":"size.old","retired":"merged"}"#)
    #expect(sheet.rules == [.retired(id: "size.old", reason: "merged")])
  }

  @Test("A claim without ground has a clause and a reason")
  func claim() throws {
    let sheet = try Self.sheet(#"{"id":"size.rumour","clause":"c","ungrounded":"no text"}"#)
    #expect(sheet.rules == [.ungrounded(id: "size.rumour", clause: "c", reason: "no text")])
  }

  @Test("A rule that cannot be tested has all that a rule has, and the reason")
  func untestable() throws {
    let sheet = try Self.sheet(
      #"""
      {"id":"size.later","severity":"info","since":"always","clause":"c","evidence":"reported",
       "sources":[{"issue":"a/b#1"}],"why":"w","untestable":"It shows later."}
      """#
    )
    guard case .untestable(let prose, "It shows later.")? = sheet.rules.first else {
      Issue.record("\(sheet.rules)")
      return
    }
    #expect(prose.id == "size.later")
    #expect(prose.severity == .info)
    #expect(prose.sources == [.issue("a/b#1")])
  }

  @Test(
    "An entry that has what its kind does not have is refused",
    arguments: [
      (
        #"{"id":"size.a","retired":"r","ungrounded":"u"}"#,
        """
        s.json:1:69: /rules/0/ungrounded: there is no member "ungrounded"; \
        the members are retired, id
        """
      ),
      (
        #"{"id":"size.a","clause":"c","ungrounded":"u","severity":"info"}"#,
        """
        s.json:1:85: /rules/0/severity: there is no member "severity"; \
        the members are retired, ungrounded, id, clause
        """
      ),
      (
        #"{"id":"size.a","untestable":"u"}"#,
        #"s.json:1:40: /rules/0: the member "severity" is missing"#
      ),
    ]
  )
  func refused(entry: String, complaint: String) throws {
    let error = #expect(throws: StrictJSONError.self) { try Self.sheet(entry) }
    #expect(error?.description == complaint)
  }
}
