import Testing

@Suite("report merge")
struct ReportMergeTests {
  private static let report = """
    <testsuites name="r"><testsuite name="s">
    <testcase name="a" classname="s" file="A.swift"/>
    <testcase name="b" classname="s" file="A.swift"><failure>no</failure></testcase>
    </testsuite></testsuites>
    """

  private static let other = """
    <testsuite name="t"><testcase name="a" classname="s" file="A.swift"/></testsuite>
    """

  @Test("Reports are merged into a report that report check accepts")
  func merges() async throws {
    let scratch = try Scratch(["1.xml": Self.report, "2.xml": Self.other])
    let outcome = try await Tool.run("report", "merge", "out.xml", "1.xml", "2.xml", in: scratch)
    // The status is that of the merge, and does not depend on the failures in the reports.
    #expect(
      outcome == Tool.Outcome(0, output: "out.xml: 3 tests, 1 failure, 0 errors, 0 skipped\n")
    )
    let check = try await Tool.run("report", "check", "out.xml", in: scratch)
    #expect(
      check == Tool.Outcome(0, output: "out.xml: valid, 3 tests, 1 failure, 0 errors, 0 skipped\n")
    )
  }

  @Test("The result may replace an input, and merging it again changes nothing")
  func intoInput() async throws {
    let scratch = try Scratch(["1.xml": Self.report, "2.xml": Self.other])
    _ = try await Tool.run("report", "merge", "1.xml", "1.xml", "2.xml", in: scratch)
    let once = try scratch.text(of: "1.xml")
    #expect(once.contains(#"tests="3""#))
    _ = try await Tool.run("report", "merge", "1.xml", "1.xml", in: scratch)
    #expect(try scratch.text(of: "1.xml") == once)
    #expect(try scratch.names == ["1.xml", "2.xml"])
  }

  static let rows = RefusedLine.rows(
    "report merge",
    files: [
      "1.xml": report, "cut.xml": report.split(separator: "\n").prefix(2).joined(separator: "\n"),
      "folder/.keep": "",
    ],
    [
      "out.xml 1.xml missing.xml": "cannot open missing.xml: No such file or directory",
      "out.xml folder": "cannot read folder: Is a directory",
      "out.xml cut.xml":
        "cut.xml:2: the file ends inside an element; was the run that wrote it stopped?",
      "out.xml 1.xml 1.xml":
        #"1.xml:2: suite "s" has a second case named "a"; is one report given twice?"#,
      "folder 1.xml":
        "the report was not written: folder is not a regular file; name a file to create or replace",
      "none/out.xml 1.xml":
        "the report was not written: cannot create none/out.xml: No such file or directory",
      "'' 1.xml": "name the file that the report goes to",
      "out.xml": "Missing expected argument '<in> ...'; see 'push-conformance --help'",
    ]
  )

  @Test("What cannot be merged is one complaint, and nothing is written", arguments: rows)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("A large report is merged in little memory", .enabled(if: isLinux))
  func memory() async throws {
    let scratch = try Scratch()
    let body = String(repeating: "x", count: 2_000)
    let cases = (0..<20_000).map {
      "<testcase name=\"\($0)\" classname=\"s\"><failure>\(body)</failure></testcase>\n"
    }
    let text = "<testsuites><testsuite name=\"s\">\n\(cases.joined())</testsuite></testsuites>"
    try scratch.write(Array(text.utf8), to: "large.xml")
    #expect(text.utf8.count > 40_000_000)
    // The limit also counts the stacks of threads, and Dispatch waits forever for a thread without room.
    let outcome = try await Tool.shell(
      "ulimit -s 512; ulimit -d 16000; $tool report merge out.xml large.xml",
      in: scratch
    )
    #expect(
      outcome
        == Tool.Outcome(0, output: "out.xml: 20000 tests, 20000 failures, 0 errors, 0 skipped\n")
    )
  }

  /// True if the limit counts all memory that a process asks for.
  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
