import Testing

@Suite("run --jobs and run --shuffle", .serialized)
struct JobsTests {
  private static let hostile = Tool.path(of: "hostile-centers")

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

  static let runs = [
    (["run", "modern-push-center", "--cases", "300", "--orders", "1"], Tool.path),
    // A parser, whose payloads are read in another order.
    (["run", "foundation-dictionary"], Tool.path),
    // Centers with findings, and with a crash in each block.
    (["run", "truncates", "traps", "nothing", "--cases", "100"], hostile),
  ]

  @Test("Reports and output depend on neither jobs nor the order of plays", arguments: runs)
  func order(arguments: [String], executable: String) async throws {
    let one = try await Self.written(arguments, by: executable)
    for flags in [["--jobs", "7"], ["--shuffle", "1", "--jobs", "2"]] {
      let other = try await Self.written(arguments + flags, by: executable)
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
