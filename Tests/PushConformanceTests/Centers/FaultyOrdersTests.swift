#if os(Linux)
  import Testing

  @testable import FaultyCenters
  @testable import PushConformance

  /// The kit finds a fault in the order of tasks by drawing orders, and shows the shortest order with the fault.
  @Suite("A center whose tasks may overtake one another is caught", .serialized) @MainActor
  struct FaultyOrdersTests {
    @Test(
      "A center that needs an order of tasks passes in the usual order",
      arguments: FaultyOrders.rows
    )
    func usualOrder(_ row: FaultyOrders.Row) async throws {
      let results = try await Kit.results(of: row.center.subject())
      #expect(results.cases.flatMap(\.outcome.findings).map(\.headline) == [])
    }

    @Test(
      "One of 300 drawn orders shows the fault, whatever the seed",
      arguments: FaultyOrders.rows
    )
    func drawnOrders(_ row: FaultyOrders.Row) async throws {
      var kit = try Kit.load()
      kit.scenarios = [try Kit.scenario(row.scenario)]
      for seed in UInt64(0)..<3 {
        var options = RunOptions(level: .should, seed: seed, orderCount: 300)
        // One scenario is too few to ask for an option of the declaration.
        options.asksForOptions = false
        let subject = row.center.subject()
        let results = await ConformanceRunner(kit: kit, options: options).run(subject)
        let result = try #require(results.cases.first { $0.id == row.requirement })
        let finding = try #require(
          result.outcome.findings.first,
          "seed \(seed): \(result.outcome)"
        )
        let text = finding.text(subject: subject.name)
        #expect(text.contains("↷ "), "\(text)")
        if seed == 0 {
          let run = try #require(finding.run)
          #expect(run.timeline.turns.indices.flatMap { run.orders(inTurn: $0) } == row.words)
        }
        let choices = finding.run?.order.schedule.choices ?? []
        #expect((1...30).contains(choices.count) && choices.last != 0, "\(choices)")
        let token = try ReplayToken(try #require(finding.token))
        let again = await ConformanceRunner(kit: kit).replay(token, with: subject)
        #expect(again.findings.contains { $0.kind == row.requirement }, "seed \(seed): \(again)")
      }
    }

    @Test(
      "Generated runs in drawn orders show the fault within 1,000 runs",
      arguments: FaultyOrders.rows
    )
    func generatedRuns(_ row: FaultyOrders.Row) async throws {
      let verdict = try await GeneratedVerdict.of(row.center, seed: Sweep.seed, cases: 1_000)
      #expect(verdict.errors.isEmpty, "\(verdict.errors)")
      let find = try #require(verdict.finds[row.requirement], "no run shows the fault")
      #expect(find.schedule.choices.contains { $0 > 0 })
    }

    @Test(
      "A token on file with an order of tasks shows the fault again, and in the usual order not"
    )
    func tokens() async throws {
      let tokens = try Snapshot.text(named: "tokens.txt").split(separator: "\n")
        .map { try ReplayToken(String($0)) }.filter { !$0.schedule.isEmpty }
      #expect(!tokens.isEmpty)
      let runner = ConformanceRunner(kit: try Kit.load())
      for token in tokens {
        let row = try #require(
          FaultyOrders.rows.first { $0.center.subject().name == token.subject }
        )
        let outcome = await runner.replay(token, with: row.center.subject())
        #expect(outcome.findings.contains { $0.kind == row.requirement }, "\(token.subject)")
        var usual = token
        usual.schedule = []
        let usualOutcome = await runner.replay(usual, with: row.center.subject())
        #expect(usualOutcome.noLongerFails, "\(token.subject)")
      }
    }
  }

  extension FaultyOrders.Row: CustomTestStringConvertible {
    var testDescription: String { center.name }

    /// The words for the order that shows the fault, as the finding with the seed 0 has them.
    ///
    /// If a task has an effect, the words name the effect. The second task of `UploadsTheTokenBefore` uploads nothing,
    /// because the task finds no token.
    fileprivate var words: [String] {
      let usual = "the second task of this step goes on before the first task of this step"
      return switch center.name {
      case "UploadsTheTokenBefore", "ShowsTheHierarchyBefore": [usual]
      case "OlderBadgeOvertakes":
        [
          "the second task of this step (set the badge to 0) goes on before the first task of this step"
            + " (set the badge to 1)"
        ]
      case "HeedsTheAnswerBefore":
        [
          "the second task of this step (toast of 'lunch') goes on before the first task of this step"
            + " (asked 'conversation' about 'lunch': yes)"
        ]
      case "RegistersTheAccountBefore":
        ["the first task of this step goes on before the second task of this step", usual]
      case "DrainsItsQueueTwice":
        [
          "the second task of this step goes on before the third task of this step",
          "the second task of this step (toast of 'gate-change') goes on before the first task of this"
            + " step (toast of 'gate-change')",
        ]
      case "RoutesThoughCalledOff":
        [
          "the first task of this step (opened shop://orders/1) goes on before the second task of"
            + " this step (opened shop://orders/1)"
        ]
      case "ConsumesItsStreamTwice":
        ["the second task of this step goes on before the third task of this step", usual]
      default: []
      }
    }
  }
#endif
