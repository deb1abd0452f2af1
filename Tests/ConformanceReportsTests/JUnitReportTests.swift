import ConformanceReports
import ConformanceTestSupport
import JUnitXML
import PushConformance
import Testing

@Suite("Results as a JUnit report")
struct JUnitReportTests {
  @Test("A suite has the name of a subject, a kind and an area, in the order of the cases")
  @MainActor func suites() async throws {
    let report = JUnitReport([try await Sample.results()])
    #expect(report.name == "push-conformance")
    #expect(report.timestamp == JUnitTimestamp("2026-11-21T03:24:05Z"))
    #expect(report.time == .milliseconds(1_250))
    #expect(
      report.suites.map(\.name) == [
        "deaf.requirements.suppression", "deaf.requirements.toast", "deaf.requirements.broadcast",
        "deaf.scenarios.suppression", "deaf.scenarios.toast",
      ]
    )
    for suite in report.suites {
      #expect(suite.timestamp == JUnitTimestamp("2026-11-21T03:24:05Z"))
      #expect(suite.hostname == nil)
      #expect(
        suite.properties == [
          JUnitProperty(name: "push-conformance.version", value: ConformanceKit.version),
          JUnitProperty(name: "push-conformance.subject", value: "deaf"),
        ]
      )
    }
  }

  static let keepsBridge = """
    the adapter keeps a suppressor alive that it never passed to the center; do not store the \
    bridge, or an object that owns it, in the adapter
    """
  static let headline =
    "expected no toast of 'lunch'; saw asked 'conversation' about 'lunch': yes; toast of 'lunch'"

  /// The names of a case of the sample, its file, its properties, its output and its outcome.
  static let rows: [(String, String, String, [String], String, JUnitOutcome)] = [
    (
      "deaf.requirements.suppression", "suppression.any-yes-suppresses",
      "Specs/requirements/suppression.json",
      [
        "level=must", "exercised=4",
        "page=\(ConformanceKit.reference)/suppression.md#suppressionany-yes-suppresses",
      ], "",
      .failed(
        JUnitProblem(
          message: headline,
          type: "suppression.any-yes-suppresses",
          body: Sample.findingText + "\nAlso      seen in 1 other scenario"
        )
      )
    ),
    (
      "deaf.requirements.suppression", "suppression.asks-each-once",
      "Specs/requirements/suppression.json", ["level=must", "exercised=7"], "", .passed
    ),
    (
      "deaf.requirements.suppression", "suppression.order-is-free",
      "Specs/requirements/suppression.json", ["level=may", "exercised=0"], "",
      .skipped(message: "untestable: A permission.")
    ),
    (
      "deaf.requirements.toast", "toast.none-for-silent", "Specs/requirements/toast.json",
      ["level=should", "exercised=0"],
      """
      Noted, though it does not fail at this level:
      \(Sample.findingText
          .replacing("suppression.any-yes-suppresses (must)", with: "toast.none-for-silent (should)")
          .replacing("One yes is enough.", with: "Silence shows no toast."))
      """,
      .passed
    ),
    (
      "deaf.requirements.toast", "toast.activation-routes-once", "Specs/requirements/toast.json",
      ["level=should", "exercised=0"], "",
      .error(
        JUnitProblem(message: keepsBridge, type: "adapter.keeps-bridge", body: keepsBridge)
      )
    ),
    (
      "deaf.requirements.broadcast", "broadcast.reaches-all", "Specs/requirements/broadcast.json",
      ["level=must", "exercised=0"], "",
      .skipped(
        message: "role broadcasting not offered: the adapter does not conform to BroadcastingCenter"
      )
    ),
    (
      "deaf.scenarios.suppression", "suppression.open-conversation",
      "Corpus/scenarios/suppression/open-conversation.json", [], "",
      .failed(
        JUnitProblem(
          message: headline,
          type: "suppression.any-yes-suppresses",
          body: """
            \(Sample.findingText)
            Breaks    scenario.outcome: expected toasts: none; saw lunch
            """
        )
      )
    ),
    (
      "deaf.scenarios.toast", "toast.tapped", "Corpus/scenarios/toast/tapped.json", [], "", .passed
    ),
  ]

  @Test("A case has the element of its outcome", arguments: rows)
  @MainActor func cases(
    classname: String,
    name: String,
    file: String,
    properties: [String],
    systemOut: String,
    outcome: JUnitOutcome
  ) async throws {
    let report = JUnitReport([try await Sample.results()])
    let found = report.suites.flatMap(\.cases).filter { $0.name == name }
    let result = try #require(found.first)
    #expect(found.count == 1)
    #expect(result.classname == classname)
    #expect(result.file == file)
    #expect(result.line == nil)
    #expect(result.time == .microseconds(1_500))
    #expect(result.properties.map { "\($0.name)=\($0.value)" } == properties)
    #expect(result.outcome == outcome)
    #expect(result.systemOut == systemOut)
  }

  @Test("Folded cases are one for each suite, with their number and the reasons")
  @MainActor func folded() async throws {
    var results = try await Sample.results()
    for (id, reason) in [
      ("suppression.b", SkipReason.roleNotOffered(.scenes)),
      ("suppression.c", .neverSent(.withoutURL)), ("suppression.d", .untestable("Another.")),
    ] {
      results.cases.insert(Sample.result(id, .skipped(reason)), at: 0)
    }
    let whole = JUnitReport([results])
    let report = JUnitReport([results], foldingSkips: true)
    #expect(Set(report.suites.map(\.name)) == Set(whole.suites.map(\.name)))
    func isSkipped(_ result: JUnitCase) -> Bool {
      if case .skipped = result.outcome { true } else { false }
    }
    let cases = report.suites.flatMap(\.cases)
    #expect(
      cases.filter(isSkipped) == [
        JUnitCase(
          classname: "deaf.requirements.suppression",
          name: "not-judged",
          file: "Specs/requirements/suppression.json",
          outcome: .skipped(
            message: "4 not judged: 1 for the role SceneCenter: the adapter does not conform to it;"
              + " 1 turned off by .neverSends(.withoutURL);"
              + " 2 untestable (list requirements says why)"
          )
        ),
        JUnitCase(
          classname: "deaf.requirements.broadcast",
          name: "not-judged",
          file: "Specs/requirements/broadcast.json",
          outcome: .skipped(
            message: "1 not judged:"
              + " 1 for the role BroadcastingCenter: the adapter does not conform to it"
          )
        ),
      ]
    )
    // All other cases are unchanged, in their order.
    #expect(
      report.suites.map { $0.cases.filter { !isSkipped($0) } }
        == whole.suites.map { $0.cases.filter { !isSkipped($0) } }
    )
  }

  @Test("A caller can give the file and line of a case")
  @MainActor func places() async throws {
    let report = JUnitReport([try await Sample.results()]) { result in
      SourcePlace(file: "Tests/\(result.id).swift", line: 7)
    }
    for result in report.suites.flatMap(\.cases) {
      #expect(result.file == "Tests/\(result.name).swift")
      #expect(result.line == 7)
    }
  }

  @Test("A report without subjects has no suite and no date")
  func nobody() {
    let report = JUnitReport([SubjectResults]())
    #expect(report == JUnitReport(name: "push-conformance", time: .zero))
  }

  @Test("A run writes a valid file with true counts and unique names")
  @MainActor func realRun() async throws {
    let results = try await RealRun.results()
    let folder = try TemporaryFolder()
    let path = folder.file("report.xml")
    let written = try JUnitReport(results).write(to: path)

    let checked = try JUnitChecker().check(path: path)
    #expect(checked.findings == [])
    #expect(checked.counts == written)
    let tally = Tally(results.flatMap(\.cases))
    #expect(
      [written.tests, written.failures, written.errors, written.skipped]
        == [results.flatMap(\.cases).count, tally.failed, tally.errors, tally.skipped]
    )

    let report = JUnitReport(results)
    for (results, names) in zip(results, try RealRun.names()) {
      let suites = report.suites.filter { $0.name.hasPrefix("\(results.subject).") }
      #expect(suites.flatMap(\.cases).map(\.name).sorted() == names.sorted())
      for suite in suites {
        let area = suite.name.split(separator: ".").last ?? ""
        #expect(suite.cases.allSatisfy { $0.classname == suite.name })
        #expect(suite.cases.allSatisfy { $0.name.hasPrefix("\(area).") })
      }
    }
  }
}
