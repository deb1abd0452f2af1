import Testing

@testable import FaultyCenters
@testable import PushConformance

@MainActor @Suite("An observer of a run")
struct RunObserverTests {
  final class Counter: RunObserver {
    var began: [String] = []
    var runs = 0
    var played = 0
    var violated: Set<String> = []
    var judgedAfter: Int?
    var finished: [String] = []

    func note(_ event: RunEvent) {
      switch event {
      case .began(let subject, let count):
        began.append(subject)
        runs = count
      case .played(let count): played += count
      case .violated(let name): violated.insert(name)
      case .judging: judgedAfter = played
      case .finished(let result): finished.append("\(result.kind) \(result.id)")
      }
    }
  }

  @Test("It hears of every run, violated requirement and case")
  func center() async throws {
    let counter = Counter()
    let runner = ConformanceRunner(
      kit: try Kit.load(),
      options: RunOptions(caseCount: 20),
      observer: counter
    )
    let results = await runner.run(PushCenterSubject(FaultySuppression.ToastsAllTheSame.self))
    #expect(counter.began == [results.subject])
    #expect(counter.played == counter.runs)
    #expect(counter.judgedAfter == counter.runs)
    // Scenarios come first, and each kind keeps its order.
    func cases(_ kind: CaseResult.Kind) -> [String] {
      results.cases.filter { $0.kind == kind }.map { "\(kind) \($0.id)" }
    }
    #expect(counter.finished.starts(with: cases(.scenario)))
    for kind in CaseResult.Kind.allCases {
      #expect(counter.finished.filter { $0.hasPrefix("\(kind) ") } == cases(kind))
    }
    let failed = results.cases.filter {
      $0.kind == .requirement && !$0.outcome.findings.isEmpty
    }
    #expect(counter.violated == Set(failed.map(\.id)))
    #expect(!failed.isEmpty)
  }

  @Test("It hears of every payload, and of those that a parser fails")
  func parser() async throws {
    let parser = PayloadParserSubject(name: "none") { _ in nil }
    let counter = Counter()
    let results = await PayloadRunner(suite: try Kit.payloads(), observer: counter).run(parser)
    #expect(counter.runs == results.cases.count && counter.played == counter.runs)
    #expect(counter.finished.count == counter.runs)
    let failed = results.cases.filter { !$0.outcome.findings.isEmpty }
    #expect(counter.violated == Set(failed.map(\.id)))
  }
}
