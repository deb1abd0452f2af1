import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A push without a message id whose first callback has no identifier.
@MainActor @Suite("A push without a message id is recognized only by its identifier")
struct UnnamedRepetitionTests {
  @Test("After a fetch in the background it may be news in the open app")
  func woken() async throws {
    var kit = try Kit.load()
    kit.scenarios = [
      Scenario(
        id: "deduplication.woken-and-asked",
        title: "A push without a message id wakes the app, and comes again in the open app",
        exercises: ["deduplication.repetition-is-not-announced"],
        notifications: ["tea": AbstractNotification(alert: "Tea is ready", contentAvailable: true)],
        observers: ["inbox"],
        given: [
          .application(.launch), .participant(.attach("inbox")), .application(.enterBackground),
          .notification(.deliver("tea")), .application(.enterForeground),
        ],
        when: [.notification(.deliverAgain("tea"))]
      )
    ]
    let center = LegalDeduplication.AnnouncesByTheCallbackOfTheState.self
    let results = await ConformanceRunner(kit: kit).run(PushCenterSubject(center))
    #expect(results.cases.filter { !$0.outcome.findings.isEmpty }.map(\.id) == [])
  }
}
