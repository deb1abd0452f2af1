import Foundation
import Testing

@testable import PushConformanceCommand

/// `run --known-failing` and `run --write-known-failing`, with real files.
@Suite("Known failures on the command line")
struct KnownFailingTests {
  private static let few = ["run", "--cases", "20", "--level", "should"]
  private static let id = "token.repeated-token-is-not-sent-again"

  @Test("A written file makes the next run green, and a mended center red")
  func written() async throws {
    let scratch = try Scratch()
    let writing = try await TokenCenter.hasty.run(
      Self.few + ["--seed", "1", "--write-known-failing", "known.txt"],
      in: scratch
    )
    #expect(writing.status == 1)
    let count = try scratch.text(of: "known.txt").split(separator: "\n")
      .count { $0.hasPrefix("group: ") }
    #expect(count > 0)
    #expect(writing.output.contains("\nknown.txt: \(count) known, \(count) new, 0 removed\n"))
    let text = try scratch.text(of: "known.txt")
    #expect(
      text.hasPrefix(
        "# Known failures. Specs/known-failures.md of push-conformance describes this file.\n"
      )
    )
    #expect(text.contains("\ngroup: \(Self.id) token: "))

    for seed in ["1", "2", "3"] {
      let known = try await TokenCenter.hasty.run(
        Self.few + [
          "--seed", seed, "--known-failing", "known.txt", "--junit", "a.xml", "--json", "a.json",
        ],
        in: scratch
      )
      #expect(known.status == 0, "\(known.output)")
      let row = "\n  known         \(count) not looked into yet (requirements 1, "
      #expect(known.output.contains(row))
      #expect(!known.output.contains("cause"))
    }
    let report = try scratch.text(of: "a.xml")
    #expect(report.contains(#"<property name="known-failure" value="\#(Self.id) token: "#))
    #expect(report.contains(#"<skipped message="known failure: not looked into yet">"#))
    #expect(try scratch.text(of: "a.json").contains(#""known":[{"group":"\#(Self.id) token: "#))

    let mended = try await TokenCenter.polite.run(
      Self.few + ["--known-failing", "known.txt"],
      in: scratch
    )
    #expect(mended.status == 1)
    #expect(mended.output.contains("no longer shows it; remove the entry at line "))
    let rewriting = try await TokenCenter.polite.run(
      Self.few + ["--write-known-failing", "known.txt"],
      in: scratch
    )
    #expect(rewriting.output.contains("\nknown.txt: 0 known, 0 new, \(count) removed\n"))
    #expect(try !scratch.text(of: "known.txt").contains("group: "))
  }

  @Test("An expired entry warns, and is red with --strict")
  func expired() async throws {
    let scratch = try Scratch()
    _ = try await TokenCenter.hasty.run(
      Self.few + ["--write-known-failing", "known.txt"],
      in: scratch
    )
    let text = try scratch.text(of: "known.txt")
      .replacing("reason: not looked into yet", with: "reason: PUSH-1\nuntil: 2020-02-29")
    try scratch.write(Array(text.utf8), to: "known.txt")
    let arguments = Self.few + ["--known-failing", "known.txt"]
    let lenient = try await TokenCenter.hasty.run(arguments, in: scratch)
    #expect(lenient.status == 0)
    #expect(
      lenient.output.contains("' was accepted until 2020-02-29; mend it, or write another date")
    )
    #expect(try await TokenCenter.hasty.run(arguments + ["--strict"], in: scratch).status == 1)
  }

  /// Wrong arguments or files, and the complaint.
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var text = ""
    var complaint: String
    var testDescription: String { complaint }
  }

  static let rows = [
    Row(arguments: ["--strict"], complaint: "--strict is about --known-failing; name a file"),
    Row(
      arguments: ["--known-failing", "a.txt", "--write-known-failing", "b.txt"],
      complaint: "--write-known-failing reads the file that it writes; leave --known-failing out"
    ),
    Row(arguments: ["--known-failing", "none.txt"], complaint: "none.txt: there is no such file"),
    Row(
      arguments: ["--known-failing", "large.txt"],
      complaint: "large.txt: larger than the 1048576 bytes that are read at most"
    ),
    Row(
      arguments: ["--write-known-failing", "none/a.txt"],
      complaint: "the known failures were not written: cannot create none/a.txt"
    ),
    Row(
      arguments: ["--known-failing", "bad.txt"],
      text: "gruop: a",
      complaint: "bad.txt:1: there is no member 'gruop'"
    ),
    Row(
      arguments: ["--write-known-failing", "bad.txt"],
      text: "gruop: a",
      complaint: "bad.txt:1: there is no member 'gruop'"
    ),
    Row(
      arguments: ["--known-failing", "bad.txt"],
      text: """
        group: \(id) token: unexpected token
        subject: my-centre
        story: token.same-token-five-times
        reason: later
        """,
      complaint: "bad.txt:1: there is no subject 'my-centre'; the subjects are push-center"
    ),
  ]

  @Test("A wrong file is one complaint, and the status is 2", arguments: rows)
  func refuses(_ row: Row) async throws {
    let scratch = try Scratch(["bad.txt": row.text])
    try scratch.makeSparse("large.txt", bytes: 1 << 20 + 1)
    let outcome = try await Tool.run(["run", "push-center"] + row.arguments, in: scratch)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.contains(row.complaint), "\(outcome.complaints)")
    #expect(outcome.complaints.split(separator: "\n").count == 1)
    #expect(try scratch.text(of: "bad.txt") == row.text)
  }
}
