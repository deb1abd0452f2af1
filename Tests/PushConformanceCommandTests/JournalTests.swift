import Foundation
import HostileCenters
import Subprocess
import Testing

@testable import PushConformance

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `run --journal`, `report recover`, and signals that end a run.
@Suite("A run that is ended leaves what it has done")
struct JournalTests {
  private static let subjects = ["nothing", "truncates", "catches-signals"]
  private static let arguments =
    ["run"] + subjects
    + ["--cases", "0", "--finds", "", "--quiet", "--journal", "journal", "--junit", "report"]
    + ["--filter", "token.**"]

  /// Runs hostile centers to the end.
  private static func run(
    _ arguments: [String],
    in folder: Scratch,
    environment: [String: String] = [:]
  ) async throws -> Tool.Outcome {
    try await Tool.run(
      arguments,
      input: [],
      in: folder,
      environment: environment,
      executable: Tool.path(of: "hostile-centers")
    )
  }

  /// Sends a signal to a run when its journal has a number of bytes.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - byte: The number of bytes.
  ///   - folder: The folder of the run.
  ///   - isIgnored: Whether the parent of the run ignores interruptions, as `nohup` ignores the end of a session.
  /// - Returns: The way in which the run ended.
  /// - Throws: An error if the run cannot be started.
  private static func end(
    by signal: Signal,
    atByte byte: Int,
    in folder: Scratch,
    ignoring isIgnored: Bool = false
  ) async throws -> TerminationStatus {
    let tool = Tool.path(of: "hostile-centers")
    // One center is enough to see that the run goes on.
    let arguments = isIgnored ? arguments.filter { !subjects.dropFirst().contains($0) } : arguments
    let script = "trap '' INT; exec \"$0\" \"$@\""
    let result = try await Subprocess.run(
      .path(FilePath(isIgnored ? "/bin/sh" : tool)),
      arguments: Arguments(isIgnored ? ["-c", script, tool] + arguments : arguments),
      workingDirectory: FilePath(folder.path),
      input: .none,
      output: .discarded,
      error: .discarded
    ) { execution in
      while folder.size(of: "journal") < byte { await Task.yield() }
      try execution.send(signal: signal)
    }
    return result.terminationStatus
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

  @Test("A run that is interrupted writes the report on what is done, and ends with 130")
  func interrupted() async throws {
    let folder = try Scratch()
    _ = try await Self.run(Self.arguments, in: folder)
    let half = folder.size(of: "journal") / 2
    for signal in [Signal.interrupt, .terminate] {
      let folder = try Scratch()
      #expect(try await Self.end(by: signal, atByte: half, in: folder) == .exited(130))
      let report = try folder.text(of: "report")
      #expect(report.contains(#"type="kit.did-not-finish""#))
      #expect(report.contains(#"classname="nothing.scenarios.token""#))
      #expect(try await Self.run(["report", "check", "report"], in: folder).status == 0)
    }
  }

  @Test("A run whose parent ignores interruptions comes to its end")
  func ignored() async throws {
    let folder = try Scratch()
    #expect(
      try await Self.end(by: .interrupt, atByte: 110, in: folder, ignoring: true) == .exited(0)
    )
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

  @Test("A file that is not a journal, and a journal in the place of a report, are refused")
  func refused() async throws {
    let folder = try Scratch(["text": "hello\n", "empty": ""])
    for file in ["text", "empty"] {
      let run = try await Self.run(["report", "recover", file, "out"], in: folder)
      #expect(run.status == 2)
      #expect(run.complaints.contains("\(file): this is not a journal of a run, or the run ended "))
    }
    let missing = try await Self.run(["report", "recover", "none", "out"], in: folder)
    #expect(missing.status == 2)
    let same = try await Self.run(
      ["run", "nothing", "--junit", "report", "--journal", "./report"],
      in: folder
    )
    #expect(same.status == 2)
    #expect(same.complaints.contains("--junit and --journal name one file"))
    #expect(try folder.contents["out"] == nil)
  }
}
