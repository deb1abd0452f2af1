import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Generated runs find faults that show only with two values that are almost equal.
@Suite struct NearMissTests {
  static let rows = [
    SubjectRow(FaultyToken.ComparesTheBeginning.self, "token.changed-token-is-uploaded"),
    SubjectRow(FaultyTokenRetries.ForgetsOldUploads.self, "token.failed-upload-is-tried-again"),
    SubjectRow(FaultyHierarchy.TakesLongerNames.self, "hierarchy.unknown-event-loads-nothing"),
    SubjectRow(
      FaultyHierarchyLoading.ComparesIDsAsNumbers.self,
      "hierarchy.known-event-loads-once"
    ),
    SubjectRow(FaultyLinksReading.LooksAtTheBeginning.self, "links.foreign-url-is-not-taken"),
    SubjectRow(FaultyLinksReading.DecodesTwice.self, "links.escapes-are-decoded-once"),
    SubjectRow(FaultyRouting.FollowsEachLinkOnce.self, "routing.inactive-receipt-routes-once"),
    SubjectRow(FaultyServices.HasPlaceForThree.self, "services.neighbours-change-nothing"),
  ]

  @Test(
    "A fault that needs a near miss is found from each seed",
    arguments: rows,
    1...3 as ClosedRange<UInt64>
  )
  @MainActor func isFound(_ row: SubjectRow, from seed: UInt64) async throws {
    let verdict = try await GeneratedVerdict.of(row, seed: seed, cases: 500)
    #expect(verdict.errors.isEmpty, "\(verdict.errors)")
    #expect(verdict.caughtBy == row.requirements)
  }
}
