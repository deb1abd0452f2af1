import ConformanceTestSupport
import Foundation
import ReferenceAdapters
import Testing

@testable import PushConformanceTesting

/// Variables that choose nothing, each in a process of its own, because the variables are read once.
@Suite("Variables that choose nothing turn the tests red")
struct ChoicesInTestTests {
  /// The value of a variable, and the issue; an empty issue if the value chooses something.
  struct Row: Sendable, Codable, CustomTestStringConvertible {
    var variable: String
    var value: String
    var issue: String
    var testDescription: String { "\(variable)=\(value)" }
  }

  static let rows = [
    Row(
      variable: "FILTER",
      value: "tost.*",
      issue:
        "the pattern 'tost.*' matches no requirement, no scenario and no payload; the nearest are toast."
    ),
    Row(variable: "FILTER", value: "toast.*", issue: ""),
    // A payload belongs to the suite of a parser.
    Row(variable: "FILTER", value: "aps.*", issue: ""),
    Row(variable: "FILTER", value: "", issue: ""),
    Row(
      variable: "REPLAY",
      value: "a token",
      issue:
        "PUSH_CONFORMANCE_REPLAY was found with 'another-center', which no test of this run judges"
    ),
  ]

  @Test("A pattern that matches nothing, and a token of a subject without a test", arguments: rows)
  func refuses(_ row: Row) async throws {
    var row = row
    if row.variable == "REPLAY" {
      let scenario = try #require(try Kit.load().scenarios.first)
      row.value = try #require(ReplayToken(subject: "another-center", scenario: scenario).text)
    }
    await #expect(processExitsWith: .exitCode(0)) { [row = row as Row] in
      unsafe setenv("PUSH_CONFORMANCE_\(row.variable)", row.value, 1)
      unsafe setenv("PUSH_CONFORMANCE_CASES", "0", 1)
      let tests = Conformance.areas(of: PushCenterAdapter.self)
      // A token is played in place of all cases.
      let test = try #require(tests.first { tests.count == 1 || $0.id == "toast" })
      if row.issue.isEmpty {
        // The check of a case that the filter leaves out would cancel this test, too.
        _ = try await test.session.results(SuiteChoices())
      } else {
        try await test.expectIssue(startingWith: row.issue)
      }
      exit(0)
    }
  }
}
