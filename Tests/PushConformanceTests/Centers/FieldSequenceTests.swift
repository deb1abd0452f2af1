import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

/// Ten sequences that real centers handled wrongly, see Specs/scenarios.md.
///
/// A current center passes each of them, and a center without the necessary care fails.
@Suite(.serialized) struct FieldSequenceTests {
  /// A sequence, and a center that it catches by a requirement.
  struct Row: Sendable, CustomTestStringConvertible {
    var scenario: String
    var requirement: String
    var subject: @MainActor @Sendable () -> PushCenterSubject
    var testDescription: String { scenario }

    init<Center: PushCenterUnderTest>(
      _ scenario: String,
      catches type: Center.Type,
      by requirement: String
    ) {
      self.scenario = scenario
      self.requirement = requirement
      subject = { PushCenterSubject(Center.self) }
    }
  }

  static let rows = [
    Row(
      "launch.screens-come-late",
      catches: FaultyResponses.FollowsEachCallback.self,
      by: "launch.deferred-response-routes-once"
    ),
    Row(
      "launch.ended-by-the-system",
      catches: FaultyLaunch.KeepsTheResponse.self,
      by: "routing.one-occasion-opens-once"
    ),
    Row(
      "responses.alert-that-also-wakes",
      catches: FaultyResponses.ShowsTwice.self,
      by: "responses.one-presenter"
    ),
    Row(
      "responses.swiped-away-from-a-dead-app",
      catches: FaultyResponses.FollowsEachAction.self,
      by: "responses.only-opening-routes"
    ),
    Row(
      "deduplication.update-repetition-and-namesake",
      catches: FaultyDeduplication.GoesByTheCollapseIdentifier.self,
      by: "deduplication.update-is-news"
    ),
    Row(
      "suppression.closed-while-it-finds-out",
      catches: FaultySuppressionWaiting.KeepsWhomItAsked.self,
      by: "suppression.released-suppressor-is-never-asked"
    ),
    Row(
      "launch.silent-launch-then-icon",
      catches: FaultyLaunch.TakesTheLaunchForATap.self,
      by: "launch.silent-launch-opens-nothing"
    ),
    Row(
      "account.out-and-in-while-the-token-rotates",
      catches: FaultyAccount.SendsTheFormerAccount.self,
      by: "account.uploads-are-for-the-account-in-use"
    ),
    Row(
      "hierarchy.by-hand-between-two-loads",
      catches: FaultyHierarchy.PullsTheUserBack.self,
      by: "hierarchy.users-own-way-is-kept"
    ),
    Row(
      "responses.list-leaves-among-others",
      catches: FaultyResponsesPassingOn.TakesLocalOnesForForeign.self,
      by: "responses.local-is-passed-on"
    ),
  ]

  @Test(arguments: rows) @MainActor
  func passesOnTheCenterOfToday(_ row: Row) async throws {
    var plays = 0
    for subject in ReferenceSubjects.ofToday {
      // A current center has no case about older systems.
      guard let result = try await Self.result(of: row, with: subject) else { continue }
      switch result.outcome {
      case .passed: plays += 1
      case .skipped(.roleNotOffered): continue
      default: Issue.record("\(subject.name): \(row.scenario) has not passed")
      }
    }
    #expect(plays > 0)
  }

  @Test(arguments: rows) @MainActor
  func catchesACenterWithoutTheCare(_ row: Row) async throws {
    let result = try #require(try await Self.result(of: row, with: row.subject()))
    #expect(result.outcome.findings.map(\.kind).contains(row.requirement), "\(result.outcome)")
  }

  @MainActor private static func result(
    of row: Row,
    with subject: PushCenterSubject
  ) async throws -> CaseResult? {
    var kit = try Kit.load()
    kit.scenarios.removeAll { $0.id != row.scenario }
    var options = RunOptions(level: .should)
    // One scenario is too few to ask for an option of the declaration.
    options.asksForOptions = false
    let runner = ConformanceRunner(kit: kit, options: options)
    return await runner.run(subject).cases.first { $0.kind == .scenario }
  }
}
