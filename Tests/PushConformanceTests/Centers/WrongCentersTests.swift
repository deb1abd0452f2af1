import PushConformance
import Testing

/// Wrong centers have to be caught, each by the requirements that say what is wrong with it.
@Suite(.serialized) struct WrongCentersTests {
  static let rows =
    WrongRegistration.rows + WrongTokens.rows + WrongReading.rows + WrongToasts.rows
    + WrongTaps.rows + WrongMembership.rows + WrongDecisions.rows + WrongBroadcasts.rows
    + WrongRoutes.rows

  /// Caught by exactly the requirements of its row.
  @Test(arguments: rows) @MainActor
  func isCaught(_ row: SubjectRow) async throws {
    var caughtBy: Set<String> = []
    for result in try await Self.results(of: row) where result.kind == .requirement {
      switch result.outcome {
      case .failed: caughtBy.insert(result.id)
      case .passed, .skipped: continue
      // A center that never shows a toast gives no occasion to look at what becomes of toasts.
      case .error(.notExercised): continue
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      }
    }
    #expect(caughtBy == row.requirements)
  }

  /// A requirement that no fault violates is not known to see anything.
  @Test func everyRequirementCatchesAFault() throws {
    let checked = try Kit.load().catalogue.requirements.filter { $0.untestable == nil }
    let catching = Self.rows.reduce(into: Set<String>()) { $0.formUnion($1.requirements) }
    #expect(catching == Set(checked.map(\.id)))
  }

  /// A fault, and the requirement whose finding is on file as Snapshots/<fault>.txt.
  static let findings: [(row: SubjectRow, requirement: String)] = [
    (SubjectRow(WrongTokens.DropsZeroPadding.self), "token.text-is-lossless-hexadecimal"),
    (SubjectRow(WrongTokens.GivesUpWithTheServer.self), "token.upload-outcome-disturbs-nothing"),
    (SubjectRow(WrongReading.TellsAnotherType.self), "notification.fields-are-read-from-the-payload"),
    (SubjectRow(WrongToasts.ShowsInTheBackground.self), "toast.none-in-background"),
    (SubjectRow(WrongTaps.FollowsTheLatest.self), "toast.activation-routes-once"),
    (SubjectRow(WrongMembership.KeepsSuppressors.self), "suppression.suppressors-are-held-weakly"),
    (
      SubjectRow(WrongDecisions.HeedsTheLastAnswer.self),
      "suppression.order-of-attachment-is-irrelevant"
    ),
    (SubjectRow(WrongDecisions.ToastsAllTheSame.self), "suppression.any-yes-suppresses"),
    (SubjectRow(WrongDecisions.SuppressesBroadcasts.self), "suppression.never-prevents-broadcast"),
    (SubjectRow(WrongRoutes.FollowsThePreviousLink.self), "routing.no-url-no-call"),
  ]

  /// What a developer reads: the clause, the shortest steps, what was expected and seen.
  @Test(arguments: findings) @MainActor
  func isTold(_ row: SubjectRow, of requirement: String) async throws {
    let result = try #require(
      try await Self.results(of: row).first { $0.kind == .requirement && $0.id == requirement }
    )
    guard case .failed(let findings) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    let text = try #require(findings.first).text(subject: result.subject)
    #expect(text + "\n" == (try Snapshot.text(named: "\(row.testDescription).txt")))
  }

  @MainActor private static func results(of row: SubjectRow) async throws -> [CaseResult] {
    let runner = ConformanceRunner(kit: try Kit.load(), options: RunOptions(level: .should))
    return await runner.run(row.subject()).cases
  }
}
