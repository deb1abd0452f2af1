import ConformanceTestSupport
import Foundation
import PushConformance
import Testing

@Suite("corpus verify")
struct CorpusVerifyTests {
  @Test(
    "The kit's own parser conforms on the kit's own corpus, by default that of the current folder"
  )
  func own() async throws {
    let scratch = try Scratch()
    try scratch.link("Corpus")
    let count = try Kit.payloads().names.count
    let outcome = Tool.Outcome(0, output: "push-payloads: conforms on \(count) payloads\n")
    #expect(try await Tool.run("corpus", "verify", in: scratch) == outcome)
    #expect(try await Tool.run("corpus", "verify", "Corpus", in: scratch) == outcome)
    let json = try await Tool.run("corpus", "verify", "--format", "json", in: scratch)
    #expect(
      json
        == Tool.Outcome(
          0,
          output: """
            {"type":"parser","parser":"push-payloads","version":"\(ConformanceKit.version)",\
            "passed":\(count),"failed":0,"errors":0,"hurting":0}

            """
        )
    )
  }

  @Test("A named parser is judged once, even if it is named twice")
  func named() async throws {
    let scratch = try Scratch()
    try scratch.link("Corpus")
    let arguments = ["corpus", "verify", "--parser", "foundation-codable"]
    let text = try await Tool.run(arguments, in: scratch)
    #expect(text.status == 1)
    #expect(text.complaints.isEmpty)
    #expect(text.output.hasPrefix("foundation-codable: "))
    #expect(text.output.contains("\n  refuses a payload that it has to accept, "))
    #expect(text.output.contains("\n    aps.badge.string: expected a notification; saw a refusal"))
    #expect(!text.output.contains("the parsers differ"))
    let twice = try await Tool.run(arguments + ["--parser", "foundation-codable"], in: scratch)
    #expect(twice == text)
  }

  @Test("Several parsers are compared")
  func several() async throws {
    let scratch = try Scratch()
    try scratch.link("Corpus")
    let text = try await Tool.run(
      ["corpus", "verify", "--parser", "push-payloads", "--parser", "foundation-codable"],
      in: scratch
    )
    #expect(text.status == 1)
    #expect(
      text.output.contains(
        """

          json.duplicate-key.aps, can hurt a user
            push-payloads: body "Second"
            foundation-codable: body "First"

        """
      )
    )
  }

  static let manifest = """
    {"area": "own", "title": "Own", "flags": {}, "vectors": [
      {"id": "own.one", "title": "One", "file": "one.json", "apns": "accepted", "client": "accepted",
       "bytes": 2, "parsed": {"badge": 7}, "provenance": {"kind": "written"}}]}
    """

  /// Files, the arguments, and the result.
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String] = []
    var files: [String: String] = [:]
    var outcome: Tool.Outcome
    var testDescription: String { outcome.complaints + outcome.output }
  }

  static let rows: [Row] = [
    Row(outcome: .refused("./Corpus: there is no such folder")),
    Row(
      arguments: ["."],
      files: ["scenarios/a/b.json": ""],
      outcome: .refused(". has no folder payloads")
    ),
    Row(
      arguments: ["."],
      files: ["payloads/own/one.json": "{}"],
      outcome: .refused("in .: own/manifest.json: there is no such file")
    ),
    Row(
      arguments: ["."],
      files: ["payloads/own/manifest.json": manifest],
      outcome: .refused("in .: own/one.json: there is no such file")
    ),
    Row(
      arguments: ["."],
      files: ["payloads/own/manifest.json": "{}", "payloads/own/one.json": "{}"],
      outcome: .refused(#"in .: payloads/own/manifest.json:1:1: the member "area" is missing"#)
    ),
    Row(
      arguments: ["."],
      files: [
        "payloads/own/manifest.json": manifest.replacingOccurrences(of: "own.one", with: "Own One"),
        "payloads/own/one.json": "{}",
      ],
      outcome: .refused(
        "in .: payloads/own/manifest.json: 'Own One' is not a name: dotted, lower case, words"
          + " joined by hyphens"
      )
    ),
    Row(
      arguments: ["."],
      files: [
        "payloads/own/manifest.json": manifest.replacingOccurrences(of: "own.one", with: "my.one"),
        "payloads/own/one.json": "{}",
      ],
      outcome: .refused(
        "in .: payloads/own/manifest.json: 'my.one' does not belong in this file; the id names"
          + " another file"
      )
    ),
    Row(
      arguments: [".", "--parser", "nobody"],
      files: ["payloads/own/manifest.json": manifest, "payloads/own/one.json": "{}"],
      outcome: .refused(
        "there is no subject 'nobody'; the subjects are push-payloads,"
          + " foundation-dictionary, foundation-codable"
      )
    ),
    Row(
      arguments: [".", "--parser", "push-payloads"],
      files: ["payloads/own/manifest.json": manifest, "payloads/own/one.json": "{}"],
      outcome: Tool.Outcome(
        1,
        output: """
          push-payloads: \(OwnFields.count) passed, 1 failed, 1 can hurt a user
            misreads badge, 1 payload, can hurt a user
              own.one: expected badge 7; saw no badge

          """
      )
    ),
  ]

  /// The payloads that every parser reads besides those of a corpus.
  private enum OwnFields {
    static let count = PayloadSuite(cases: []).names.count
  }

  @Test("An own corpus is verified, and a folder without a corpus is refused", arguments: rows)
  func folders(_ row: Row) async throws {
    let scratch = try Scratch(row.files)
    let outcome = try await Tool.run(["corpus", "verify"] + row.arguments, in: scratch)
    #expect(outcome == row.outcome)
  }
}
