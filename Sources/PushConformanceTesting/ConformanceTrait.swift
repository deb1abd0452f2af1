import Foundation
public import Testing

/// A suite trait that writes a JUnit report when the tests of the suite are done, and names the file of known failures.
public struct ConformanceTrait: SuiteTrait, TestScoping {
  /// The path of the report; nil for none.
  let path: String?
  /// The path of a file of known failures; nil for none.
  let knownFailing: String?

  /// The place where centers play.
  let place: ConformanceIsolation

  /// The place where centers of the current test play.
  @TaskLocal static var isolation = ConformanceIsolation.none
  /// The file of known failures for the current test.
  @TaskLocal static var knownFailing: String?

  /// Runs the tests of the suite, and then writes the report.
  ///
  /// The report is written as a whole each time, so several suites can use one file.
  ///
  /// - Throws: The error of a test.
  @concurrent public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$knownFailing.withValue(knownFailing) {
      try await Self.$isolation.withValue(place) { try await report(on: function) }
    }
  }

  private func report(
    on function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let path else { return try await function() }
    let collector = ReportCollector.collector(for: path)
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(
        try await ReportCollector.$current.withValue(collector) {
          try await function()
        }
      )
    } catch {
      outcome = .failure(error)
    }
    do {
      try await collector.write()
    } catch {
      Issue.record("\(error)")
    }
    try outcome.get()
  }
}

extension Trait where Self == ConformanceTrait {
  /// Writes a JUnit report on the centers that the suite judges.
  ///
  /// - Parameters:
  ///   - report: The path of the file, relative to the folder in which the tests run, which is the package with `swift
  ///     test`. The default is the value of the environment variable `PUSH_CONFORMANCE_JUNIT`. If the variable is not
  ///     set, no report is written.
  ///   - file: The path of a file of known failures, relative to the same folder. Findings that the file lists are
  ///     known issues of their tests.
  /// - Returns: The trait, for a suite whose tests judge a center.
  public static func pushConformance(
    report: String? = nil,
    knownFailing file: String? = nil,
    isolation: ConformanceIsolation = .none
  ) -> ConformanceTrait {
    let path = report ?? ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_JUNIT"]
    return ConformanceTrait(
      path: path?.isEmpty == true ? nil : path,
      knownFailing: file,
      place: isolation
    )
  }
}
