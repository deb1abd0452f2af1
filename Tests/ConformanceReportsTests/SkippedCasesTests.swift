import Testing

@testable import ConformanceReports
@testable import PushConformance

/// The lines about cases that were not judged.
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
    CaseResult(
      subject: "some",
      kind: kind,
      id: "a.b",
      title: "",
      level: .must,
      outcome: .skipped(reason)
    )
  }

  /// Each line turns off one requirement and two scenarios.
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

  /// Two cases for older systems, and one for a role that an app of today can have.
  private static let older = [
    result(.roleNotOffered(.busNavigating, isOfOlderSystems: true)),
    result(.roleNotOffered(.serviceHosting, isOfOlderSystems: true)),
    result(.roleNotOffered(.scenes)),
  ]

  @Test("Cases for older systems are in no count of the summary, and in one line")
  func olderSystems() {
    let results = SubjectResults(subject: "some", cases: Self.older, started: 0, time: .zero)
    #expect(
      ConsoleSummary().text([results]) == """
        some
          requirements  0 passed, 0 failed, 1 skipped
          not judged    1 for the role SceneCenter: the adapter does not conform to it
          left out      2 for roles of older systems, none of which the app has: BusNavigatingCenter 1, ServiceHostingCenter 1

        """
    )
    #expect(
      ConsoleSummary(tellsAll: true).text([results]).contains(
        "left out      1 for the role BusNavigatingCenter of older systems\n"
      )
    )
    #expect(GitHubStepSummary.text([results]).contains("| some | 0 | 0 | 0 | 1 |"))
  }

  @Test("A report counts cases for older systems, and reads their reason again")
  func reportOfOlderSystems() throws {
    #expect(SkippedCases(in: Self.older).count == 3)
    #expect(Tally(Self.older).skipped == 3)
    let reason = try #require(
      SkippedCases.Reason(.roleNotOffered(.busNavigating, isOfOlderSystems: true))
    )
    #expect(SkippedCases.Reason(reason.text) == reason)
  }
}
