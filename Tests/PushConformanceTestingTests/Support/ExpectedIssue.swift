import PushConformanceTesting
import Testing

extension ConformanceTest {
  /// Runs a check that has to record exactly one issue with this text.
  func expectIssue(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await withKnownIssue(sourceLocation: sourceLocation) {
      try await check(sourceLocation: sourceLocation)
    } matching: { issue in
      issue.text == text && (issue.sourceLocation ?? sourceLocation) == sourceLocation
    }
  }

  func expectIssue(startingWith text: String) async throws {
    try await withKnownIssue {
      try await check()
    } matching: { issue in
      issue.text.hasPrefix(text)
    }
  }

  func issues() async throws -> [Issue] {
    let issues = Locked<[Issue]>([])
    try await withKnownIssue {
      try await check()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock(\.self)
  }
}

extension ConformanceTrait {
  /// Runs a closure in the current test, as the test of a suite with this trait.
  func perform(_ body: @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await provideScope(for: test, testCase: nil) { try await body() }
  }
}

extension Issue {
  /// The comment; in the process of an exit test, which has no current test, the error in its place.
  var text: String { comments.first?.rawValue ?? error.map { "\($0)" } ?? "" }
}

extension [ConformanceTest] {
  func named(_ id: String) throws -> ConformanceTest {
    try #require(first { $0.id == id })
  }
}
