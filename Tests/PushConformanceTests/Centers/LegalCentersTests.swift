import PushConformance
import Testing

@testable import FaultyCenters

/// Whatever is legal passes: a kit that cries wolf is not listened to.
@Suite(.serialized) struct LegalCentersTests {
  static let rows =
    LegalAsking.rows + LegalToasts.rows + LegalMembership.rows + LegalTokens.rows
    + LegalTokenNews.rows
    + LegalWork.rows + LegalSightings.rows + LegalResponders.rows + LegalHierarchies.rows
    + LegalLinks.rows + LegalBuses.rows + LegalServices.rows + LegalFetching.rows
    + LegalAftermath.rows
    + LegalResponses.rows + LegalWaiting.rows
    + LegalBookkeeping.rows
    + LegalReentrancy.rows
    + LegalPermission.rows + LegalAccounts.rows + LegalRetries.rows
    + LegalManners.rows
    + LegalActivities.rows + LegalWindows.rows
    + LegalExtensions.rows

  /// Passes everything that it is judged on, and hides nothing but what its row says.
  @Test(arguments: rows) @MainActor
  func passes(_ row: SubjectRow) async throws {
    let kit = try Kit.load()
    let options = RunOptions(level: .should)
    let results = await ConformanceRunner(kit: kit, options: options).run(row.subject())
    var hidden: Set<String> = []
    for result in results.cases {
      switch result.outcome {
      case .passed: #expect(result.notes.isEmpty, "\(result.id)")
      case .skipped(.untestable), .skipped(.roleNotOffered), .skipped(.policy): continue
      case .skipped(.obstacle), .skipped(.unseen): hidden.insert(result.id)
      case .skipped(let reason): Issue.record("\(result.id): \(reason.text)")
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      case .failed(let findings):
        Issue.record("\(result.id):\n\(findings[0].text(subject: results.subject))")
      }
    }
    #expect(hidden == row.requirements)
  }
}
