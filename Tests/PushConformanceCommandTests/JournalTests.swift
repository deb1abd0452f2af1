import HostileCenters
import Subprocess
import Testing

@testable import PushConformance

/// `run --journal`, `report recover`, and signals that end a run.
@Suite("A run that is ended leaves what it has done")
struct JournalTests {
  private static let subjects = ["nothing", "truncates", "catches-signals"]
  private static let arguments =
    ["run"] + subjects
    + ["--cases", "0", "--finds", "", "--quiet", "--journal", "journal", "--junit", "report"]
    + ["--filter", "token.**"]

  private static func run(
    _ arguments: [String],
    in folder: Scratch,
    environment: [String: String] = [:]
  ) async throws -> Tool.Outcome {
    try await Tool.run(
      arguments,
      in: folder,
      environment: environment,
      executable: Tool.path(of: "hostile-centers")
    )
  }

  @Test("The journal of a whole run recovers to the report of the run")
  func whole() async throws {
    let folder = try Scratch()
    #expect(try await Self.run(Self.arguments + ["--all-skips"], in: folder).status == 1)
    let recovered = try await Self.run(["report", "recover", "journal", "recovered"], in: folder)
    #expect(recovered.status == 0)
    #expect(recovered.complaints == "")
    let names = /<testcase [^>]*>/
    func cases(_ file: String) throws -> [String] {
      try folder.text(of: file).withoutTimes().matches(of: names).map { String($0.output) }
    }
    #expect(try cases("recovered") == cases("report"))
    #expect(try folder.contents["journal.step"] == nil)
    #expect(try await Self.run(["report", "check", "recovered"], in: folder).status == 0)
  }

  @Test(
    "A run that is interrupted writes the report on what is done, and ends with 130",
    arguments: [Signal.interrupt, .terminate]
  )
  func interrupted(signal: Signal) async throws {
    let folder = try Scratch()
    let status = try await HostileRun.end(
      by: signal,
      ["nothing", "catches-signals", "hangs"],
      ["--filter", "token.**", "--journal", "journal", "--junit", "report"],
      in: folder,
      environment: ["PROCESSES": folder.file("processes")]
    ) {
      // The run cannot end before the signal: it waits for a center that hangs.
      try await waitUntil { folder.size(of: "processes") > 0 }
    }
    #expect(status == .exited(130))
    let report = try folder.text(of: "report")
    #expect(report.contains(#"type="kit.did-not-finish""#))
    #expect(report.contains(#"classname="nothing.scenarios.token""#))
    #expect(try await Self.run(["report", "check", "report"], in: folder).status == 0)
  }

  @Test("A run whose parent ignores interruptions comes to its end")
  func ignored() async throws {
    let folder = try Scratch()
    let tool = Tool.path(of: "hostile-centers")
    // One center is enough to see that the run continues.
    let arguments = Self.arguments.filter { !Self.subjects.dropFirst().contains($0) }
    // The shell ignores interruptions, as `nohup` ignores the end of a session.
    let status = try await Tool.end(
      ["-c", "trap '' INT; exec \"$0\" \"$@\"", tool] + arguments,
      by: .interrupt,
      in: folder,
      executable: "/bin/sh"
    ) {
      try await waitUntil { folder.size(of: "journal") >= 110 }
    }
    #expect(status == .exited(0))
    #expect(try folder.text(of: "journal").hasSuffix(#"{"type":"end"}"# + "\n"))
  }

  @Test("A center that removes the journal, or writes to all descriptors, changes nothing in it")
  func hostile() async throws {
    for deed in [HostileDeed.removesJournal, .writesEverywhere] {
      let folder = try Scratch()
      let subjects = [deed.rawValue, "nothing"]
      let run = try await Self.run(
        ["run"] + subjects
          + [
            "--cases", "0", "--finds", "", "--quiet", "--journal", "journal", "--json", "results",
          ],
        in: folder,
        environment: ["JOURNAL": "journal"]
      )
      #expect(run.status == 1)
      let journal = try ResultLines(journal: folder.text(of: "journal")).cases
      let results = try ResultLines(folder.text(of: "results")).cases
      func outcomes(_ lines: [ResultLines.Line]) -> [String] {
        lines.map { "\($0.suite ?? "") \($0.id ?? "") \($0.outcome ?? "")" }.sorted()
      }
      #expect(outcomes(journal) == outcomes(results))
      let end = #"{"type":"end"}"# + "\n"
      #expect(try folder.text(of: "journal").hasSuffix(end))
    }
  }

  @Test("A file that is not a journal is refused")
  func refused() async throws {
    let folder = try Scratch(["text": "hello\n", "empty": ""])
    for file in ["text", "empty"] {
      let run = try await Self.run(["report", "recover", file, "out"], in: folder)
      #expect(run.status == 2)
      #expect(run.complaints.contains("\(file): this is not a journal of a run, or the run ended "))
    }
    let missing = try await Self.run(["report", "recover", "none", "out"], in: folder)
    #expect(missing.status == 2)
    #expect(try folder.contents["out"] == nil)
  }

  // MARK: - The journal of a shard, and the file with the open step beside a journal

  @Test("A shard that finds a fault plays the whole run, and its journal recovers")
  func shard() async throws {
    let folder = try Scratch()
    let run = try await Self.run(
      [
        "run", "truncates", "--shard", "1/2", "--cases", "0", "--finds", "", "--quiet",
        "--filter", "token.**", "--journal", "journal", "--junit", "report",
      ],
      in: folder
    )
    #expect(run.status == 1, "\(run)")
    let recovered = try await Self.run(["report", "recover", "journal", "out"], in: folder)
    #expect(recovered.status == 0, "\(recovered)")
    let property = #"name="push-conformance.shard" value="1/2""#
    #expect(try folder.text(of: "out").contains(property))
    let merged = try await Self.run(["report", "merge", "merged", "out"], in: folder)
    #expect(merged.status == 2)
    #expect(merged.complaints.contains("this is not the report of a shard"), "\(merged)")
  }

  @Test("A file that no run has left stays, and one of an earlier run is replaced")
  func strangers() async throws {
    let board = String(repeating: "\u{0}", count: StepBoard.size)
    let folder = try Scratch(["a.step": "mine", "b.step": board])
    func run(_ journal: String) async throws -> Tool.Outcome {
      try await Self.run(
        [
          "run", "nothing", "--cases", "0", "--quiet", "--filter", "token.zero-bytes-inside",
          "--journal", journal,
        ],
        in: folder
      )
    }
    let refused = try await run("a")
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("would replace a.step, which no run has written"))
    #expect(try folder.text(of: "a.step") == "mine")
    #expect(try await run("b").status == 0)
    #expect(try folder.contents["b.step"] == nil)
  }

  @Test("A torn file of the open step is read within its bounds")
  func torn() async throws {
    let journal = """
      {"type":"journal","version":"1","centers":["a"],"parsers":[],"timestamp":0}
      {"type":"began","subject":"a"}

      """
    let folder = try Scratch(["journal": journal])
    var board = [UInt8](repeating: 0xFF, count: StepBoard.size)
    board.replaceSubrange(0..<8, with: [1, 0, 0, 0, 0, 0, 0, 0])
    board[15] = 0x7F
    try folder.write(board, to: "journal.step")
    let recovered = try await Self.run(["report", "recover", "journal", "out"], in: folder)
    #expect(recovered.status == 0, "\(recovered)")
    #expect(try folder.text(of: "out").contains("'a' was playing "))
  }
}
