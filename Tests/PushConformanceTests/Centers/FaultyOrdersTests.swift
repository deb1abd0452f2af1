#if os(Linux)
  import Testing

  @testable import FaultyCenters
  @testable import PushConformance

  /// A fault in the order of tasks is found by drawing orders, and shown by the shortest one.
  @Suite("A center whose tasks may overtake one another is caught", .serialized) @MainActor
  struct FaultyOrdersTests {
    @Test(
      "A center that needs an order of tasks passes in the usual order",
      arguments: FaultyOrders.rows
    )
    func usualOrder(_ row: FaultyOrders.Row) async throws {
      let options = RunOptions(level: .should)
      let results = await ConformanceRunner(kit: try Kit.load(), options: options)
        .run(row.center.subject())
      for result in results.cases {
        if case .failed(let findings) = result.outcome {
          Issue.record("\(result.id): \(findings[0].headline)")
        }
      }
    }

    @Test(
      "One of 300 drawn orders shows the fault, whatever the seed",
      arguments: FaultyOrders.rows
    )
    func drawnOrders(_ row: FaultyOrders.Row) async throws {
      var kit = try Kit.load()
      kit.scenarios = [try Kit.scenario(row.scenario)]
      for seed in UInt64(0)..<3 {
        let options = RunOptions(level: .should, seed: seed, orders: 300)
        let subject = row.center.subject()
        let results = await ConformanceRunner(kit: kit, options: options).run(subject)
        let result = try #require(results.cases.first { $0.id == row.requirement })
        guard case .failed(let findings) = result.outcome else {
          Issue.record("seed \(seed): \(result.outcome)")
          continue
        }
        let text = findings[0].text(subject: subject.name)
        #expect(text.contains("↷"), "\(text)")
        let choices = findings[0].run?.order.schedule.choices ?? []
        #expect((1...30).contains(choices.count) && choices.last != 0, "\(choices)")
        let token = try ReplayToken(try #require(findings[0].token))
        guard
          case .fails(let again) = await ConformanceRunner(kit: kit).replay(token, with: subject)
        else {
          Issue.record("seed \(seed): the token does not fail")
          continue
        }
        #expect(again.contains { $0.kind == row.requirement })
      }
    }
  }

  extension FaultyOrders.Row: CustomTestStringConvertible {
    var testDescription: String { center.name }
  }
#endif
