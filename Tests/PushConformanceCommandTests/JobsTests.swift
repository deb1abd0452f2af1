import Foundation
import Testing

@Suite("run --jobs and run --shuffle", .serialized)
struct JobsTests {
  private static let hostile = Tool.path(of: "hostile-centers")

  /// Runs subjects, and returns all that the run has written, without times.
  private static func written(
    _ arguments: [String],
    by executable: String
  ) async throws -> [String] {
    let scratch = try Scratch()
    let outcome = try await Tool.run(
      arguments + ["--junit", "r.xml", "--json", "r.json"],
      in: scratch,
      executable: executable
    )
    return [
      "\(outcome.status)", outcome.output, try scratch.text(of: "r.xml").withoutTimes(),
      try scratch.text(of: "r.json").withoutTimes(),
    ]
  }

  /// A program and the arguments of a run.
  struct Row: Sendable, CustomTestStringConvertible {
    var executable: String
    var arguments: [String]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows = [
    Row(
      executable: Tool.path,
      arguments: ["run", "modern-push-center", "--cases", "300", "--orders", "1"]
    ),
    // A parser, whose payloads are read in another order.
    Row(executable: Tool.path, arguments: ["run", "foundation-dictionary"]),
    // Centers with findings, and with a crash in each block.
    Row(
      executable: hostile,
      arguments: ["run", "truncates", "traps", "nothing", "--cases", "100"]
    ),
  ]

  @Test("Reports and output depend on neither jobs nor the order of plays", arguments: rows)
  func order(_ row: Row) async throws {
    let one = try await Self.written(row.arguments, by: row.executable)
    for flags in [["--jobs", "7"], ["--shuffle", "1", "--jobs", "2"]] {
      let other = try await Self.written(row.arguments + flags, by: row.executable)
      #expect(other == one, "\(flags)")
    }
  }

  static let wrong = RefusedLine.rows(
    "run push-center",
    help: true,
    [
      "--jobs 0": "--jobs is from 1 to 64",
      "--jobs -1": "--jobs is from 1 to 64",
      "--jobs 65": "--jobs is from 1 to 64",
      "--jobs x": "The value 'x' is invalid for '--jobs <n>'",
      "--no-isolation --jobs 2":
        "--jobs 2 needs processes of their own; leave --no-isolation or --jobs out",
      "--shuffle x": "The value 'x' is invalid for '--shuffle <seed>'",
    ]
  )

  @Test("Impossible numbers of jobs are refused", arguments: wrong)
  func refused(_ line: RefusedLine) async throws { try await line.expect() }
}
