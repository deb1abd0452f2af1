import PushCorpus
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// One fault is one cause, however many requirements it violates.
///
/// `PUSH_CONFORMANCE_SWEEP_CASES` and `PUSH_CONFORMANCE_SWEEP_SEED` add generated runs.
@Suite("A center with one fault has one cause", .serialized)
struct CausesOfOneFaultTests {
  /// The centers whose fault is reported as several causes, by area and name, with the number of causes.
  static let exceptions: [String: Int] = [
    "account.SendsTheFormerAccount": 2,
    "broadcast.UndoesChangesDuringNotification": 2,
    "hierarchy.ToastsOpenedEvents": 2,
    "hierarchy.HandsToTheLastOneAsked": 2,
    "hierarchy.HasOnePlaceForTheEvent": 2,
    "hierarchy.ShowsNothing": 3,
    "launch.LooksAtTheConnectionAlone": 2,
    "launch.OpensTheLatestArrival": 2,
    "launch.TellsArrivalsAsOpenings": 2,
    "notification.TakesABadgeForSilent": 2,
    "notification.TakesAnyWakeForSilent": 2,
    "responders.PopsTheOldest": 2,
    "responses.AnswersForeignNotificationsItself": 2,
    "suppression.DoesNotWait": 2,
    "suppression.ShowsInTheBackground": 2,
    "withdrawal.WithdrawsForTheAccountInFront": 2,
  ]

  @Test("A fault is one cause; the exceptions are counted", arguments: FaultySubjects.rows)
  @MainActor func count(_ row: SubjectRow) async throws {
    let causes = try await FaultyVerdict.verdict(on: row).causes
    #expect((1...3).contains(causes.count), "\(causes.map(\.key))")
    let area = row.requirements.min().map(Slug.area) ?? ""
    // `Scripts/check-causes` counts these lines.
    if Sweep.cases != nil {
      print("causes: \(causes.count) \(area).\(row.name) \(causes.map(\.key))")
    }
    guard Sweep.cases == nil else { return }
    #expect(causes.count == Self.exceptions["\(area).\(row.name)"] ?? 1, "\(causes.map(\.key))")
  }

  @Test("At most one center in twenty is an exception")
  func share() { #expect(Self.exceptions.count * 20 <= FaultySubjects.rows.count) }
}
