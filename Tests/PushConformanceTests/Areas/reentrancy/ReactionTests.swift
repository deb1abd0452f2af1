import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A participant's actions during a call happen inside the call, and are recorded there.
@Suite("Participants act while they are called") @MainActor struct ReactionTests {
  private static let hello = AbstractNotification(alert: "Hello", url: "app://hello")
  private static let lunch = AbstractNotification(alert: "Lunch?", url: "app://lunch")

  /// A list and a badge observe, and the list reacts to the first message.
  private static func scenario(_ deeds: [Step], times: Int = 1) -> Scenario {
    Scenario(
      id: "reentrancy.play",
      notifications: ["hello": hello, "lunch": lunch],
      observers: ["badge", "list", "preview"],
      reactions: ["list": [Reaction(when: .told, about: "hello", do: deeds, times: times)]],
      when: [
        .application(.launch), .participant(.attach("list")), .participant(.attach("badge")),
        .notification(.deliver("hello")), .notification(.deliver("lunch")),
      ]
    )
  }

  private func texts(_ run: Run, ofStep step: Int) -> [String] {
    run.timeline.turns.filter { $0.step == step }
      .flatMap { run.timeline.effects[$0.effects].map(run.text) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var deeds: [Step]
    var effects: [String]
    var later: [String]
  }

  nonisolated static let rows = [
    Row(
      testDescription: "a delivery",
      deeds: [.notification(.deliver("lunch"))],
      effects: [
        "notified 'list' of 'hello'", "'list' makes the system deliver 'lunch'",
        "notified 'list' of 'lunch'", "notified 'badge' of 'lunch'", "toast of 'lunch'",
        "notified 'badge' of 'hello'", "toast of 'hello'",
      ],
      later: ["notified 'list' of 'lunch'", "notified 'badge' of 'lunch'", "toast of 'lunch'"]
    ),
    Row(
      testDescription: "detaching itself",
      deeds: [.participant(.detach("list"))],
      effects: [
        "notified 'list' of 'hello'", "'list' detaches itself", "notified 'badge' of 'hello'",
        "toast of 'hello'",
      ],
      later: ["notified 'badge' of 'lunch'", "toast of 'lunch'"]
    ),
    Row(
      testDescription: "attaching another one",
      deeds: [.participant(.attach("preview"))],
      effects: [
        "notified 'list' of 'hello'", "'list' attaches 'preview'", "notified 'badge' of 'hello'",
        "toast of 'hello'",
      ],
      later: [
        "notified 'list' of 'lunch'", "notified 'badge' of 'lunch'",
        "notified 'preview' of 'lunch'",
        "toast of 'lunch'",
      ]
    ),
    Row(
      testDescription: "letting another one go, twice",
      deeds: [.participant(.release("badge")), .participant(.release("badge"))],
      effects: [
        "notified 'list' of 'hello'", "'list' releases 'badge'",
        "'list' acts on a participant that was released", "notified 'badge' of 'hello'",
        "toast of 'hello'", "'badge' was deallocated",
      ],
      later: ["notified 'list' of 'lunch'", "toast of 'lunch'"]
    ),
  ]

  @Test(arguments: rows)
  func isRecordedAtItsPlace(_ row: Row) async {
    let run = await Player.play(Self.scenario(row.deeds), with: PushCenterSubject(PlainCenter.self))
    #expect(run.problem == nil)
    #expect(texts(run, ofStep: 3) == row.effects)
    #expect(texts(run, ofStep: 4) == row.later)
    #expect(run.digest.reenteredTurns.count == 1)
  }

  /// A participant that delivers a message at each message that it receives stops after `times` reactions.
  @Test func happensNoOftenerThanTheScenarioSays() async {
    let run = await Player.play(
      Self.scenario([.notification(.deliver("hello"))], times: 5),
      with: PushCenterSubject(PlainCenter.self)
    )
    #expect(run.problem == nil)
    #expect(texts(run, ofStep: 3).count { $0 == "notified 'list' of 'hello'" } == 6)
  }

  /// Even a scenario that the linter refuses comes to an end.
  @Test(arguments: [Int.max, 1_000, 0, -1])
  func endsWhateverTheScenarioSays(_ times: Int) async {
    let run = await Player.play(
      Self.scenario(
        [
          .notification(.deliver("hello")), .application(.terminate), .participant(.attach("list")),
        ],
        times: times
      ),
      with: PushCenterSubject(PlainCenter.self)
    )
    #expect(run.problem == nil)
    let deeds = run.timeline.effects.count {
      if case .participant(.reacted) = $0 { true } else { false }
    }
    #expect(deeds == (times > 0 ? Scenario.mostDeeds : 0))
  }

  /// In the background, the system does not pass a message without `content-available` to the app.
  @Test func aDeliveryMayNotReachTheApp() async {
    var scenario = Self.scenario([.notification(.deliver("lunch"))])
    scenario.notifications["hello"] = AbstractNotification(alert: "Hello", contentAvailable: true)
    scenario.when = [
      .application(.launch), .participant(.attach("list")), .application(.enterBackground),
      .notification(.deliver("hello")),
    ]
    let run = await Player.play(scenario, with: PushCenterSubject(PlainCenter.self))
    #expect(
      texts(run, ofStep: 3) == [
        "notified 'list' of 'hello'",
        "'list' makes the system deliver a notification that does not reach the app",
      ]
    )
  }

  /// A center that works in tasks handles the second message after the first.
  @Test func anAsynchronousCenterIsWaitedFor() async {
    let run = await Player.play(
      Self.scenario([.notification(.deliver("lunch")), .participant(.detach("list"))]),
      with: PushCenterSubject(LegalWork.WorksInTasks.self)
    )
    #expect(run.problem == nil)
    #expect(texts(run, ofStep: 3).contains("toast of 'lunch'"))
    #expect(texts(run, ofStep: 4) == ["notified 'badge' of 'lunch'", "toast of 'lunch'"])
  }

  /// The kit gives up on a center that never returns from the second call.
  @Test func aCallThatNeverReturnsIsAProblem() async {
    let run = await Player.play(
      Self.scenario([.notification(.deliver("lunch"))]),
      with: PushCenterSubject(HangsInside.self),
      patience: Patience(silence: .milliseconds(50), timers: 2_000)
    )
    #expect(run.problem?.cause == .neverQuiet(.outside))
    #expect(run.problem?.step == 3)
  }

  private final class HangsInside: ToastingCenter, BroadcastingCenter {
    private var observers = WeakMembers<PlainCenter.Observer>()
    private var isBusy = false
    init(application: SimulatedApplication) {}
    func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
      if isBusy { await HangTests.AwaitsForever.forever() }
      isBusy = true
      defer { isBusy = false }
      for observer in observers.alive { observer.handle.didReceive() }
    }
    func addObserver(_ observer: PlainCenter.Observer) { observers.add(observer) }
    func removeObserver(_ observer: PlainCenter.Observer) { observers.remove(observer) }
  }

  /// A shortened scenario keeps the reaction that matters, and loses its other steps.
  @Test func isShortened() async throws {
    var scenario = Self.scenario([
      .participant(.attach("preview")), .participant(.detach("list")),
      .notification(.deliver("lunch")),
    ])
    scenario.reactions["badge"] = [Reaction(when: .told, do: [.participant(.release("preview"))])]
    scenario.exercises = ["reentrancy.observers-round-goes-on"]
    var kit = try Kit.load()
    kit.scenarios = [scenario]
    let runner = ConformanceRunner(kit: kit, options: RunOptions(level: .should))
    let results = await runner.run(PushCenterSubject(FaultyReentrancy.TellsByPosition.self)).cases
    let result = try #require(results.first { $0.id == "reentrancy.observers-round-goes-on" })
    let run = try #require(result.outcome.findings.first?.run, "\(result.outcome)")
    #expect(
      run.scenario.reactions == [
        "list": [Reaction(when: .told, about: "hello", do: [.participant(.detach("list"))])]
      ]
    )
    #expect(
      run.scenario.steps == [
        .application(.launch), .participant(.attach("list")), .participant(.attach("badge")),
        .notification(.deliver("hello")),
      ]
    )
    #expect(Set(run.scenario.observers) == ["badge", "list"])
    #expect(run.scenario.notifications.keys.sorted() == ["hello"])
  }
}
