import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite(.serialized) struct FaultyCentersTests {
  static let rows = FaultySubjects.rows

  /// Golden scenarios catch a center by exactly the requirements of its row.
  ///
  /// A sweep plays generated runs, which are judged without golden scenarios in `GeneratedCatchesTests`.
  @Test(.enabled(if: Sweep.cases == nil), arguments: rows) @MainActor
  func isCaught(_ row: SubjectRow) async throws {
    let verdict = try await FaultyVerdict.verdict(on: row)
    #expect(verdict.errors.isEmpty, "\(verdict.errors)")
    #expect(verdict.caughtBy == row.requirements)
  }

  /// A line of Snapshots/faults.txt begins with the requirement that finds the fault first.
  @Test(.enabled(if: Sweep.cases == nil)) @MainActor
  func areFoundInTheOrderOfTheTable() async throws {
    var table = Self.heading
    for row in Self.rows {
      let finds = try await FaultyVerdict.verdict(on: row).finds
      table += ([row.fullName] + finds).joined(separator: " ") + "\n"
    }
    Snapshot.expect(table, named: "faults.txt")
  }

  private static let heading = """
    # The faulty centers, with all requirements that each violates in the golden scenarios. The requirement that finds the
    # fault first is the first one. FaultGroup.swift reads this file.


    """

  /// A requirement that no fault violates can judge nothing at all.
  @Test func everyRequirementCatchesAFault() throws {
    let checked = try Kit.load().catalog.requirements.filter { $0.untestable == nil }
    let catching = Self.rows.reduce(into: Set<String>()) { $0.formUnion($1.requirements) }
    #expect(catching == Set(checked.map(\.id)))
  }

  /// Faults, each with the requirement whose finding is in Snapshots/<fault>.txt, and the scenario of the finding.
  ///
  /// The scenario is fixed, so that further scenarios do not change the text.
  static let tellings = [
    CaughtCenter(
      FaultyToken.DropsZeroPadding.self,
      "token.text-is-lossless-hexadecimal",
      on: "token.zero-bytes-inside"
    ),
    CaughtCenter(
      FaultyToken.GivesUpWithTheServer.self,
      "token.upload-outcome-disturbs-nothing",
      on: "token.server-refuses"
    ),
    CaughtCenter(
      FaultyNotification.TellsAnotherType.self,
      "notification.fields-are-read-from-the-payload",
      on: "notification.decoys-while-active"
    ),
    CaughtCenter(
      FaultyToast.ShowsInTheBackground.self,
      "toast.none-in-background",
      on: "broadcast.handed-over-twice"
    ),
    CaughtCenter(
      FaultyToastActivation.FollowsTheLatest.self,
      "toast.activation-routes-once",
      on: "toast.first-of-two-tapped"
    ),
    CaughtCenter(
      FaultySuppressionMembership.KeepsSuppressors.self,
      "suppression.suppressors-are-held-weakly",
      on: "suppression.closed-between-two-messages"
    ),
    CaughtCenter(
      FaultySuppression.HeedsTheLastAnswer.self,
      "suppression.order-of-attachment-is-irrelevant",
      on: "suppression.split-view"
    ),
    CaughtCenter(
      FaultySuppression.ToastsAllTheSame.self,
      "suppression.any-yes-suppresses",
      on: "suppression.one-yes-among-three"
    ),
    CaughtCenter(
      FaultySuppression.SuppressesBroadcasts.self,
      "suppression.never-prevents-broadcast",
      on: "suppression.list-hears-what-is-suppressed"
    ),
    CaughtCenter(
      FaultyRouting.FollowsThePreviousLink.self,
      "routing.no-url-no-call",
      on: "routing.link-then-no-link"
    ),
    CaughtCenter(
      FaultyResponders.HandsToTheNewest.self,
      "responders.decliners-receive-nothing",
      on: "responders.third-one-accepts"
    ),
    CaughtCenter(
      FaultyHierarchy.ShowsTheLeafAlone.self,
      "hierarchy.whole-hierarchy-in-order",
      on: "hierarchy.toast-opens-what-was-loaded"
    ),
    CaughtCenter(
      FaultyHierarchy.PullsTheUserBack.self,
      "hierarchy.users-own-way-is-kept",
      on: "hierarchy.user-goes-elsewhere"
    ),
    CaughtCenter(
      FaultyLinksReading.LosesTheObject.self,
      "links.same-event-as-the-push",
      on: "links.link-is-a-push"
    ),
    CaughtCenter(
      FaultyNavigationWayBack.PopsToSameViewInsteadOfClearing.self,
      "navigation.way-back-is-cleared",
      on: "navigation.cleared-to-one-that-is-there"
    ),
    CaughtCenter(
      FaultyNavigation.ListensTwice.self,
      "navigation.listening-twice-counts-once",
      on: "navigation.initialised-twice"
    ),
    CaughtCenter(
      FaultyServicesAnswers.StopsAtTheTaker.self,
      "services.url-is-offered-to-all",
      on: "services.taker-in-the-middle"
    ),
    CaughtCenter(
      FaultyReentrancy.TellsByPosition.self,
      "reentrancy.observers-round-goes-on",
      on: "reentrancy.observer-detaches-itself"
    ),
    CaughtCenter(
      FaultyReentrancyOfResponders.DropsEventsWhileBusy.self,
      "reentrancy.inner-event-is-dispatched",
      on: "reentrancy.event-inside-a-question"
    ),
    CaughtCenter(
      FaultyServices.HasPlaceForThree.self,
      "services.neighbours-change-nothing",
      on: "services.local-notification"
    ),
  ]

  /// The finding that a developer reads: the clause, the shortest steps, the expectation and the effects.
  @Test(arguments: tellings) @MainActor
  func isTold(_ fault: CaughtCenter) async throws {
    let results = try await FaultyVerdict.results(of: fault.row) { $0.id == fault.scenario }
    let result = try #require(
      results.first { $0.kind == .requirement && fault.row.requirements.contains($0.id) }
    )
    let finding = try #require(result.outcome.findings.first, "\(result.outcome)")
    let text = finding.text(subject: result.subject)
    #expect(text + "\n" == (try Snapshot.text(named: "\(fault.row.name).txt")), "\(text)")
  }
}
