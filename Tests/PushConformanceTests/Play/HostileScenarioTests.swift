import PushPayloads
import PushSimulation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Scenarios come from files and generators: a play of any scenario ends, and without a trap.
@Suite("Any scenario can be played to an end") @MainActor struct HostileScenarioTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario: Scenario
    var cause: PlayProblem.Cause?
  }

  nonisolated private static let lunch = AbstractNotification(alert: "Lunch?")

  nonisolated static let rows = [
    Row(testDescription: "no step", scenario: Scenario(id: "hostile.empty", when: [])),
    Row(
      testDescription: "empty names",
      scenario: Scenario(
        id: "hostile.empty-names",
        notifications: ["": lunch],
        suppressors: ["": .only([""])],
        observers: ["", ""],
        when: [
          .application(.launch), .participant(.attach("")), .notification(.deliver("")),
          .participant(.detach("")), .participant(.release("")),
        ]
      )
    ),
    Row(
      testDescription: "one name for everything",
      scenario: Scenario(
        id: "hostile.one-name",
        notifications: ["a": lunch],
        suppressors: ["a": .only(["a"])],
        observers: ["a"],
        when: [
          .application(.launch), .participant(.attach("a")), .notification(.deliver("a")),
          .suppression(.suppress("a", .only(["a", "a"]))),
        ]
      )
    ),
    Row(
      testDescription: "one name for a responder and two services",
      scenario: Scenario(
        id: "hostile.one-name-again",
        suppressors: ["a": .all],
        responders: ["a": .all],
        services: [ScenarioService("a"), ScenarioService("a")],
        when: [.application(.launch), .participant(.attach("a"))]
      )
    ),
    Row(
      testDescription: "a rule about a suppressor",
      scenario: Scenario(
        id: "hostile.self-reference",
        suppressors: ["a": .only(["a"])],
        when: [.application(.launch)]
      ),
      cause: .unknownNotification("a")
    ),
    Row(
      testDescription: "an unknown participant",
      scenario: Scenario(
        id: "hostile.unknown",
        when: [.application(.launch), .participant(.attach("nobody"))]
      ),
      cause: .unknownParticipant("nobody")
    ),
    Row(
      testDescription: "an end before the beginning",
      scenario: Scenario(id: "hostile.backwards", when: [.application(.terminate)]),
      cause: .needsState([.inactive, .active, .background, .suspended], seen: .notRunning)
    ),
    Row(
      testDescription: "a released participant",
      scenario: Scenario(
        id: "hostile.gone",
        suppressors: ["a": .all],
        when: [
          .application(.launch), .participant(.attach("a")), .participant(.release("a")),
          .participant(.attach("a")),
        ]
      ),
      cause: .participantIsGone("a")
    ),
    Row(
      testDescription: "a thousand times the longest time",
      scenario: Scenario(
        id: "hostile.long",
        notifications: ["a": lunch],
        when: [.application(.launch), .notification(.deliver("a"))]
          + Array(repeating: .time(.advance(.seconds(1_000_000_000))), count: 1_000)
      )
    ),
    Row(
      testDescription: "time that runs backwards",
      scenario: Scenario(
        id: "hostile.backwards",
        notifications: ["a": lunch],
        when: [
          .application(.launch), .notification(.deliver("a")), .time(.advance(.seconds(-10))),
          .toast(.activate("a")),
        ]
      )
    ),
    Row(
      testDescription: "a hundred thousand steps",
      scenario: Scenario(
        id: "hostile.many",
        notifications: ["a": lunch],
        when: [.application(.launch)]
          + (0..<50_000).flatMap { _ in [.notification(.deliver("a")), .toast(.activate("a"))] }
      )
    ),
  ]

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
