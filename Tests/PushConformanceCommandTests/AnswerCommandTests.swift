import Testing

/// `adopt`, `answer`, `describe` and `run --answers`, with real files.
@Suite("Answers on the command line")
struct AnswerCommandTests {
  private static let few = ["--cases", "20", "--level", "should"]
  private static let id = "token.repeated-token-is-not-sent-again"
  private static let file = "push-answers.json"

  private static func keys(in scratch: Scratch, _ file: String = file) throws -> [String] {
    try scratch.text(of: file).matches(of: /"key" : "(q-[0-9a-f]{6})"/).map { String($0.1) }
  }

  @Test("An adopted file makes the next run green with any seed, and a fixed center red")
  func adopted() async throws {
    let scratch = try Scratch()
    let adopting = try await TokenCenter.hasty.run(
      ["adopt", "--seed", "1"] + Self.few,
      in: scratch
    )
    #expect(adopting.status == 0, "\(adopting.output)")
    let keys = try Self.keys(in: scratch)
    #expect(!keys.isEmpty)
    #expect(adopting.output.hasSuffix("\npush-answers.json: \(keys.count) added, 0 removed\n"))
    #expect(adopting.output.contains("\(keys[0])  Violated "))
    #expect(try scratch.text(of: Self.file).contains("\"\(Self.id)\""))

    for seed in ["1", "2", "3"] {
      let run = try await TokenCenter.hasty.run(
        ["run", "--seed", seed, "--junit", "a.xml", "--json", "a.json"] + Self.few,
        in: scratch
      )
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("\n  answers       \(keys.count) undecided\n"))
      #expect(!run.output.contains("cause"))
    }
    let report = try scratch.text(of: "a.xml")
    #expect(report.contains(#"<property name="answer" value="\#(keys[0])"/>"#))
    #expect(report.contains(#"<skipped message="answered: undecided">"#))
    #expect(try scratch.text(of: "a.json").contains(#""answered":[{"key":"\#(keys[0])""#))
    let strict = try await TokenCenter.hasty.run(["run", "--strict"] + Self.few, in: scratch)
    #expect(strict.status == 1)

    let fixed = try await TokenCenter.polite.run(["run"] + Self.few, in: scratch)
    #expect(fixed.status == 1)
    #expect(fixed.output.contains(" is stale: its story no longer deviates from "))
    let again = try await TokenCenter.polite.run(["adopt"] + Self.few, in: scratch)
    #expect(again.output.hasSuffix("push-answers.json: 0 added, \(keys.count) removed\n"))
    #expect(try Self.keys(in: scratch).isEmpty)
  }

  @Test("A new cause is red beside the adopted ones")
  func new() async throws {
    let scratch = try Scratch()
    _ = try await TokenCenter.hasty.run(["adopt"] + Self.few, in: scratch)
    let run = try await TokenCenter.doubling.run(["run"] + Self.few, in: scratch)
    #expect(run.status == 1)
    #expect(run.output.contains(" · registration.request-reaches-registrar · q-"))
    #expect(!run.output.contains(" · \(Self.id) · "))
  }

  @Test("An answer is written from a run, and changed in the file without one")
  func answered() async throws {
    let scratch = try Scratch()
    let run = try await TokenCenter.hasty.run(["run"] + Self.few, in: scratch)
    let key = try #require(run.output.firstMatch(of: /(q-[0-9a-f]{6}) my-center/)).1
    let arguments = ["answer", String(key), "my-center"] + Self.few
    let bug = try await TokenCenter.hasty.run(
      arguments + ["--known-issue", "--link", "https://a.example/7", "--until", "2999-12-31"],
      in: scratch
    )
    #expect(bug.status == 0, "\(bug.complaints)")
    #expect(
      bug.output.contains("\n  answer    known-issue: https://a.example/7, until 2999-12-31\n")
    )
    #expect(try Self.keys(in: scratch) == [String(key)])
    let intended = try await TokenCenter.hasty.run(
      ["answer", String(key), "--intended", "--reason", "The server\u{1B}[2J wants it"],
      in: scratch
    )
    #expect(intended.output.contains("  answer    intended: The server"))
    #expect(!intended.output.contains("\u{1B}"))
    #expect(try scratch.text(of: Self.file).contains(#""kind" : "intended""#))
    let described = try await TokenCenter.hasty.run(["describe"] + Self.few, in: scratch)
    let lists = described.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lists.first == "my-center")
    #expect(
      lists.dropFirst().map { $0.prefix { $0 != ":" } } == ["Holds", "Deviates", "Not judged"]
    )
    #expect(described.output.contains("intended: The server"))
  }

  static let refused =
    RefusedLine.rows(
      files: ["large.json": String(repeating: " ", count: 1 << 22 + 1)],
      [
        "answer q-000001 --intended": "--intended needs a --reason…",
        "answer q-000001 --known-issue": "--known-issue needs a --reason or a --link…",
        "answer q-000001 --intended --reason x --until soon":
          "The value 'soon' is invalid for '--until <day>'…",
        "answer q-000001 --intended --reason x --until 2026-01-01":
          "--until 2026-01-01 has passed; name a later day…",
        "answer q-000001 push-center --cases 0 --intended --reason x":
          "there is no question 'q-000001'…",
        "run push-center --answers none.json": "none.json: there is no such file…",
        "run push-center --answers large.json":
          "large.json: larger than the limit of 4194304 bytes…",
        "adopt push-center --answers none/a.json":
          "the answers were not written: cannot create none/a.json…",
      ]
    )
    + RefusedLine.rows(
      files: [
        "a.json": #"{"version": 1, "subject": {}}"#, "b.json": #"{"version": 7, "subjects": {}}"#,
      ],
      [
        "run push-center --answers a.json":
          #"a.json:1:16: /subject: there is no member "subject"; the members are version…"#,
        "adopt push-center --answers b.json":
          "b.json: the file has the version 7, and this kit reads version 1…",
      ]
    )

  @Test("A wrong file or argument is one complaint, and the status is 2", arguments: refused)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }
}
