import Foundation
import Testing

@testable import PushConformanceCommand

/// `run --baseline`, with results that the command has written itself.
@Suite("New causes against the results of another run")
struct BaselineTests {
  private static let few = ["run", "--cases", "20", "--level", "should", "--seed"]
  private static let repeated = "token.repeated-token-is-not-sent-again"
  private static let twice = "registration.request-reaches-registrar"

  /// Returns a folder with the results of the main branch, whose center is wrong in one way.
  private static func folder() async throws -> Scratch {
    let scratch = try Scratch()
    let run = try await TokenCenter.hasty.run(few + ["1", "--json", "main.json"], in: scratch)
    #expect(run.status == 1)
    return scratch
  }

  @Test("Causes of the other run do not fail, with any seed")
  func old() async throws {
    let scratch = try await Self.folder()
    for seed in ["1", "2", "3"] {
      let run = try await TokenCenter.hasty.run(
        Self.few + [
          seed, "--baseline", "main.json", "--json", "branch.json", "--html", "branch.html",
        ],
        in: scratch
      )
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains(" also in main.json ("))
      #expect(!run.output.contains("cause"))
    }
    #expect(try scratch.text(of: "branch.json").contains(#""reason":"also in main.json""#))
    let page = try scratch.text(of: "branch.html")
    #expect(page.contains("What is known to fail"))
    #expect(page.contains(" · also in main.json"))
  }

  @Test("A cause that the other run lacks is new, and the only one that is told")
  func new() async throws {
    let scratch = try await Self.folder()
    let run = try await TokenCenter.doubling.run(
      Self.few + ["1", "--baseline", "main.json", "--junit", "branch.xml"],
      in: scratch
    )
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("✗ my-center: 1 new cause, "), "\(run.output)")
    #expect(run.output.contains(" · \(Self.twice)\n"))
    #expect(!run.output.contains(" · \(Self.repeated)\n"))
    let report = try scratch.text(of: "branch.xml")
    #expect(report.contains(#"<skipped message="known failure: also in main.json">"#))
    #expect(report.contains(#"<property name="cause" value="\#(Self.twice) "#))
    #expect(!report.contains(#"<property name="cause" value="\#(Self.repeated) token: "#))
  }

  @Test("A cause that is gone is told, and turns nothing red")
  func gone() async throws {
    let scratch = try await Self.folder()
    let run = try await TokenCenter.polite.run(
      Self.few + ["1", "--baseline", "main.json"],
      in: scratch
    )
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(" also in main.json, and not in this run\n"))
  }

  @Test("A failure that was known in the other run is new without the file that lists it")
  func listed() async throws {
    let scratch = try await Self.folder()
    _ = try await TokenCenter.hasty.run(
      Self.few + ["1", "--write-known-failing", "known.txt"],
      in: scratch
    )
    let known = Self.few + ["1", "--known-failing", "known.txt"]
    #expect(
      try await TokenCenter.hasty.run(known + ["--json", "main.json"], in: scratch).status == 0
    )
    let branch = Self.few + ["1", "--baseline", "main.json"]
    #expect(try await TokenCenter.hasty.run(branch, in: scratch).status == 1)
    let both = try await TokenCenter.hasty.run(known + ["--baseline", "main.json"], in: scratch)
    #expect(both.status == 0)
    #expect(!both.output.contains("also in main.json"))
  }

  @Test("A subject that the other run has not judged is named, and its causes are new")
  func otherSubject() async throws {
    let scratch = try await Self.folder()
    let text = try scratch.text(of: "main.json").replacing("my-center", with: "your-center")
    try scratch.write(Array(text.utf8), to: "main.json")
    let run = try await TokenCenter.hasty.run(
      Self.few + ["1", "--baseline", "main.json"],
      in: scratch
    )
    #expect(run.status == 1)
    #expect(
      run.complaints.contains(
        "main.json has no results of 'my-center', so each cause of it is new"
      )
    )
  }

  /// A change of the other run's results, and the complaint.
  struct Row: Sendable, CustomTestStringConvertible {
    var complaint: String
    var arguments = ["--baseline", "main.json"]
    var change: @Sendable (String) -> String = { $0 }
    var testDescription: String { complaint }
  }

  static let rows = [
    Row(complaint: "none.json: there is no such file", arguments: ["--baseline", "none.json"]),
    Row(
      complaint: "--write-known-failing writes every cause; leave --baseline out",
      arguments: ["--baseline", "main.json", "--write-known-failing", "known.txt"]
    ),
    Row(complaint: "main.json: the file is empty; run --json writes a line for each case") { _ in
      ""
    },
    Row(complaint: "main.json: line 1: column 1: no JSON: ") { _ in "<testsuites/>\n" },
    Row(complaint: "main.json: the file ends before the summary of 'my-center', so it is truncated")
    {
      $0.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    },
    Row(complaint: ": the last line has no end, so the file is truncated") {
      String($0.dropLast(20))
    },
    Row(
      complaint: "main.json: it has shard 2/3 of a run; name the results of a run without --shard"
    ) {
      $0.replacing(#""following":0"#, with: #""shard":"2/3","following":0"#)
    },
  ]

  @Test("Results that cannot be used are one complaint, and the status is 2", arguments: rows)
  func refuses(_ row: Row) async throws {
    let scratch = try Scratch(["main.json": row.change(try await Self.results.value)])
    let run = try await Tool.run(["run", "push-center"] + row.arguments, in: scratch)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaints.contains(row.complaint), "\(run.complaints)")
  }

  /// The results of a run without generated scenarios, for changes.
  private static let results = Task {
    let scratch = try Scratch()
    _ = try await TokenCenter.hasty.run(
      ["run", "--gate", "--level", "should", "--json", "main.json"],
      in: scratch
    )
    return try scratch.text(of: "main.json")
  }
}
