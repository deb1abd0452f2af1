import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Scenarios come from files and generators, so a play of any scenario has to end without a trap.
@Suite("Any scenario can be played to an end") @MainActor struct HostileScenarioTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario: Scenario
    var cause: PlayProblem.Cause?
  }

  nonisolated private static let lunch = AbstractNotification(alert: "Lunch?")

  nonisolated static let scenarios: KeyValuePairs<String, (Scenario, PlayProblem.Cause?)> = [
    "no step": (Scenario(id: "hostile.empty", when: []), nil),
    "empty names": (
      Scenario(
        id: "hostile.empty-names",
        notifications: ["": lunch],
        suppressors: ["": .only([""])],
        observers: ["", ""],
        when: [
          .application(.launch), .participant(.attach("")), .notification(.deliver("")),
          .participant(.detach("")), .participant(.release("")),
        ]
      ), nil
    ),
    "one name for everything": (
      Scenario(
        id: "hostile.one-name",
        notifications: ["a": lunch],
        suppressors: ["a": .only(["a"])],
        observers: ["a"],
        when: [
          .application(.launch), .participant(.attach("a")), .notification(.deliver("a")),
          .suppression(.suppress("a", .only(["a", "a"]))),
        ]
      ), nil
    ),
    "one name for a responder and two services": (
      Scenario(
        id: "hostile.one-name-again",
        suppressors: ["a": .all],
        responders: ["a": .all],
        services: [ScenarioService("a"), ScenarioService("a")],
        when: [.application(.launch), .participant(.attach("a"))]
      ), nil
    ),
    "a rule about a suppressor": (
      Scenario(
        id: "hostile.self-reference",
        suppressors: ["a": .only(["a"])],
        when: [.application(.launch)]
      ), .unknownNotification("a")
    ),
    "an unknown participant": (
      Scenario(
        id: "hostile.unknown",
        when: [.application(.launch), .participant(.attach("nobody"))]
      ), .unknownParticipant("nobody")
    ),
    "an end before the beginning": (
      Scenario(id: "hostile.backwards", when: [.application(.terminate)]),
      .needsState([.inactive, .active, .background, .suspended], seen: .notRunning)
    ),
    "a released participant": (
      Scenario(
        id: "hostile.gone",
        suppressors: ["a": .all],
        when: [
          .application(.launch), .participant(.attach("a")), .participant(.release("a")),
          .participant(.attach("a")),
        ]
      ), .participantIsGone("a")
    ),
    "a thousand times the longest time": (
      Scenario(
        id: "hostile.long",
        notifications: ["a": lunch],
        when: [.application(.launch), .notification(.deliver("a"))]
          + Array(repeating: .time(.advance(.seconds(1_000_000_000))), count: 1_000)
      ), nil
    ),
    "time that runs backwards": (
      Scenario(
        id: "hostile.backwards",
        notifications: ["a": lunch],
        when: [
          .application(.launch), .notification(.deliver("a")), .time(.advance(.seconds(-10))),
          .toast(.activate("a")),
        ]
      ), nil
    ),
    "a hundred thousand steps": (
      Scenario(
        id: "hostile.many",
        notifications: ["a": lunch],
        when: [.application(.launch)]
          + (0..<50_000).flatMap { _ in [.notification(.deliver("a")), .toast(.activate("a"))] }
      ), nil
    ),
  ]

  nonisolated static let rows = scenarios.map {
    Row(testDescription: $0, scenario: $1.0, cause: $1.1)
  }

  @Test(arguments: rows) func ends(_ row: Row) async {
    let run = await Player.play(row.scenario, with: PushCenterSubject(PlainCenter.self))
    #expect(run.problem?.cause == row.cause)
  }

  @Test func aScenarioWithTooManyParticipantsIsRefused() {
    let names = (0..<1_001).map { "observer-\($0)" }
    let scenario = Scenario(id: "hostile.crowd", observers: names, when: [.application(.launch)])
    #expect(scenario.firstFault == .tooManyParticipants(1_001))
  }
}
