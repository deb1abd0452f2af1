import ConformanceReports
import ConformanceTestSupport
import PushSimulation
import Testing

@testable import PushConformance

@MainActor @Suite("Results are printed as text")
struct ConsoleSummaryTests {
  @Test("The console prints findings first, then errors, then the counts")
  func everything() async throws {
    let finding = Self.indented(Sample.findingText)
    let text = ConsoleSummary(tellsAll: true).text([try await Sample.results()])
    #expect(
      text == """
        ✗ deaf  suppression.any-yes-suppresses

        \(finding)
          Also      seen in 1 other scenario

        ✗ deaf  suppression.open-conversation

          The open conversation suppresses its message

          Scenario suppression.open-conversation
            1  launch
            2  attach 'conversation'  (a suppressor that suppresses every toast)
            3  deliver 'lunch'  {"aps":{"alert":"Grace: <Lunch> & \\"more\\"?"}}
                 → asked 'conversation' about 'lunch': yes
                 → toast of 'lunch'

          Expected  toasts from step 3 on: none
          Saw       toasts from step 3 on: lunch
          Again     push-conformance run deaf --filter suppression.open-conversation

        ! deaf  toast.activation-routes-once
          \(JUnitReportTests.keepsBridge)
          Also: toast.expires

        deaf
          requirements  2 passed, 1 failed, 2 errors, 2 skipped
          scenarios     1 passed, 1 failed
          not judged    1 for the role BroadcastingCenter: the adapter does not conform to it
          not judged    1 untestable (list requirements says why)
          noted         1 violated below the chosen level; see --level should

        """
    )
  }

  @Test("Color adds only escape sequences to the text")
  func colors() async throws {
    let results = [try await Sample.results()]
    let colored = ConsoleSummary(isColored: true, tellsAll: true).text(results)
    #expect(
      colored.hasPrefix(
        "\u{1B}[31m✗\u{1B}[0m \u{1B}[1mdeaf  suppression.any-yes-suppresses\u{1B}[0m\n"
      )
    )
    #expect(
      colored.contains(
        """
        \u{1B}[1mdeaf\u{1B}[0m
          requirements  \u{1B}[31m2 passed, 1 failed, 2 errors, 2 skipped\u{1B}[0m
        """
      )
    )
    let plain = ConsoleSummary(tellsAll: true).text(results)
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test("A conforming subject is one block of text, in green at a terminal")
  func conforming() {
    let results = [results("calm", [passed]), results("quiet", [passed, passed])]
    #expect(
      ConsoleSummary().text(results) == """
        calm
          requirements  1 passed, 0 failed

        quiet
          requirements  2 passed, 0 failed

        2 subjects: 3 passed, 0 failed

        """
    )
    #expect(
      ConsoleSummary(isColored: true).text([results[0]]) == """
        \u{1B}[1mcalm\u{1B}[0m
          requirements  \u{1B}[32m1 passed, 0 failed\u{1B}[0m

        """
    )
  }

  @Test("A filtered scenario reports a violation whose requirement is left out")
  func scenarioAlone() async throws {
    let kit = try Kit.load()
    let id = "suppression.open-conversation-only"
    let options = RunOptions(filter: CaseFilter(filters: [id]))
    let subject = PushCenterSubject(DeafPushCenter.self)
    let text = ConsoleSummary(tellsAll: true).text([
      await ConformanceRunner(kit: kit, options: options).run(subject)
    ])
    let title = try #require(kit.scenarios.first { $0.id == id }).title
    #expect(text.hasPrefix("✗ deaf-push-center  \(id)\n\n  \(title)\n\n  Scenario \(id)\n"))
    #expect(text.contains("\n\n  suppression.any-yes-suppresses (must)\n"))
    let others = kit.fitting(subject.roles, options.filter).scenarios.count - 1
    #expect(text.contains("\n  scenarios     0 passed, 1 failed, \(others) skipped\n"))
  }

  @Test("An error that every case has is printed once")
  func oneErrorForAll() {
    let broken = CaseResult.Outcome.error(.adapter(.adapterKeepsBridge(.suppressor)))
    let cases = ["a.a", "a.b", "a.c", "a.d", "a.e", "a.f"].map { result($0, broken) }
    #expect(
      ConsoleSummary(tellsAll: true).text([results("broken", cases)]) == """
        ! broken  a.a
          the adapter keeps a suppressor alive that it never passed to the center; do not store \
        the bridge, or an object that owns it, in the adapter
          Also: a.b, a.c, a.d and 2 more

        broken
          requirements  0 passed, 0 failed, 6 errors

        """
    )
  }

  @Test("Errors of the adapter come first, and nothing else is notified")
  func adapterFirst() async throws {
    let text = ConsoleSummary().text([try await Sample.results()])
    #expect(
      text.hasPrefix(
        """
        ✗ deaf: the adapter or its declaration is wrong. No other result counts until that is \
        corrected; --all prints the rest.

        ! deaf  toast.activation-routes-once
          \(JUnitReportTests.keepsBridge)
          Also: toast.expires

        deaf
          requirements  2 passed, 1 failed, 2 errors, 2 skipped

        """
      )
    )
    #expect(!text.contains("Expected"))
  }

  @Test("The first screen numbers the causes, and tells the time only if asked")
  func causes() async throws {
    let results = try await Sample.resultsWithoutErrors()
    let text = ConsoleSummary().text([results])
    #expect(
      text == """
        ✗ deaf: 2 causes. 2 requirements hold.

        1  One yes is enough.
           must · 2 runs · suppression.any-yes-suppresses
             1  launch
             2  attach 'conversation'  (a suppressor that suppresses every toast)
             3  deliver 'lunch'  {"aps":{"alert":"Grace: <Lunch> & \\"more\\"?"}}
                  → asked 'conversation' about 'lunch': yes
                  → toast of 'lunch'
           Expected  no toast of 'lunch'
           Saw       asked 'conversation' about 'lunch': yes; toast of 'lunch'
           Check     Start from no.
           Again     push-conformance run deaf --filter suppression.open-conversation

        2  The scenario does not end as its `then` says: The open conversation suppresses its message
           must · 1 run · suppression.open-conversation
             1  launch
             2  attach 'conversation'  (a suppressor that suppresses every toast)
             3  deliver 'lunch'  {"aps":{"alert":"Grace: <Lunch> & \\"more\\"?"}}
                  → asked 'conversation' about 'lunch': yes
                  → toast of 'lunch'
           Expected  toasts from step 3 on: none
           Saw       toasts from step 3 on: lunch
           Again     push-conformance run deaf --filter suppression.open-conversation

        deaf
          requirements  2 passed, 1 failed, 2 skipped
          scenarios     1 passed, 1 failed
          not judged    1 for the role BroadcastingCenter: the adapter does not conform to it
          not judged    1 untestable (list requirements says why)
          read first    cause 1; --all prints every finding
          reference     https://github.com/OWNER/push-conformance/blob/HEAD/Specs/reference/README.md
          noted         1 violated below the chosen level; see --level should

        """
    )
    let timed = ConsoleSummary(tellsTime: true).text([results])
    #expect(timed.hasPrefix("✗ deaf: 2 causes. 2 requirements hold. 1.2 s\n"))
  }

  @Test("Two plays that went different ways hide no cause")
  func unstable() async throws {
    var results = try await Sample.resultsWithoutErrors()
    let causes = FindingGroup.all(in: results.cases)
    let run = try #require(causes.first?.lead.finding.run)
    results.cases.append(result("toast.unstable", .error(.unstable(UnstableRun(run: run)))))
    let text = ConsoleSummary().text([results])
    #expect(text.hasPrefix("✗ deaf: \(causes.count) causes. "), "\(text)")
    #expect(text.contains("! broken  toast.unstable\n"))
    #expect(text.contains("\n1  "))
  }

  @Test("Answers have a line with their kinds, and one for each that needs a change")
  func answers() async throws {
    let answer = Answer(
      key: "q-000001",
      says: "Violated always: A toast.",
      deviations: ["toast.known": ["unexpected toast"]],
      kind: .intended,
      reason: "quiet rooms",
      until: CalendarDay("2026-12-31"),
      story: "suppression.open-conversation"
    )
    var results = try await Sample.resultsWithoutErrors()
    var covered = result("toast.known", .skipped(.answered(answer.terms)))
    let finding = try #require(FindingGroup.all(in: results.cases).first?.lead.finding)
    covered.answered = [AnsweredFinding(finding: finding, answer: answer)]
    (covered.excusedCount, covered.satisfiedCount) = (40, 1)
    results.cases.append(covered)
    func report(_ standing: AnswerReport.Standing, isExpired: Bool = false) -> AnswerReport {
      AnswerReport(answer: answer, standing: standing, isExpired: isExpired)
    }
    results.answers = [
      report(.stands), report(.stands, isExpired: true), report(.notAsked),
      report(.wrong(.stale(answer, shows: nil))),
    ]
    let text = ConsoleSummary().text([results])
    #expect(text.hasPrefix("✗ deaf: 2 causes, 2 answered. 2 requirements hold.\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  answers ") }.map {
      $0.dropFirst(16)
    }
    #expect(
      rows == [
        "2 intended",
        "q-000001 was to hold until 2026-12-31: Violated always: A toast. Fix it, or write another day",
        "q-000001 is stale: its story no longer deviates from toast.known; remove the answer, or run adopt",
        "q-000001 excuses 40 of 41 occasions of toast.known",
        "q-000001 excuses 40 of 41 occasions of toast.known",
      ]
    )
    #expect(!text.contains("answered: intended"))
  }

  @Test("Texts of a scenario or a center reach the terminal without escape sequences")
  func hostileText() {
    let skip = SkipReason.obstacle("\u{1B}]0;title\u{7}\u{9B}2J\u{202E}txt.exe\nnext")
    let text = ConsoleSummary().text([results("a\u{1B}[2Jb", [result("a.b", .skipped(skip))])])
    #expect(
      text == #"""
        a\u{1B}[2Jb
          requirements  0 passed, 0 failed, 1 skipped
          not judged    1 \u{1B}]0;title\u{7}\u{9B}2J\u{202E}txt.exe next

        """#
    )
  }

  // MARK: - Values

  private var passed: CaseResult { result("a.b", .passed) }

  private func result(_ id: String, _ outcome: CaseResult.Outcome) -> CaseResult {
    Sample.result(id, outcome, of: "broken")
  }

  private func results(_ subject: String, _ cases: [CaseResult]) -> SubjectResults {
    SubjectResults(subject: subject, cases: cases, started: 0, time: .zero)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
