import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A violated recommendation does not fail a run that asks only for duties.
@Suite(.serialized) struct ShouldLevelTests {
  static let rows: [SubjectRow] = {
    guard let kit = try? Kit.load() else { return [] }
    return FaultySubjects.rows.filter { row in
      row.requirements.allSatisfy { kit.requirement($0)?.level == .should }
    }
  }()

  @Test("There are centers that violate only recommendations")
  func rowsAreThere() { #expect(Self.rows.count > 30) }

  @Test(
    "A center that violates recommendations alone passes every duty and scenario",
    arguments: rows
  )
  @MainActor func passes(_ row: SubjectRow) async throws {
    let results = try await Kit.results(of: row.subject(), RunOptions())
    for result in results.cases {
      guard case .failed(let findings) = result.outcome else { continue }
      Issue.record("\(result.id):\n\(findings[0].text(subject: results.subject))")
    }
  }
}
