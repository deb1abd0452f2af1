import ConformanceTestSupport
import HostileCenters
import JUnitXML
import PushConformance
import Subprocess
import SubjectIsolation
import Testing

/// SIGKILL, which no handler can catch, and `report recover`.
@Suite("A run that is killed leaves what it has done")
struct KilledRunTests {
  private static let subjects = ["nothing", "truncates", "catches-signals"]

  @Test("Fifty runs that are killed at random moments recover to valid reports with all results")
  func killed() async throws {
    let kit = try SmallKit()
    let folder = try Scratch()
    let begin = ContinuousClock.now
    let run = try await Tool.run(
      ["run"] + Self.subjects + HostileRun.usual + ["--journal", "journal"],
      in: folder,
      environment: kit.environment,
      executable: Tool.path(of: "hostile-centers")
    )
    try #require(run.status == 1)
    let time = ContinuousClock.now - begin
    let results = try ResultLines(journal: folder.text(of: "journal")).byName
    // A run waits for its workers most of the time, so the test runs two at the same time.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 { group.addTask { try await Self.kill(25, within: time, kit, of: results) } }
      try await group.waitForAll()
    }
  }

  /// Kills runs at random moments between the first line of the journal and the end of the run.
  private static func kill(
    _ count: Int,
    within time: Duration,
    _ kit: SmallKit,
    of results: [String: String]
  ) async throws {
    var longest = time / .microseconds(1)
    var kills = 0
    for _ in 1...500 where kills < count {
      let microseconds = Double.random(in: 0..<longest)
      let folder = try Scratch()
      let status = try await HostileRun.end(
        by: .kill,
        subjects,
        ["--journal", "journal"],
        in: folder,
        environment: kit.environment
      ) {
        try await waitUntil { folder.size(of: "journal") > 0 }
        try await Task.sleep(for: .microseconds(microseconds))
      }
      if status == .signaled(9) {
        kills += 1
      } else {
        // The run ended before its moment; the next moments are earlier.
        #expect(status == .exited(1), "after \(microseconds) µs")
        longest = microseconds
      }
      try await check(folder, of: results, "killed after \(microseconds) µs")
    }
    #expect(kills == count)
  }

  /// Compares the recovered report with the journal, and the journal with a whole run.
  private static func check(
    _ folder: Scratch,
    of results: [String: String],
    _ comment: Comment
  ) async throws {
    let recovered = try await Tool.run("report", "recover", "journal", "out", in: folder)
    #expect(recovered.status == 0, comment)
    #expect(recovered.complaints == "", comment)
    let checked = try JUnitChecker().check(path: folder.file("out"))
    #expect(checked.isValid, comment)
    let journal = try folder.text(of: "journal")
    let finished = try ResultLines(journal: journal).byName
    #expect(finished.allSatisfy { results[$0.key] == $0.value }, comment)
    var reported: [String: String] = [:]
    for suite in try JUnitReport(reading: .file(folder.file("out"))).suites {
      for result in suite.cases {
        reported["\(suite.name) \(result.name)"] = result.outcome.word
      }
    }
    let isWhole = journal.hasSuffix(#"{"type":"end"}"# + "\n")
    let open = reported.filter { $0.key.hasSuffix(".kit kit.finishes") }
    #expect(open.values.map(\.self) == (isWhole ? [] : ["error"]), comment)
    #expect(reported.filter { open[$0.key] == nil } == finished, comment)
    #expect(isWhole ? finished == results : finished.count <= results.count, comment)
  }

  @Test("The report of a run that is killed while a center hangs names the scenario")
  func hanging() async throws {
    let kit = try SmallKit()
    let folder = try Scratch()
    let page = folder.file("journal.step")
    let status = try await HostileRun.end(
      by: .kill,
      ["nothing", "hangs", "truncates"],
      ["--journal", "journal"],
      in: folder,
      environment: kit.environment.merging(["PROCESSES": folder.file("processes")]) { $1 }
    ) {
      // The center reports that it hangs.
      try await waitUntil { folder.size(of: "processes") > 0 }
    }
    #expect(status == .signaled(9))
    let open = try #require(SharedPage.openStep(notedAt: page))
    #expect(HostileDeed.occasions.contains(open.scenario))
    let recovered = try await Tool.run("report", "recover", "journal", "out", in: folder)
    #expect(recovered.status == 0)
    let report = try JUnitReport(reading: .file(folder.file("out")))
    let problems = report.suites.filter { $0.name == "hangs.requirements.kit" }.flatMap(\.cases)
    try #require(problems.count == 1)
    guard case .error(let problem) = problems[0].outcome else {
      Issue.record("the case has the outcome '\(problems[0].outcome.word)'")
      return
    }
    #expect(
      problem.message
        == "the run did not finish; 'hangs' was playing \(open.scenario), step \(open.step + 1),"
        + " after \(open.callback); not run: truncates"
    )
    #expect(open.callback.hasPrefix("didRegister"))
    #expect(report.suites.contains { $0.name == "nothing.requirements.token" })
    #expect(try await Tool.run("report", "check", "out", in: folder).status == 0)
  }

  @Test("A run that is killed during generated runs keeps the scenarios and the blocks so far")
  func killedLate() async throws {
    let folder = try Scratch()
    let arguments = [
      "run", "push-center", "--cases", "3000", "--finds", "", "--quiet", "--journal", "journal",
    ]
    let status = try await Tool.end(arguments, by: .kill, in: folder) {
      func journal() -> String { (try? folder.text(of: "journal")) ?? "" }
      try await waitUntil { journal().contains(#""id":"notifications.block-2""#) }
    }
    #expect(status == .signaled(9))
    let recovered = try await Tool.run("report", "recover", "journal", "out", in: folder)
    #expect(recovered.status == 0)
    let report = try folder.text(of: "out")
    #expect(report.contains(#"classname="push-center.scenarios.toast""#))
    #expect(report.contains(#"name="notifications.block-2""#))
    #expect(report.contains(#"type="kit.did-not-finish""#))
    #expect(try await Tool.run("report", "check", "out", in: folder).status == 0)
  }
}

extension ResultLines {
  fileprivate var byName: [String: String] {
    Dictionary(cases.map { ("\($0.suite ?? "") \($0.id ?? "")", $0.outcome ?? "") }) { $1 }
  }
}

extension JUnitOutcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .error: "error"
    case .skipped: "skipped"
    }
  }
}
