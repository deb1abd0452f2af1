import ConformanceTestSupport
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
    let expected = """
      {"type":"parser","parser":"push-payloads","version":"\(ConformanceKit.version)",\
      "passed":\(count),"failed":0,"errors":0,"hurting":0}

      """
    #expect(json == Tool.Outcome(0, output: expected))
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
    let text = try await scratch.run(
      "corpus verify --parser push-payloads --parser foundation-codable"
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

  private static func refused(
    _ manifest: String = manifest,
    with lines: KeyValuePairs<String, String>
  ) -> [RefusedLine] {
    let files = ["payloads/own/manifest.json": manifest, "payloads/own/one.json": "{}"]
    return RefusedLine.rows("corpus verify .", files: files, lines)
  }

  static let rows: [[RefusedLine]] = [
    RefusedLine.rows("corpus", ["verify": "./Corpus: there is no such folder"]),
    RefusedLine.rows(
      "corpus verify",
      files: ["scenarios/a/b.json": ""],
      [".": ". has no folder payloads"]
    ),
    RefusedLine.rows(
      "corpus verify",
      files: ["payloads/own/one.json": "{}"],
      [".": "in .: own/manifest.json: there is no such file"]
    ),
    RefusedLine.rows(
      "corpus verify",
      files: ["payloads/own/manifest.json": manifest],
      [".": "in .: own/one.json: there is no such file"]
    ),
    refused(
      "{}",
      with: ["": #"in .: payloads/own/manifest.json:1:1: the member "area" is missing"#]
    ),
    refused(
      manifest.replacing("own.one", with: "Own One"),
      with: [
        "": """
        in .: payloads/own/manifest.json: 'Own One' is not a name: dotted, lower case, words joined by \
        hyphens
        """
      ]
    ),
    refused(
      manifest.replacing("own.one", with: "my.one"),
      with: [
        "": """
        in .: payloads/own/manifest.json: 'my.one' does not belong in this file; the id names another \
        file
        """
      ]
    ),
    refused(with: [
      "--parser nobody": """
      there is no subject 'nobody'; the subjects are push-payloads, foundation-dictionary, \
      foundation-codable
      """
    ]),
  ]

  @Test(
    "A folder without a corpus, and a parser that does not exist, are refused",
    arguments: rows.flatMap(\.self)
  )
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("An own corpus is verified")
  func verifies() async throws {
    let scratch = try Scratch([
      "payloads/own/manifest.json": Self.manifest, "payloads/own/one.json": "{}",
    ])
    // Every parser reads further payloads besides those of a corpus.
    let count = PayloadSuite(cases: []).names.count
    let output = """
      push-payloads: \(count) passed, 1 failed, 1 can hurt a user
        misreads badge, 1 payload, can hurt a user
          own.one: expected badge 7; saw no badge

      """
    let outcome = try await scratch.run("corpus verify . --parser push-payloads")
    #expect(outcome == Tool.Outcome(1, output: output))
  }
}
