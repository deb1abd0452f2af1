import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("The number on the icon of an app that has unregistered")
struct UnregisteredBadgeTests {
  /// Owns the badge of its app, and ends the registration with the system at a logout.
  final class EndsItsRegistration: SystemRegistrar, BadgeOwningCenter {
    override class var policies: Policies { Policies(clearsBadge: .never) }
    func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
      completion([.banner, .badge])
    }
    func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      completion()
    }
  }

  private static let scenario = """
    {
      "id": "badge.after-the-logout", "title": "A push with a number comes after the logout", "exercises": [],
      "notifications": {
        "before": {"alert": "Ada: Where are you?", "badge": 2, "messageID": "m-2"},
        "after": {"alert": "Ada: Are you there?", "badge": 3, "messageID": "m-3"}
      },
      "given": ["launch", {"logIn": "ada"}, "requestRegistration", {"receiveToken": "0a0b0c"}],
      "when": ["enterBackground", {"deliver": "before"}, "logOut", {"deliver": "after"}]
    }
    """

  @Test("The system delivers no push to such an app, so the number stays") @MainActor
  func numberStays() async throws {
    let scenario = try JSONDecoder().decode(Scenario.self, from: Data(Self.scenario.utf8))
    let stage = Stage(subject: PushCenterSubject(EndsItsRegistration.self))
    let run = await stage.play(scenario)
    #expect(run.problem == nil)
    #expect(run.timeline.turns.last?.badge == 2)
    let requirement = try #require(try Kit.load().requirement("badge.deliveries-are-not-counted"))
    let verdict = await Evidence.verdict(of: requirement, on: run, on: stage).verdict
    #expect(verdict.violations.isEmpty)
    #expect(verdict.satisfied == 1)
  }
}
