import PushConformance
import Testing

/// Wrong centers have to be caught, each at the requirement that says what is wrong with it.
@Suite struct FaultTests {
  @Test @MainActor func aCenterWithoutFaultPassesEverything() async throws {
    let results = await ConformanceRunner(kit: try .load()).run(FaultyPushCenter.subject(nil))
    let unexpected = results.cases.filter { result in
      switch result.outcome {
      case .passed: !result.notes.isEmpty
      case .skipped(.untestable), .skipped(.policy): false
      default: true
      }
    }
    #expect(unexpected.map(\.id) == [])
  }

  /// A fault, the requirements that have to catch it (the first is the one that names it), and the
  /// scenario whose finding is on file.
  struct Row: Sendable, CustomTestStringConvertible {
    var fault: Fault
    var caughtBy: [String]
    var scenario: String
    var testDescription: String { fault.rawValue }
  }

  static let rows: [Row] = [
    Row(
      fault: .toastsOverSuppression,
      caughtBy: ["suppression.any-yes-suppresses"],
      scenario: "suppression.one-yes-among-three"
    ),
    Row(
      fault: .holdsSuppressorsStrongly,
      caughtBy: [
        "suppression.suppressors-are-held-weakly",
        "suppression.released-suppressor-is-never-asked",
      ],
      scenario: "suppression.closed-between-two-messages"
    ),
    Row(
      fault: .dropsZeroPadding,
      caughtBy: ["token.text-is-lossless-hexadecimal"],
      scenario: "token.zero-bytes-inside"
    ),
    Row(
      fault: .losesBroadcastWhenSuppressed,
      caughtBy: ["suppression.never-prevents-broadcast"],
      scenario: "suppression.list-hears-what-is-suppressed"
    ),
    Row(
      fault: .lastAnswerWins,
      caughtBy: [
        "suppression.any-yes-suppresses",
        "suppression.order-of-attachment-is-irrelevant",
      ],
      scenario: "suppression.one-yes-among-three"
    ),
    Row(
      fault: .routesThePreviousURL,
      caughtBy: [
        "routing.no-url-no-call",
        "notification.unusable-url-is-no-url",
      ],
      scenario: "routing.link-then-no-link"
    ),
  ]

  @Test func everyFaultHasARow() {
    #expect(Set(Self.rows.map(\.fault)) == Set(Fault.allCases))
  }

  @Test(arguments: rows) @MainActor
  func isCaughtByThoseThatSayWhatIsWrong(_ row: Row) async throws {
    let findings = try await findings(of: row.fault, with: try .load())
    #expect(Set(findings.keys) == Set(row.caughtBy))
  }

  /// The text is compared on one scenario, so that it stands whatever others the kit will have.
  @Test(arguments: rows) @MainActor
  func isToldInTheFewestSteps(_ row: Row) async throws {
    var kit = try ConformanceKit.load()
    kit.scenarios = kit.scenarios.filter { $0.id == row.scenario }
    let finding = try #require(try await findings(of: row.fault, with: kit)[row.caughtBy[0]])
    let expected = try Snapshot.text(named: "\(row.fault.rawValue).txt")
    #expect(finding.text(subject: "faulty") + "\n" == expected)
  }

  /// The findings on a wrong center, by requirement.
  @MainActor private func findings(
    of fault: Fault,
    with kit: ConformanceKit
  ) async throws -> [String: Finding] {
    let results = await ConformanceRunner(kit: kit).run(FaultyPushCenter.subject(fault))
    var findings: [String: Finding] = [:]
    for result in results.cases where result.kind == .requirement {
      guard case .failed(let found) = result.outcome else { continue }
      findings[result.id] = found.first
    }
    return findings
  }
}
