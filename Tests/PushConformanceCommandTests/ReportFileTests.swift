import Foundation
import Testing

@Suite("--junit, --json, --html and --journal")
struct ReportFileTests {
  @Test("All files are written, and report check accepts the JUnit file", arguments: [false, true])
  func all(_ listsSkips: Bool) async throws {
    let scratch = try Scratch(["report.xml": "an older report"])
    let outcome = try await Tool.run(
      [
        "run", "push-center", "push-payloads", "--cases", "20", "--junit", "report.xml", "--json",
        "results.json", "--html", "report.html",
      ] + (listsSkips ? ["--all-skips"] : []),
      in: scratch
    )
    #expect(outcome.status == 0)
    #expect(outcome.complaints.isEmpty)
    #expect(try scratch.names == ["report.html", "report.xml", "results.json"])
    let page = try await Tool.run("report", "html", "results.json", "again.html", in: scratch)
    #expect(page == Tool.Outcome(0))
    #expect(try scratch.text(of: "again.html") == scratch.text(of: "report.html"))
    let check = try await Tool.run("report", "check", "report.xml", in: scratch)
    let results = try scratch.text(of: "results.json")
    let notJudged = results.matches(of: /"outcome":"skipped"/).count
    let skipped = try scratch.text(of: "report.xml").matches(of: /<skipped/).count
    #expect(listsSkips ? skipped == notJudged : skipped * 5 < notJudged)
    let cases = results.matches(of: /"type":"case"/).count - notJudged + skipped
    let expected = Tool.Outcome(
      0,
      output: "report.xml: valid, \(cases) tests, 0 failures, 0 errors, \(skipped) skipped\n"
    )
    #expect(check == expected)
  }

  @Test("Two equal runs write files that differ only in times")
  func repeatable() async throws {
    let scratch = try Scratch()
    for name in ["1", "2"] {
      let outcome = try await scratch.run(
        "run push-center push-payloads --cases 20 --junit \(name).xml --json \(name).json"
      )
      #expect(outcome.status == 0)
    }
    func timeless(_ name: String) throws -> String {
      try scratch.text(of: name).replacing(/"?(time|timestamp)"?[=:]"?[\d.:TZ-]+"?/, with: "")
    }
    #expect(try timeless("1.json") == timeless("2.json"))
    #expect(try timeless("1.xml") == timeless("2.xml"))
  }

  @Test("A symbolic link stays, and its target is replaced")
  func link() async throws {
    let scratch = try Scratch(["behind.xml": ""])
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("report.xml"),
      withDestinationPath: "behind.xml"
    )
    let outcome = try await scratch.run("run services --cases 20 --junit report.xml")
    #expect(outcome.status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("report.xml"))
        == "behind.xml"
    )
    #expect(try scratch.text(of: "behind.xml").hasPrefix("<?xml"))
  }

  static let longName = String(repeating: "n", count: 300)

  /// An option, a path that cannot be written to, and the complaint.
  static let rows: [(String, String, String)] =
    ["--junit", "--json", "--html"].flatMap { option in
      [
        ("folder", "folder is not a regular file; name a file to create or replace"),
        ("/dev/full", "/dev/full is not a regular file; name a file to create or replace"),
        ("pipe", "pipe is not a regular file; name a file to create or replace"),
        ("nowhere/report", "cannot create nowhere/report: No such file or directory"),
        ("file/report", "cannot create file/report: Not a directory"),
        (longName, "cannot create \(longName): File name too long"),
        ("a\nb\u{1B}[2J/c", #"cannot create a b\u{1B}[2J/c: No such file or directory"#),
      ].map { path, reason in
        (option, path, "the report was not written: \(reason)")
      } + [(option, "", "name the file that the report goes to")]
    }

  @Test("An unwritable path is reported before anything is judged", arguments: rows)
  func refuses(option: String, path: String, complaint: String) async throws {
    let scratch = try Scratch(["file": "kept"])
    try scratch.makeFolder("folder")
    let pipe = try await Tool.shell("mkfifo pipe", in: scratch)
    try #require(pipe.status == 0)
    let before = try scratch.contents
    let outcome = try await Tool.run(["run", option, path], in: scratch)
    #expect(outcome == .refused(complaint))
    #expect(try scratch.contents == before)
  }

  static let pairs = RefusedLine.rows(
    "run",
    files: ["folder/file": "kept"],
    [
      "--junit new --json folder/../new":
        "--junit and --json name one file, folder/../new; name two",
      "--json new --html folder/../new": "--json and --html name one file, folder/../new; name two",
      "--html new --junit ./new": "--junit and --html name one file, new; name two",
      "--junit new --journal ./new": "--junit and --journal name one file, ./new; name two",
      "--junit ./new.step --journal new":
        "--junit and --journal name one file, new.step; name two",
      "--json new --junit folder":
        "the report was not written: folder is not a regular file; name a file to create or replace",
    ]
  )

  @Test("If one of two paths cannot be used, no report is written", arguments: pairs)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }

  @Test("A folder without permission to write is an error", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    let scratch = try Scratch(["folder/report": "kept"])
    let locked = scratch.file("folder")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    let outcome = try await scratch.run("run --cases 20 --junit folder/report")
    let reason = "cannot create folder/report: Permission denied"
    #expect(outcome == .refused("the report was not written: \(reason)"))
  }
}
