import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A completion handler that is called once, but not within the time that the system allows.
@MainActor @Suite("A late call of a completion handler is a violation")
struct LateCompletionTests {
  private nonisolated static let lateCall =
    "the completion handler for 'news' to be called within 30 s, not after 40 s"

  /// The answer of ``complaint(about:_:_:after:)`` if the requirement has judged nothing.
  private nonisolated static let unjudged = "not exercised"

  /// The seconds of each wait after a silent push, and the complaint about a center that completes its fetch after 40 s.
  nonisolated static let rows = [
    ([60], lateCall), ([20, 40], lateCall),
    ([30], "the completion handler for 'news' to be called within 30 s"), ([29], unjudged),
  ]

  private static func waits(_ seconds: [Int]) -> [Step] {
    seconds.map { .time(.advance(.seconds($0))) }
  }

  @Test("The time runs until the call", arguments: rows)
  func late(_ seconds: [Int], _ expected: String) async throws {
    let center = PushCenterSubject(FaultyResponses.CompletesAfterFortySeconds.self)
    #expect(try await complaint(about: center, Self.waits(seconds)) == expected)
  }

  private static func delaying(
    _ completion: FetchCompletion,
    by seconds: Int,
    in application: SimulatedApplication
  ) -> FetchCompletion {
    FetchCompletion { answer in
      guard case .fetched(let result) = answer else { return }
      application.later(.seconds(seconds)) { completion(result) }
    }
  }

  final class CompletesAfterThirtySeconds: PlainResponder {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let later = delaying(fetchCompletion, by: 30, in: application)
      super.didReceiveRemoteNotification(push, fetchCompletion: later)
    }
  }

  @Test("A call after exactly 30 s is in time", arguments: rows)
  func inTime(_ seconds: [Int], _ complaintIfLate: String) async throws {
    let center = PushCenterSubject(CompletesAfterThirtySeconds.self)
    let expected = complaintIfLate == Self.unjudged ? Self.unjudged : nil
    #expect(try await complaint(about: center, Self.waits(seconds)) == expected)
  }

  final class CompletesInTheForeground: PlainResponder {
    private var completion: FetchCompletion?

    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      announce(Receipt(push.payload))
      completion = fetchCompletion
    }

    override func sceneDidBecomeActive() {
      completion?(.newData)
      completion = nil
    }
  }

  @Test("A call that no timer makes counts at its step")
  func untimed() async throws {
    let center = PushCenterSubject(CompletesInTheForeground.self)
    let late = Self.lateCall.replacing("40 s", with: "45 s")
    for (seconds, expected) in [(45, late), (30, nil)] {
      let steps: [Step] = [.time(.advance(.seconds(seconds))), .application(.enterForeground)]
      let seen = try await complaint(about: center, steps)
      #expect(seen == expected)
    }
  }

  /// Calls the completion handler of a fetch 40 s after its work, or 40 s after a push without work.
  final class SleepsBeforeItCompletes: PlainUpdater {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let later = delaying(fetchCompletion, by: 40, in: application)
      super.didReceiveRemoteNotification(push, fetchCompletion: later)
    }
  }

  @Test("The time counts from the end of the last request", arguments: [nil, 1, 35])
  func content(secondsUntilItComes seconds: Int?) async throws {
    var news = AbstractNotification(contentAvailable: true)
    var steps: [Step] = [.time(.advance(.seconds(60)))]
    // A silent push without a kind of event asks for no content.
    if let seconds {
      (news.type, news.objectID) = ("message", "7")
      let end = Step.responses(.completeContent(of: "news", .loaded))
      steps = [.time(.advance(.seconds(seconds))), end] + steps
    }
    let centers = [
      (PushCenterSubject(PlainUpdater.self), nil),
      (PushCenterSubject(SleepsBeforeItCompletes.self), Self.lateCall),
    ]
    for (center, expected) in centers {
      let seen = try await complaint(
        about: center,
        steps,
        news,
        after: [.responses(.content(takesTime: true))]
      )
      #expect(seen == expected)
    }
  }

  /// Returns the complaint about a center's fetch; nil if the center passes.
  private func complaint(
    about subject: PushCenterSubject,
    _ steps: [Step],
    _ news: AbstractNotification = AbstractNotification(contentAvailable: true),
    after setting: [Step] = []
  ) async throws -> String? {
    let requirement = "responses.fetch-is-completed-once"
    var kit = try Kit.load()
    kit.scenarios = [
      Scenario(
        id: "responses.late-completion",
        exercises: [requirement],
        notifications: ["news": news],
        given: [.application(.launch)] + setting + [.application(.enterBackground)],
        when: [.notification(.deliver("news"))] + steps
      )
    ]
    // A shorter story might not contain the call, and would show another complaint.
    var options = RunOptions()
    options.shortens = false
    let results = await ConformanceRunner(kit: kit, options: options).run(subject)
    let result = try #require(results.cases.first { $0.id == requirement })
    if result.outcome.isPassed { return nil }
    if result.outcome.isNotExercised { return Self.unjudged }
    let finding = try #require(result.outcome.findings.first, "\(result.outcome)")
    guard case .requirement(_, let violation) = finding.claim else { return finding.headline }
    return violation.expected
  }
}
