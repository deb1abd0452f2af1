import PushConformanceTesting
import Testing

extension ConformanceTest {
  /// Runs the check, which has to record one issue that says exactly this.
  ///
  /// In how many other scenarios a finding shows is the corpus's affair: `N` stands for the number.
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
  /// The test of a name.
  func named(_ id: String) throws -> ConformanceTest {
    try #require(first { $0.id == id })
  }
}

extension String {
  fileprivate var withoutCount: String {
    replacing(/seen in \d+ other/, with: "seen in N other")
  }
}
