import Testing

@testable import PushConformance

@Suite("A scenario is reduced to the shortest one with the same violation")
struct ScenarioReducerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario: Scenario
    var shows: @Sendable (Scenario) -> Bool
    var isExpected: @Sendable (Scenario) -> Bool
  }

  private static func scenario(_ steps: [Step]) -> Scenario {
    var scenario = Scenario(id: "generated.scenario", title: "A scenario", when: steps)
    scenario.notifications = [
      "first": AbstractNotification(
        alert: "One",
        url: "app://items/1",
        messageID: "m-1",
        extra: ["campaign": "c"]
      ),
      "second": AbstractNotification(alert: "Two", messageID: "m-2"),
    ]
    scenario.suppressors = ["inbox": .none]
    return scenario
  }

  private static let launch = Step.application(.launch)
  private static func deliver(_ name: String) -> Step { .notification(.deliver(name)) }
  private static func wait(_ seconds: Int) -> Step { .time(.advance(.seconds(seconds))) }

  static let rows = [
    Row(
      testDescription: "Steps that do not matter are left out",
      scenario: scenario([launch, wait(6), deliver("second"), deliver("first"), wait(6)]),
      shows: { $0.steps.contains(deliver("first")) && $0.steps.contains(launch) },
      isExpected: { $0.steps == [launch, deliver("first")] }
    ),
    Row(
      testDescription: "Three steps that belong together are left out together",
      scenario: scenario([launch, wait(1), wait(1), wait(1), deliver("first")]),
      shows: { scenario in
        [0, 3].contains(scenario.steps.count { $0 == wait(1) })
          && scenario.steps.contains(deliver("first"))
      },
      isExpected: { $0.steps == [deliver("first")] }
    ),
    Row(
      testDescription: "A notification loses the members that do not matter",
      scenario: scenario([deliver("first")]),
      shows: { $0.notifications["first"]?.url != nil },
      isExpected: {
        $0.notifications == [
          "first": AbstractNotification(alert: "One", url: "app://items/1", messageID: "m-1")
        ]
      }
    ),
    Row(
      testDescription: "One long time takes the place of two short ones",
      scenario: scenario([launch, wait(6), wait(6)]),
      shows: { scenario in
        let times = scenario.steps.compactMap { step in
          if case .time(.advance(let time)) = step { time } else { Duration?.none }
        }
        return times.reduce(.zero, +) >= .seconds(10)
      },
      isExpected: { $0.steps == [wait(30)] }
    ),
    Row(
      testDescription: "An answer from the beginning takes the place of a step that gives it",
      scenario: scenario([
        launch, .participant(.attach("inbox")), .suppression(.suppress("inbox", .all)),
        deliver("first"),
      ]),
      shows: { scenario in
        let isAttached = scenario.steps.contains(.participant(.attach("inbox")))
        let saysYes =
          scenario.suppressors["inbox"] == .all
          || scenario.steps.contains(.suppression(.suppress("inbox", .all)))
        return isAttached && saysYes && scenario.steps.contains(deliver("first"))
      },
      isExpected: { $0.suppressors == ["inbox": .all] && $0.steps.count == 3 }
    ),
  ]

  @Test("A reduced scenario shows the same violation with the fewest steps", arguments: rows)
  @MainActor
  func reduces(_ row: Row) async {
    var reducer = ScenarioReducer(showing(row.scenario)) { scenario, _ in
      row.shows(scenario) ? showing(scenario) : nil
    }
    await reducer.reduceAndMakePlain()
    #expect(row.isExpected(reducer.best.scenario), "\(reducer.best.scenario)")
  }

  @Test("A reduction plays no more scenarios than its budget", arguments: [0, 1, 7]) @MainActor
  func isBounded(budget: Int) async {
    var plays = 0
    let first = showing(Self.scenario([Self.launch, Self.wait(6), Self.wait(6), Self.wait(6)]))
    var reducer = ScenarioReducer(first, budget: budget) { _, _ in
      plays += 1
      return nil
    }
    await reducer.reduceAndMakePlain()
    #expect(plays == budget)
  }

  @MainActor private func showing(_ scenario: Scenario) -> ScenarioReducer<Void>.Showing {
    .init(scenario: scenario, schedule: Schedule(), lastStep: nil, witness: ())
  }
}
