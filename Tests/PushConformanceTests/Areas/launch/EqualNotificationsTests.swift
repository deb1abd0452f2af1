import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("Notifications that look the same to a center")
struct EqualNotificationsTests {
  /// A tap launches the app, and a second notification with the same text arrives before an observer is attached.
  private static let scenario = """
    {
      "id": "launch.equal-texts", "title": "Two messages have the same text", "exercises": [],
      "notifications": {
        "first": {"alert": "Call me back", "messageID": "m-1"},
        "second": {"alert": "Call me back", "messageID": "m-2"}
      },
      "observers": ["statistics"],
      "when": [{"tap": "first"}, {"deliver": "second"}, {"attach": "statistics"}]
    }
    """

  @Test("A center without identifiers may tell the opening of either one") @MainActor
  func openingThatIsKept() async throws {
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(Self.scenario.utf8))
    let stage = Stage(subject: PushCenterSubject(PlainBookkeeper.self))
    let run = await stage.play(scenario)
    #expect(run.problem == nil)
    let requirement = try #require(
      try Kit.load().requirement("launch.opening-waits-for-a-listener")
    )
    let verdict = await Evidence.verdict(of: requirement, on: run, on: stage).verdict
    #expect(verdict.violations.isEmpty)
    #expect(verdict.satisfied == 1)
  }
}
