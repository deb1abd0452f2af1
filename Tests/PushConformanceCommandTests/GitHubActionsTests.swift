import Testing

@Suite("run in GitHub Actions")
struct GitHubActionsTests {
  private static func run(
    _ variables: [String: String],
    in scratch: Scratch
  ) async throws -> Tool.Outcome {
    try await Tool.run(
      [
        "run", "exits", "--cases", "0", "--filter", "token.lengths-that-are-common", "--filter",
        "token.lengths-other-than-32",
      ],
      in: scratch,
      environment: variables,
      executable: Tool.path(of: "hostile-centers")
    )
  }

  @Test("An error is annotated, and the summary is appended to the file of the step")
  func annotates() async throws {
    let scratch = try Scratch(["summary.md": "before"])
    let plain = try await Self.run([:], in: scratch)
    #expect(plain.status == 1)
    #expect(!plain.output.contains("::error"))
    let outcome = try await Self.run(
      ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": scratch.file("summary.md")],
      in: scratch
    )
    #expect(outcome.status == 1)
    #expect(outcome.complaints == plain.complaints)
    let annotations = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(annotations.count == 1)
    #expect(annotations[0].hasPrefix("::error title=exits%3A 2 could not be judged::"))
    let others = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("::") }
    #expect(others == plain.output.split(separator: "\n"))
    let summary = try scratch.text(of: "summary.md")
    #expect(summary.hasPrefix("before\n## push-conformance: ✗ 1 of 1 subject does not conform\n"))
  }

  @Test("Without GITHUB_ACTIONS nothing is annotated or written", arguments: ["", "false", "1"])
  func off(_ value: String) async throws {
    let scratch = try Scratch()
    let outcome = try await Self.run(
      ["GITHUB_ACTIONS": value, "GITHUB_STEP_SUMMARY": scratch.file("summary.md")],
      in: scratch
    )
    #expect(!outcome.output.contains("::error"))
    #expect(try scratch.names.filter { $0.contains("summary") }.isEmpty)
  }

  @Test(
    "A summary that cannot be written is a warning, and the exit status stays",
    arguments: [
      ("missing/summary.md", "cannot open missing/summary.md: No such file or directory"),
      ("folder", "cannot open folder: Is a directory"),
      ("/dev/full", "cannot write /dev/full: it is not a regular file"),
      ("pipe", "cannot open pipe: No such device or address"),
    ]
  )
  func unwritable(_ path: String, _ reason: String) async throws {
    let scratch = try Scratch()
    try scratch.makeFolder("folder")
    let pipe = try await Tool.shell("mkfifo pipe", in: scratch)
    try #require(pipe.status == 0)
    let outcome = try await scratch.run(
      "run push-center --cases 0 --filter toast.tapped",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path]
    )
    #expect(outcome.status == 0)
    #expect(
      outcome.complaints
        == "push-conformance: warning: the step summary was not written: \(reason)\n"
    )
  }

  @Test("A file that is as large as GitHub allows gets nothing more")
  func full() async throws {
    let scratch = try Scratch()
    try scratch.makeSparse("summary.md", bytes: 1 << 20)
    let outcome = try await Self.run(
      ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"],
      in: scratch
    )
    #expect(outcome.status == 1)
    #expect(try scratch.text(of: "summary.md").utf8.count == 1 << 20)
  }
}
