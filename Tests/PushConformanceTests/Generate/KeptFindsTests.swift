import Testing

@testable import FaultyCenters
@testable import PushConformance

@MainActor @Suite("A find is stored once")
struct KeptFindsTests {
  private final class Notes: FindKeeper {
    let kept = Locked<[String]>([])

    func keep(_ scenario: Scenario, foundWith subject: String) -> String? {
      kept.withLock { $0 += scenario.exercises }
      return nil
    }
  }

  @Test("A later block does not replace what an earlier one has found")
  func blocks() async throws {
    let kit = try Kit.load()
    let options = RunOptions(caseCount: 800)
    let notes = Notes()
    let runs = GeneratedRuns(
      judgedBy: kit.catalog.requirements.filter { $0.id == "suppression.any-yes-suppresses" },
      on: Stage(subject: PushCenterSubject(FaultySuppression.ToastsAllTheSame.self)),
      carrying: kit.corpusPayloads,
      options: options,
      keeper: notes
    )
    let blocks = GenerationBlock.all(cases: options.caseCount).filter { $0.area == .notifications }
    let outcome = await runs.play(Array(blocks.prefix(3)), telling: { _ in })
    #expect(outcome.blocks.filter { !$0.violated.isEmpty }.count > 1)
    #expect(notes.kept.withLock(\.self) == ["suppression.any-yes-suppresses"])
  }
}
