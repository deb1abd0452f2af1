import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The line under `Again` shows the finding as it was printed.
@Suite("The line of a finding repeats it", .serialized)
struct AgainTests {
  /// Every fifth center of the list: a hundred lines of golden scenarios.
  static let rows = FaultySubjects.rows.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)

  @Test("A hundred findings of golden scenarios are repeated word for word", arguments: rows)
  @MainActor func golden(_ row: SubjectRow) async throws {
    let subject = row.subject()
    let finding = try #require(Self.findings(of: try await Kit.results(of: subject)).first)
    let words = try Self.words(of: finding, subject: subject.name)
    try #require(words.prefix(3) == ["push-conformance", "run", subject.name[...]])
    let filter = CaseFilter(filters: [String(try #require(words.last))])
    let again = try await Kit.results(of: subject, RunOptions(filter: filter, level: .should))
    let texts = Self.findings(of: again).map { $0.text(subject: subject.name) }
    #expect(texts.contains(finding.text(subject: subject.name)))
  }

  /// Centers whose generated runs show a fault, with golden scenarios left out.
  static let drawn = FaultySubjects.rows.enumerated().filter { $0.offset % 25 == 0 }.map(\.element)

  @Test("The token of a generated run shows its steps and its expectation again", arguments: drawn)
  @MainActor func generated(_ row: SubjectRow) async throws {
    let subject = row.subject()
    var kit = try Kit.load()
    kit.scenarios = []
    let runner = ConformanceRunner(kit: kit, options: RunOptions(level: .should, caseCount: 60))
    for finding in Self.findings(of: await runner.run(subject)).prefix(2) {
      let words = try Self.words(of: finding, subject: subject.name)
      try #require(words.prefix(2) == ["push-conformance", "replay"])
      let token = try ReplayToken(String(words[2]))
      let again = await runner.replay(token, with: subject).findings
      #expect(again.contains { $0.kind == finding.kind && $0.headline == finding.headline })
      #expect(again.allSatisfy { $0.run?.story() == finding.run?.story() })
    }
  }

  private static func findings(of results: SubjectResults) -> [Finding] {
    results.cases.filter { $0.kind == .requirement }.flatMap(\.outcome.findings)
  }

  private static func words(of finding: Finding, subject: String) throws -> [Substring] {
    let lines = finding.text(subject: subject).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Again ") })
    return line.dropFirst(10).split(separator: " ")
  }
}

@Suite("The line of a finding names the choices of its run")
struct RepetitionTests {
  @Test("The command line has flags, and swift test has variables")
  func doors() {
    let tool = Repetition(choices: ["--level should", "--seed 7"])
    #expect(
      tool.line(judging: "toast.tapped", of: "my-center")
        == "push-conformance run my-center --filter toast.tapped --level should --seed 7"
    )
    #expect(
      tool.line(replaying: "PC1.a", of: "my-center") == "push-conformance replay PC1.a my-center"
    )
    let tests = Repetition(door: .swiftTest, choices: ["PUSH_CONFORMANCE_SEED=7"])
    #expect(
      tests.line(judging: "toast.tapped", of: "my-center")
        == "PUSH_CONFORMANCE_SEED=7 PUSH_CONFORMANCE_FILTER=toast.tapped swift test"
    )
    #expect(
      tests.line(replaying: "PC1.a", of: "my-center") == "PUSH_CONFORMANCE_REPLAY=PC1.a swift test"
    )
  }

  @Test(
    "A name that a shell would take apart is quoted",
    arguments: [
      ("a-b.c/d", "a-b.c/d"), ("my scenarios", "'my scenarios'"), ("it's", #"'it'\''s'"#),
      ("", "''"),
    ]
  )
  func words(_ text: String, _ word: String) { #expect(Repetition.word(text) == word) }
}
