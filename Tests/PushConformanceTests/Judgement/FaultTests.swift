import PushConformance
import Testing

/// Wrong centers have to be caught, each at the requirement that says what is wrong with it.
@Suite struct FaultTests {
  @Test @MainActor func aCenterWithoutFaultPassesEverything() async throws {
    let results = await ConformanceRunner(kit: try .load()).run(FaultyPushCenter.subject(nil))
    let unexpected = results.cases.filter { result in
      switch result.outcome {
      case .passed: !result.notes.isEmpty
      case .skipped(.untestable): false
      default: true
      }
    }
    #expect(unexpected.map(\.id) == [])
  }

  /// A fault, and the requirements that have to catch it; the first is the one that names it.
  struct Row: Sendable, CustomTestStringConvertible {
    var fault: Fault
    var caughtBy: [String]
    var testDescription: String { fault.rawValue }
  }

  static let rows: [Row] = [
    Row(fault: .toastsOverSuppression, caughtBy: ["suppression.any-yes-suppresses"]),
    Row(
      fault: .holdsSuppressorsStrongly,
      caughtBy: [
        "suppression.suppressors-are-held-weakly",
        "suppression.released-suppressor-is-never-asked",
      ]
    ),
    Row(fault: .dropsZeroPadding, caughtBy: ["token.text-is-lossless-hexadecimal"]),
    Row(
      fault: .losesBroadcastWhenSuppressed,
      caughtBy: ["suppression.never-prevents-broadcast"]
    ),
    Row(
      fault: .lastAnswerWins,
      caughtBy: [
        "suppression.any-yes-suppresses", "suppression.order-of-attachment-is-irrelevant",
      ]
    ),
    Row(
      fault: .routesThePreviousURL,
      caughtBy: ["routing.no-url-no-call", "notification.unusable-url-is-no-url"]
    ),
  ]

  @Test func everyFaultHasARow() {
    #expect(Set(Self.rows.map(\.fault)) == Set(Fault.allCases))
  }

  /// Caught by exactly the requirements that say what is wrong, with the finding that is on file.
  @Test(arguments: rows) @MainActor
  func isCaught(_ row: Row) async throws {
    let subject = FaultyPushCenter.subject(row.fault)
    let results = await ConformanceRunner(kit: try .load()).run(subject)
    var findings: [String: Finding] = [:]
    for result in results.cases where result.kind == .requirement {
      guard case .failed(let found) = result.outcome else { continue }
      findings[result.id] = found.first
    }
    #expect(Set(findings.keys) == Set(row.caughtBy))
    let finding = try #require(findings[row.caughtBy[0]])
    let expected = try Snapshot.text(named: "\(row.fault.rawValue).txt")
    #expect(finding.text(subject: subject.name) + "\n" == expected)
  }
}
