import Foundation
import Testing

@Suite("corpus lint")
struct CorpusLintTests {
  @Test("The kit's own corpus is clean, by default that of the current folder")
  func own() async throws {
    let scratch = try Scratch()
    try scratch.link("Corpus")
    let byDefault = try await Tool.run("corpus", "lint", "--coverage", in: scratch)
    #expect(byDefault == Tool.Outcome(0, output: "./Corpus: clean\n"))
    let named = try await Tool.run("corpus", "lint", "Corpus", in: scratch)
    #expect(named == Tool.Outcome(0, output: "Corpus: clean\n"))
    let json = try await Tool.run("corpus", "lint", "--format", "json", in: scratch)
    #expect(json == Tool.Outcome(0))
  }

  static let manifest = """
    {
      "area": "size",
      "title": "Size",
      "flags": {},
      "vectors": [
        {
          "id": "size.a",
          "title": "A",
          "file": "a.json",
          "apns": "accepted",
          "client": "accepted",
          "bytes": 2,
          "provenance": {
            "kind": "written"
          }
        }
      ]
    }

    """

  @Test("Each finding in a broken corpus is printed with its file")
  func broken() async throws {
    let scratch = try Scratch([
      "Corpus/payloads/size/manifest.json": Self.manifest,
      "Corpus/payloads/size/stray.json": "{",
      "Corpus/scenarios/routing/broken.json": "{",
      "Corpus/scenarios/toast/gone.json": """
      {"id": "toast.gone", "title": "Gone", "exercises": ["broadcast.suppressed-notifications-are-heard"],
       "when": ["launch"], "then": {}}
      """,
    ])
    try scratch.makeFolder("Corpus/payloads/empty")
    let text = try await Tool.run("corpus", "lint", in: scratch)
    let lines = text.output.split(separator: "\n").map(String.init)
    #expect(text.status == 1)
    #expect(text.complaints.isEmpty)
    #expect(
      lines == [
        "payloads/empty/manifest.json:1:1: empty/manifest.json: there is no such file",
        "payloads/size/manifest.json:6:5: size/a.json: there is no such file",
        """
        payloads/size/manifest.json:1:1: "stray.json" is in this folder and not listed; list or remove it
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
    #expect(json.output.hasPrefix(#"{"message":"payloads/empty/manifest.json:"#))
  }

  @Test("A file that is not read is named, with a remedy")
  func leftOut() async throws {
    let scratch = try Scratch([
      "payloads/size/manifest.json": Self.manifest, "payloads/size/a.json": "{}",
      "payloads/size/.a.json.swp": "{}", "payloads/.gitattributes": "* -text",
      "elsewhere/b.json": "{}",
    ])
    let made = try await Tool.shell(
      """
      ln -s ../../elsewhere/b.json payloads/size/b.json && ln -s ../elsewhere payloads/linked \
      && mkdir -p scenarios/routing && ln -s nowhere scenarios/routing/linked.json \
      && mkfifo payloads/size/pipe && mkdir payloads/size/.hidden && ln -s a payloads/size/.hidden/c
      """,
      in: scratch
    )
    try #require(made.status == 0)
    let outcome = try await Tool.run("corpus", "lint", ".", in: scratch)
    let expected = """
      payloads/size/manifest.json:1:1: ".a.json.swp" is hidden, so it is not looked at; rename \
      or remove it
      payloads/size/manifest.json:1:1: ".hidden" is hidden, so it is not looked at; rename or \
      remove it
      payloads/size/manifest.json:1:1: "b.json" is a link, which is not followed; put the file \
      itself here, or remove it
      payloads/size/manifest.json:1:1: "pipe" is neither a file nor a folder, so it is not \
      looked at; remove it
      payloads:1:1: "linked" is a link, which is not followed; put the file itself here, or \
      remove it
      scenarios/routing/linked.json: this is a link, which is not followed; put the file itself \
      here, or remove it
      .: 6 findings

      """
    #expect(outcome == Tool.Outcome(1, output: expected))
  }

  @Test("Rules need vectors only with --coverage")
  func coverage() async throws {
    let scratch = try Scratch([
      "payloads/size/manifest.json": Self.manifest, "payloads/size/a.json": "{}",
    ])
    let plain = try await Tool.run("corpus", "lint", ".", in: scratch)
    #expect(plain == Tool.Outcome(0, output: ".: clean\n"))
    let asked = try await Tool.run("corpus", "lint", ".", "--coverage", in: scratch)
    #expect(asked.status == 1)
    #expect(
      asked.output.contains(
        "\npayloads/size/manifest.json:1:1: no vector breaks the rule \"size.too-large\"; add one\n"
      )
    )
  }

  // MARK: - --fix

  @Test("--fix prints its corrections and the remaining findings")
  func fix() async throws {
    let files = [
      "payloads/broken/manifest.json": "{",
      "payloads/size/manifest.json": Self.manifest
        .replacingOccurrences(of: "\"bytes\": 2", with: "\"limits\": \"current\", \"bytes\": 7"),
      "payloads/size/a.json": "{}",
      "payloads/size/stray.json": "{}",
    ]
    let scratch = try Scratch(files)
    let before = try scratch.contents
    let remaining = """
      payloads/broken/manifest.json:1:2: the text ends where a member name or '}' is expected
      payloads/size/manifest.json:1:1: "stray.json" is in this folder and not listed; list or remove it
      """
    let fixed = try await Tool.run("corpus", "lint", ".", "--fix", in: scratch)
    let expected = """
      fixed payloads/size/manifest.json: the size of "a.json" from 7 to 2, the canonical form
      \(remaining)
      .: 1 file fixed, 2 findings

      """
    #expect(fixed == Tool.Outcome(1, output: expected))
    var after = before
    after["payloads/size/manifest.json"] = Data(Self.manifest.utf8)
    #expect(try scratch.contents == after)

    let again = try await Tool.run("corpus", "lint", ".", "--fix", in: scratch)
    #expect(again == Tool.Outcome(1, output: "\(remaining)\n.: 0 files fixed, 2 findings\n"))
    try scratch.remove("payloads/broken")
    try scratch.remove("payloads/size/stray.json")
    let clean = try await Tool.run("corpus", "lint", ".", "--fix", in: scratch)
    #expect(clean == Tool.Outcome(0, output: ".: 0 files fixed, nothing remains\n"))
  }

  @Test("JSON lists the corrections and the remaining findings")
  func fixJSON() async throws {
    let scratch = try Scratch([
      "payloads/size/manifest.json": Self.manifest + "\n", "payloads/size/stray.json": "{}",
    ])
    let outcome = try await scratch.run("corpus lint . --fix --format json")
    let expected = #"""
      {"fixed":"payloads/size/manifest.json: the canonical form"}
      {"message":"payloads/size/manifest.json:6:5: size/a.json: there is no such file"}
      {"message":"payloads/size/manifest.json:1:1: \"stray.json\" is in this folder and not \#
      listed; list or remove it"}

      """#
    #expect(outcome == Tool.Outcome(1, output: expected))
  }

  static let rows =
    RefusedLine.rows(
      "corpus lint",
      files: ["file": "", "Corpuses/payloads/a/b.json": ""],
      [
        "": "./Corpus: there is no such folder", "''": "'': there is no such folder",
        "file": "file: there is no such folder",
        "a\nb\u{1B}[2J": #"a b\u{1B}[2J: there is no such folder"#,
        "Corpuses/payloads":
          "Corpuses/payloads has neither a folder payloads nor a folder scenarios",
      ]
    )

  @Test("A missing folder is refused", arguments: rows)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("Hostile names are printed on one line each")
  func hostileNames() async throws {
    let scratch = try Scratch(["a\nb/scenarios/c\u{1B}[2J.json": "{}"])
    let outcome = try await Tool.run("corpus", "lint", "a\nb", in: scratch)
    let output = #"""
      scenarios/c\u{1B}[2J.json:1:1: the member "id" is missing
      a b: 1 finding

      """#
    #expect(outcome == Tool.Outcome(1, output: output))
  }
}
