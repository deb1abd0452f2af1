import PushConformanceTesting
import Testing

extension ConformanceTest {
  /// Runs the check, which has to record one issue that says exactly this.
  func expectIssue(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await withKnownIssue(sourceLocation: sourceLocation) {
      try await check(sourceLocation: sourceLocation)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text] && issue.sourceLocation == sourceLocation
    }
  }
}

extension [ConformanceTest] {
  /// The test of a name.
  func named(_ id: String) throws -> ConformanceTest {
    try #require(first { $0.id == id })
  }
}
