import Foundation
import Testing

@Suite("corpus lint")
struct CorpusLintTests {
  @Test("The kit's own corpus is clean, by default that of the current folder")
  func own() async throws {
    let scratch = try Scratch()
    try scratch.copy("Corpus")
    let byDefault = try await Tool.run("corpus", "lint", in: scratch)
    #expect(byDefault == Tool.Outcome(0, output: "./Corpus: clean\n"))
    let named = try await Tool.run("corpus", "lint", "Corpus", in: scratch)
    #expect(named == Tool.Outcome(0, output: "Corpus: clean\n"))
    let json = try await Tool.run("corpus", "lint", "--format", "json", in: scratch)
    #expect(json == Tool.Outcome(0))
  }

  @Test("A broken copy: each finding with its file, and nothing else")
  func broken() async throws {
    let scratch = try Scratch()
    try scratch.copy("Corpus")
    try scratch.write([0x7B], to: "Corpus/payloads/size/stray.json")
    try scratch.remove("Corpus/payloads/alert/string.json")
    try scratch.makeFolder("Corpus/payloads/empty")
    try scratch.write([0x7B], to: "Corpus/scenarios/routing/broken.json")
    try scratch.write(
      Array(
        """
        {"id": "toast.gone", "title": "Gone", "exercises": ["broadcast.suppressed-notifications-are-heard"],
         "when": ["launch"], "then": {}}
        """.utf8
      ),
      to: "Corpus/scenarios/toast/gone.json"
    )
    let text = try await Tool.run("corpus", "lint", in: scratch)
    let lines = text.output.split(separator: "\n").map(String.init)
    #expect(text.status == 1)
    #expect(text.complaints.isEmpty)
    #expect(
      lines == [
        "payloads/alert/manifest.json:49:5: alert/string.json: there is no such file",
        "payloads/empty/manifest.json:1:1: empty/manifest.json: there is no such file",
        """
        payloads/size/manifest.json:1:1: "stray.json" lies here and is not listed; list or remove it
        """,
        "scenarios/routing/broken.json:1:2: the text ends where a member name or '}' is expected",
        """
        scenarios/toast/gone.json: there is no requirement \
        'broadcast.suppressed-notifications-are-heard'; it has become \
        suppression.never-prevents-broadcast
        """,
        "./Corpus: 5 findings",
      ]
    )
    let json = try await Tool.run("corpus", "lint", "--format", "json", in: scratch)
    #expect(json.status == 1)
    #expect(json.output.split(separator: "\n").count == 5)
    #expect(json.output.hasPrefix(#"{"message":"payloads/alert/manifest.json:"#))
  }

  /// Files, and the one line that is said of them.
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var files: [String: String] = [:]
    var outcome: Tool.Outcome
    var testDescription: String { outcome.complaints + outcome.output }
  }

  static let rows: [Row] = [
    Row(arguments: [], outcome: Tool.Outcome(2, complaint: "./Corpus: there is no such folder")),
    Row(arguments: [""], outcome: Tool.Outcome(2, complaint: "'': there is no such folder")),
    Row(
      arguments: ["file"],
      files: ["file": ""],
      outcome: Tool.Outcome(2, complaint: "file: there is no such folder")
    ),
    Row(
      arguments: ["a\nb\u{1B}[2J"],
      outcome: Tool.Outcome(2, complaint: #"a b\u{1B}[2J: there is no such folder"#)
    ),
    Row(
      arguments: ["."],
      files: ["Corpus/payloads/a/b.json": ""],
      outcome: Tool.Outcome(2, complaint: ". has neither a folder payloads nor a folder scenarios")
    ),
    Row(
      arguments: ["a\nb"],
      files: ["a\nb/scenarios/c\u{1B}[2J.json": "{}"],
      outcome: Tool.Outcome(
        1,
        output: #"""
          scenarios/c\u{1B}[2J.json:1:1: the member "id" is missing
          a b: 1 finding

          """#
      )
    ),
  ]

  @Test("A folder that is none, and names that are hostile", arguments: rows)
  func folders(_ row: Row) async throws {
    let scratch = try Scratch(row.files)
    let outcome = try await Tool.run(["corpus", "lint"] + row.arguments, input: [], in: scratch)
    #expect(outcome == row.outcome)
  }
}
