import Testing

@testable import ConformanceReports
@testable import PushConformance

/// The lines about cases that were not judged.
@Suite struct SkippedCasesTests {
  private static let skipped: [CaseResult] = {
    let roles: [Role] = [.routing, .routing, .scenes, .toasting, .deferring]
    let reasons = roles.map(SkipReason.roleNotOffered) + [.neverSent(.silent)]
    return reasons.map { reason in
      CaseResult(
        subject: "some",
        kind: .requirement,
        id: "a.b",
        title: "",
        level: .must,
        outcome: .skipped(reason)
      )
    }
  }()

  @Test("Many roles that an adapter lacks are one line")
  func folded() {
    #expect(
      SkippedCases(in: Self.skipped).lines(tellsAll: false) == [
        "5 for roles that the adapter does not offer: RoutingCenter 2, DeferringCenter 1,"
          + " SceneCenter 1 and 1 more; --all lists them",
        "1 turned off by .neverSends(.silent)",
      ]
    )
  }

  @Test("With --all each reason has a line")
  func all() {
    #expect(
      SkippedCases(in: Self.skipped).lines(tellsAll: true) == [
        "2 for the role RoutingCenter: the adapter does not conform to it",
        "1 for the role DeferringCenter: the adapter does not conform to it",
        "1 for the role SceneCenter: the adapter does not conform to it",
        "1 for the role ToastingCenter: the adapter does not conform to it",
        "1 turned off by .neverSends(.silent)",
      ]
    )
  }
}
