import Testing

@testable import ConformanceReports
@testable import PushConformance

@Suite struct SkippedCasesTests {
  private static let skipped: [CaseResult] = {
    let roles: [Role] = [.routing, .routing, .scenes, .toasting, .deferring]
    let reasons = roles.map { SkipReason.roleNotOffered($0) } + [.neverSent(.silent)]
    return reasons.map { result($0) }
  }()

  private static func result(
    _ reason: SkipReason,
    of kind: CaseResult.Kind = .requirement
  ) -> CaseResult {
    Sample.result("a.b", .skipped(reason), kind: kind)
  }

  /// Returns cases in which each reason turns off one requirement and two scenarios.
  private static func declaredOff(by reasons: [SkipReason]) -> SkippedCases {
    SkippedCases(
      in: reasons.flatMap { [result($0), result($0, of: .scenario), result($0, of: .scenario)] }
    )
  }

  @Test("Requirements that a line turns off are counted apart from scenarios")
  func requirements() {
    let skipped = Self.declaredOff(
      by: [.neverSent(.silent), .neverSent(.silent), .noSuchAction("show", line: ".actions")]
    )
    #expect(
      skipped.lines(tellsAll: false) == [
        "6 turned off by .neverSends(.silent), 2 of them requirements",
        "3 turned off by .actions, 1 of them a requirement",
      ]
    )
  }

  @Test("Many lines of the declaration are one line, with the requirements of each")
  func manyLines() {
    let skipped = Self.declaredOff(
      by: [.noSuchAction("show", line: ".actions")]
        + [.silent, .badge, .malformed].map(SkipReason.neverSent)
    )
    #expect(
      skipped.lines(tellsAll: false) == [
        "12 turned off by lines of the declaration: .actions 3 (1 requirement),"
          + " .neverSends(.badge) 3 (1 requirement), .neverSends(.malformed) 3 (1 requirement)"
          + " and 1 more; --all lists them"
      ]
    )
  }

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
