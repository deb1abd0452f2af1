public import Testing

/// A trait that writes reports when a suite or a test has ended, and prints the causes when the process ends.
///
/// The trait also has the choices for the judgment, such as the file of answers.
public struct ConformanceTrait: SuiteTrait, TestTrait, TestScoping {
  let path: String?
  let results: String?
  let choices: SuiteChoices

  /// Runs the tests, and then writes the report.
  ///
  /// Each write replaces the whole report, so several suites can use one file.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let collectors = [
      path.map { ReportCollector.collector(for: $0) },
      results.map { ReportCollector.collector(for: $0, .json) },
      ReportCollector.screen,
    ].compactMap(\.self)
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(
        try await SuiteChoices.$current.withValue(choices) {
          try await ReportCollector.$current.withValue(collectors) { try await function() }
        }
      )
    } catch {
      outcome = .failure(error)
    }
    for collector in collectors {
      do {
        try await collector.write()
      } catch {
        Issue.record("\(error)", sourceLocation: test.sourceLocation)
      }
    }
    try outcome.get()
  }
}

/// The weakest level at which a violated requirement fails a test.
public enum ConformanceLevel: String, Sendable, Hashable {
  /// A violated `should` is a warning.
  case must
  case should
}

struct SuiteChoices: Sendable, Hashable {
  var answers = AnswerFile()
  var isolation = ConformanceIsolation.none
  var orders = 0
  var level = ConformanceLevel.must
  var isGate = false

  @TaskLocal static var current = SuiteChoices()
}

extension Trait where Self == ConformanceTrait {
  /// Writes reports on the centers that a suite or a test judges.
  ///
  /// Each path is relative to the folder in which the tests run. With `swift test`, this is the folder of the package.
  ///
  /// - Parameters:
  ///   - report: The path of a JUnit report. The default is the value of the environment variable
  ///     `PUSH_CONFORMANCE_JUNIT`. If the variable is not set, no report is written.
  ///   - results: The path of the results as JSON lines. The default is the value of `PUSH_CONFORMANCE_JSON`.
  ///   - answers: The path of the file of answers. The default is `push-answers.json`, if there is such a file. A
  ///     deviation that the file excuses is a known issue of its test, or a warning if its answer is undecided.
  ///     `PUSH_CONFORMANCE_ADOPT=1` writes each cause into the file.
  ///   - isolation: The place where the centers play; by default the process of the tests. With `.process`, a center
  ///     that crashes, exits or hangs costs only one case.
  ///   - orders: The number of times that a center plays each scenario of the kit again, each time with a random order
  ///     of its tasks. The value of the environment variable `PUSH_CONFORMANCE_ORDERS` replaces this number. With
  ///     `gate`, the number is 0, because nothing in a gate is random. Where the system decides the order of tasks, as
  ///     on Apple platforms, the number has no effect.
  ///   - level: The weakest level at which a violated requirement fails a test.
  ///   - gate: True if the suite plays only the scenarios of the kit and the committed finds, and generates no
  ///     scenarios. A find is a generated scenario that violated a requirement. The environment variable
  ///     `PUSH_CONFORMANCE_MODE` replaces this choice.
  /// - Returns: The trait, for a suite or a test that judges a center.
  public static func pushConformance(
    report: String? = nil,
    results: String? = nil,
    answers: String? = nil,
    isolation: ConformanceIsolation = .none,
    orders: Int = 0,
    level: ConformanceLevel = .must,
    gate: Bool = false
  ) -> ConformanceTrait {
    let environment = TestEnvironment.current
    return ConformanceTrait(
      path: report ?? environment.report,
      results: results ?? environment.results,
      choices: SuiteChoices(
        answers: AnswerFile(path: answers),
        isolation: isolation,
        orders: orders,
        level: level,
        isGate: gate
      )
    )
  }
}
