import PushConformanceTesting
import Testing

extension ConformanceTest {
  /// Runs a check that has to record exactly one issue with this text.
  ///
  /// The text has `N` for the number of other scenarios with the same finding, because that number changes with the
  /// corpus.
  func expectIssue(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await withKnownIssue(sourceLocation: sourceLocation) {
      try await check(sourceLocation: sourceLocation)
    } matching: { issue in
      issue.comments.map(\.rawValue.withoutCount) == [text]
        && issue.sourceLocation == sourceLocation
    }
  }
}

extension ConformanceTest {
  /// Runs a check that has to record exactly one issue whose text begins with the given text.
  func expectIssue(startingWith text: String) async throws {
    try await withKnownIssue {
      try await check()
    } matching: { issue in
      issue.comments.count == 1 && issue.comments[0].rawValue.hasPrefix(text)
    }
  }
}

extension [ConformanceTest] {
  /// Returns the test with a name.
  func named(_ id: String) throws -> ConformanceTest {
    try #require(first { $0.id == id })
  }
}

extension String {
  fileprivate var withoutCount: String {
    replacing(/seen in \d+ other/, with: "seen in N other")
  }
}
