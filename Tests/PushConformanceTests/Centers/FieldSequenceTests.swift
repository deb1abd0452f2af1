import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

/// Ten sequences that real centers handled wrongly, see Specs/scenarios.md.
///
/// A current center passes each sequence, and a center without the necessary care fails.
@Suite(.serialized) struct FieldSequenceTests {
  /// The sequences, each with a center that it catches.
  static let rows = [
    CaughtCenter(
      FaultyResponses.FollowsEachCallback.self,
      "launch.deferred-response-routes-once",
      on: "launch.screens-come-late"
    ),
    CaughtCenter(
      FaultyLaunch.KeepsTheResponse.self,
      "routing.one-occasion-opens-once",
      on: "launch.ended-by-the-system"
    ),
    CaughtCenter(
      FaultyResponses.ShowsTwice.self,
      "responses.one-presenter",
      on: "responses.alert-that-also-wakes"
    ),
    CaughtCenter(
      FaultyResponses.FollowsEachAction.self,
      "responses.only-opening-routes",
      on: "responses.swiped-away-from-a-dead-app"
    ),
    CaughtCenter(
      FaultyDeduplication.GoesByTheCollapseIdentifier.self,
      "deduplication.update-is-news",
      on: "deduplication.update-repetition-and-namesake"
    ),
    CaughtCenter(
      FaultySuppressionWaiting.KeepsWhomItAsked.self,
      "suppression.released-suppressor-is-never-asked",
      on: "suppression.closed-while-it-finds-out"
    ),
    CaughtCenter(
      FaultyLaunch.TakesTheLaunchForATap.self,
      "launch.silent-launch-opens-nothing",
      on: "launch.silent-launch-then-icon"
    ),
    CaughtCenter(
      FaultyAccount.SendsTheFormerAccount.self,
      "account.uploads-are-for-the-account-in-use",
      on: "account.out-and-in-while-the-token-rotates"
    ),
    CaughtCenter(
      FaultyHierarchy.PullsTheUserBack.self,
      "hierarchy.users-own-way-is-kept",
      on: "hierarchy.by-hand-between-two-loads"
    ),
    CaughtCenter(
      FaultyResponsesPassingOn.TakesLocalOnesForForeign.self,
      "responses.local-is-passed-on",
      on: "responses.list-leaves-among-others"
    ),
  ]

  @Test(arguments: rows) @MainActor
  func passesOnTheCenterOfToday(_ sequence: CaughtCenter) async throws {
    var plays = 0
    for subject in ReferenceSubjects.ofToday {
      // A current center has no case about older systems.
      guard let result = try await Self.result(of: sequence, with: subject) else { continue }
      switch result.outcome {
      case .passed: plays += 1
      case .skipped(.roleNotOffered): continue
      default: Issue.record("\(subject.name): \(sequence.scenario) has not passed")
      }
    }
    #expect(plays > 0)
  }

  @Test(arguments: rows) @MainActor
  func catchesACenterWithoutTheCare(_ sequence: CaughtCenter) async throws {
    let result = try #require(try await Self.result(of: sequence, with: sequence.row.subject()))
    let violated = Set(result.outcome.findings.map(\.kind))
    #expect(violated.isSuperset(of: sequence.row.requirements), "\(result.outcome)")
  }

  @MainActor private static func result(
    of sequence: CaughtCenter,
    with subject: PushCenterSubject
  ) async throws -> CaseResult? {
    var kit = try Kit.load()
    kit.scenarios.removeAll { $0.id != sequence.scenario }
    var options = RunOptions(level: .should)
    // One scenario is too few to ask for an option of the declaration.
    options.asksForOptions = false
    let runner = ConformanceRunner(kit: kit, options: options)
    return await runner.run(subject).cases.first { $0.kind == .scenario }
  }
}
