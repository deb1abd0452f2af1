import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Centers without the role of withdrawing that remove the notification that the user opens next.
@MainActor @Suite("A notification that the center removes before the user opens it")
struct RemovalTests {
  /// Removes every notification at each receipt, even while the user does not see the app.
  private final class RemovesWhatWakesIt: PlainResponder {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      application.removeAllDeliveredNotifications()
      super.didReceiveRemoteNotification(push, fetchCompletion: fetchCompletion)
    }
  }

  private static func scenario(then outcome: ScenarioOutcome) -> Scenario {
    Scenario(
      id: "responses.woken-then-tapped",
      title: "A message wakes the app, and the user taps it",
      exercises: ["responses.default-action-routes-once"],
      notifications: [
        "ada": AbstractNotification(
          alert: "Ada: Call me back",
          contentAvailable: true,
          url: "chat://conversations/12"
        )
      ],
      given: [.application(.launch), .application(.enterBackground)],
      when: [.notification(.deliver("ada")), .responses(.tap("ada")), .application(.resignActive)],
      then: outcome
    )
  }

  private static func outcome<Center: PushCenterUnderTest>(
    of center: Center.Type,
    then outcome: ScenarioOutcome = ScenarioOutcome()
  ) async throws -> CaseResult.Outcome {
    var kit = try Kit.load()
    kit.scenarios = [scenario(then: outcome)]
    let results = await ConformanceRunner(kit: kit).run(PushCenterSubject(center))
    return try #require(results.cases.first { $0.kind == .scenario }).outcome
  }

  @Test("In the background it is lost for the user, whatever the scenario expects")
  func lost() async throws {
    var routes = ScenarioOutcome()
    routes.routes = ["chat://conversations/12"]
    for then in [ScenarioOutcome(), routes] {
      let outcome = try await Self.outcome(of: RemovesWhatWakesIt.self, then: then)
      let text = try #require(outcome.findings.first).headline
      #expect(text.contains("expected still in Notification Center: 'ada'; saw none"), "\(text)")
    }
  }

  @Test("A center that keeps it passes")
  func kept() async throws { #expect(try await Self.outcome(of: PlainResponder.self).isPassed) }
}
