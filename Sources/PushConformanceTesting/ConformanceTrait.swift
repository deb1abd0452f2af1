public import Testing

/// A suite trait that writes reports when the tests of the suite have ended.
///
/// The trait also names the file of answers, whose deviations do not fail a test.
public struct ConformanceTrait: SuiteTrait, TestScoping {
  let path: String?
  let results: String?
  let answers: AnswerFile

  let place: ConformanceIsolation
  /// The number of random orders of tasks in which a center plays each scenario of the kit again.
  let orders: Int

  @TaskLocal static var isolation = ConformanceIsolation.none
  @TaskLocal static var answers = AnswerFile()
  @TaskLocal static var orders = 0

  /// Runs the tests of the suite, and then writes the report.
  ///
  /// Each write replaces the whole report, so several suites can use one file.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$answers.withValue(answers) {
      try await Self.$isolation.withValue(place) {
        try await Self.$orders.withValue(orders) { try await report(on: function) }
      }
    }
  }

  private func report(on function: @concurrent @Sendable () async throws -> Void) async throws {
    let collectors = [
      path.map { ReportCollector.collector(for: $0) },
      results.map { ReportCollector.collector(for: $0, .json) },
    ].compactMap(\.self)
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(
        try await ReportCollector.$current.withValue(collectors) {
          try await function()
        }
      )
    } catch {
      outcome = .failure(error)
    }
    for collector in collectors {
      do {
        try await collector.write()
      } catch {
        Issue.record("\(error)")
      }
    }
    try outcome.get()
  }
}

extension Trait where Self == ConformanceTrait {
  /// Writes reports on the centers that the suite judges.
  ///
  /// Each path is relative to the folder in which the tests run. With `swift test`, this is the folder of the package.
  ///
  /// - Parameters:
  ///   - report: The path of a JUnit report. The default is the value of the environment variable
  ///     `PUSH_CONFORMANCE_JUNIT`. If the variable is not set, no report is written.
  ///   - results: The path of the results as JSON lines. The default is the value of `PUSH_CONFORMANCE_JSON`.
  ///   - answers: The path of the file of answers. The default is `push-answers.json`, if there is such a file. A
  ///     deviation that the file excuses is a known issue of its test, or a warning if it is undecided.
  ///     `PUSH_CONFORMANCE_ADOPT=1` writes what is red into the file.
  ///   - isolation: The place where the centers play; by default the process of the tests. With `.process`, a center
  ///     that crashes, exits or hangs costs only one case.
  ///   - orders: The number of times that a center plays each scenario of the kit again, each time with a random order
  ///     of its tasks. The value of the environment variable `PUSH_CONFORMANCE_ORDERS` replaces this number. With
  ///     `PUSH_CONFORMANCE_MODE=gate` the number is 0, because then nothing is random. Where the system decides the
  ///     order of tasks, as on Apple platforms, the number has no effect.
  /// - Returns: The trait, for a suite whose tests judge a center.
  public static func pushConformance(
    report: String? = nil,
    results: String? = nil,
    answers: String? = nil,
    isolation: ConformanceIsolation = .none,
    orders: Int = 0
  ) -> ConformanceTrait {
    let environment = TestEnvironment.current
    return ConformanceTrait(
      path: report ?? environment.report,
      results: results ?? environment.results,
      answers: AnswerFile(path: answers),
      place: isolation,
      orders: orders
    )
  }
}
