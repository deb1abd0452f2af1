import ConformanceTestSupport
import Foundation
import ReferenceAdapters
import Testing

@testable import PushConformanceTesting

/// Variables that choose nothing, each in a process of its own, because the variables are read once.
@Suite("Variables that choose nothing turn the tests red")
struct ChoicesInTestTests {
  /// A variable, its value, and the issue; an empty issue if the value chooses something.
  static let rows = [
    (
      "FILTER", "tost.*",
      "the pattern 'tost.*' matches no requirement, no scenario and no payload; the nearest are toast."
    ),
    ("FILTER", "toast.*", ""),
    // A payload belongs to the suite of a parser.
    ("FILTER", "aps.*", ""),
    ("FILTER", "", ""),
    (
      "REPLAY", "a token",
      "PUSH_CONFORMANCE_REPLAY was found with 'another-center', which no test of this run judges"
    ),
  ]

  @Test("A pattern that matches nothing, and a token of a subject without a test", arguments: rows)
  func refuses(variable: String, value: String, issue: String) async throws {
    var value = value
    if variable == "REPLAY" {
      let scenario = try #require(try Kit.load().scenarios.first)
      value = try #require(ReplayToken(subject: "another-center", scenario: scenario).text)
    }
    await #expect(processExitsWith: .exitCode(0)) {
      [variable = variable as String, value = value as String, issue = issue as String] in
      unsafe setenv("PUSH_CONFORMANCE_\(variable)", value, 1)
      unsafe setenv("PUSH_CONFORMANCE_CASES", "0", 1)
      let tests = Conformance.areas(of: PushCenterAdapter.self)
      // A token is played in place of all cases.
      let test = try #require(tests.first { tests.count == 1 || $0.id == "toast" })
      if issue.isEmpty {
        // The check of a case that the filter leaves out would cancel this test, too.
        _ = try await test.session.results(SuiteChoices())
      } else {
        try await test.expectIssue(startingWith: issue)
      }
      exit(0)
    }
  }
}
