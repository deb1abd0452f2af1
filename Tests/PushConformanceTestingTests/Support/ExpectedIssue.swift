import PushConformanceTesting
import Testing

extension ConformanceTest {
  /// Runs the check, which has to record exactly one issue with this text.
  ///
  /// The corpus decides in how many other scenarios a finding shows, so `N` stands for that number.
  func expectIssue(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await withKnownIssue(sourceLocation: sourceLocation) {
      try await check(sourceLocation: sourceLocation)
    } matching: { issue in
      issue.comments.map(\.rawValue.withoutCount) == [text]
        && issue.sourceLocation == sourceLocation
    }
  }
}

extension [ConformanceTest] {
  /// Returns the test of a name.
  func named(_ id: String) throws -> ConformanceTest {
    try #require(first { $0.id == id })
  }
}

extension String {
  fileprivate var withoutCount: String {
    replacing(/seen in \d+ other/, with: "seen in N other")
  }
}
