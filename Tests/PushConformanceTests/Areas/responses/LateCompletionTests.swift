import PushPayloads
import PushSimulation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A completion handler that is called once, but not within the time that the system allows.
@MainActor @Suite("A late call of a completion handler is a violation")
struct LateCompletionTests {
  /// A silent push, the steps after it, and the complaint about a center that completes its fetch after 40 s.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]
    let complaint: String?
  }

  private nonisolated static let lateCall =
    "the completion handler for 'news' to be called within 30 s, not after 40 s"

  nonisolated static let rows = [
    Row(testDescription: "one minute", steps: [.time(.advance(.seconds(60)))], complaint: lateCall),
    Row(
      testDescription: "a minute in two parts",
      steps: [.time(.advance(.seconds(20))), .time(.advance(.seconds(40)))],
      complaint: lateCall
    ),
    Row(
      testDescription: "a call that never comes in 30 s",
      steps: [.time(.advance(.seconds(30)))],
      complaint: "the completion handler for 'news' to be called within 30 s"
    ),
    Row(
      testDescription: "a run that ends before the limit",
      steps: [.time(.advance(.seconds(29)))],
      complaint: nil
    ),
  ]

  @Test("The time runs until the call", arguments: rows)
  func late(_ row: Row) async throws {
    let center = FaultyResponses.CompletesAfterFortySeconds.self
    #expect(try await complaint(about: PushCenterSubject(center), row.steps) == row.complaint)
  }

  /// Calls the completion handler of a fetch in the last moment.
  final class CompletesAfterThirtySeconds: PlainResponder {
    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      announce(Receipt(userInfo.payload))
      application.clock.schedule(after: .seconds(30)) {
        MainActor.assumeIsolated { fetchCompletion(.newData) }
      }
    }
  }

  @Test("A call after exactly 30 s is in time", arguments: rows)
  func inTime(_ row: Row) async throws {
    let center = PushCenterSubject(CompletesAfterThirtySeconds.self)
    #expect(try await complaint(about: center, row.steps) == nil)
  }

  private func complaint(
    about subject: PushCenterSubject,
    _ steps: [Step]
  ) async throws -> String? {
    let requirement = "responses.fetch-is-completed-once"
    var kit = try Kit.load()
    kit.scenarios = [
      Scenario(
        id: "responses.late-completion",
        exercises: [requirement],
        notifications: ["news": AbstractNotification(contentAvailable: true)],
        given: [.application(.launch), .application(.enterBackground)],
        when: [.notification(.deliver("news"))] + steps
      )
    ]
    let results = await ConformanceRunner(kit: kit).run(subject)
    let result = try #require(results.cases.first { $0.id == requirement })
    guard case .failed(let findings) = result.outcome else { return nil }
    guard case .requirement(_, let violation) = findings.first?.claim else { return nil }
    return violation.expected
  }
}
