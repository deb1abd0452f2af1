import JUnitXML
import Subprocess
import Testing

@Suite("Two runs with one path")
struct SharedPathTests {
  private static func run(
    _ subject: String,
    _ arguments: [String],
    in folder: Scratch,
    _ kit: SmallKit
  ) async throws -> Tool.Outcome {
    try await Tool.run(
      ["run", subject] + HostileRun.usual + arguments,
      in: folder,
      environment: kit.environment,
      executable: Tool.path(of: "hostile-centers")
    )
  }

  @Test("The report is that of one of the runs, and no other file is left")
  func report() async throws {
    let kit = try SmallKit()
    let subjects = ["nothing", "truncates"]
    var expected: Set<String> = []
    for subject in subjects {
      let folder = try Scratch()
      _ = try await Self.run(subject, ["--junit", "report"], in: folder, kit)
      expected.insert(try folder.text(of: "report").withoutTimes())
    }
    try #require(expected.count == 2)
    let folder = try Scratch()
    for _ in 0..<4 {
      async let first = Self.run(subjects[0], ["--junit", "report"], in: folder, kit)
      async let second = Self.run(subjects[1], ["--junit", "report"], in: folder, kit)
      let statuses = try await [first.status, second.status]
      #expect(statuses == [0, 1])
      #expect(expected.contains(try folder.text(of: "report").withoutTimes()))
      let checked = try JUnitChecker().check(path: folder.file("report"))
      #expect(checked.isValid)
      #expect(try folder.names == ["report"])
    }
  }

  @Test("The second run of a journal is refused, and the journal stays that of the first")
  func journal() async throws {
    let kit = try SmallKit()
    let folder = try Scratch()
    let first = try await HostileRun.end(
      by: .kill,
      ["nothing", "hangs"],
      ["--journal", "journal"],
      in: folder,
      environment: kit.environment.merging(["PROCESSES": folder.file("processes")]) { $1 }
    ) {
      try await waitUntil { folder.size(of: "processes") > 0 }
      let before = try folder.contents
      let second = try await Self.run(
        "truncates",
        ["--journal", "journal", "--junit", "report"],
        in: folder,
        kit
      )
      let expected = Tool.Outcome(
        2,
        output: "hostile-centers 1.0\n",
        complaint: "another run is writing journal; name another file, or wait for its end"
      )
      #expect(second == expected)
      #expect(try folder.contents == before)
    }
    #expect(first == .signaled(9))
    let recovered = try await Tool.run("report", "recover", "journal", "out", in: folder)
    #expect(recovered.status == 0)
    #expect(try folder.text(of: "out").contains("; 'hangs' was playing token.lengths-"))
    // A killed run does not keep later runs from using the file.
    let third = try await Self.run("truncates", ["--journal", "journal"], in: folder, kit)
    #expect(third.status == 1)
    #expect(try folder.text(of: "journal").hasSuffix(#"{"type":"end"}"# + "\n"))
  }
}
