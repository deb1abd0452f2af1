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
      let texts = issue.comments.map { $0.rawValue.withoutLine(beginningWith: "Also  ") }
      return texts == [text] && issue.sourceLocation == sourceLocation
    }
  }
}

extension String {
  /// The text without a line that depends on what else the kit holds.
  fileprivate func withoutLine(beginningWith prefix: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(prefix) }
      .joined(separator: "\n")
  }
}

extension [ConformanceTest] {
  /// The test of a name.
  func named(_ id: String) throws -> ConformanceTest {
    try #require(first { $0.id == id })
  }
}
