import PropertyEngine

@testable import FaultyCenters
@testable import PushConformance

/// The verdict of generated runs on a faulty center, without any golden scenario.
@MainActor struct GeneratedVerdict {
  /// The requirements of the row that a generated run violates, each with the first find.
  private(set) var finds: [String: GeneratedRuns.Find] = [:]
  /// The problems of runs, and the finds that no second play showed.
  private(set) var errors: [String] = []

  var caughtBy: Set<String> { Set(finds.keys) }

  /// Plays generated runs with a center, block by block, until they have violated all requirements of its row.
  static func of(_ row: SubjectRow, seed: UInt64, cases: Int) async throws -> GeneratedVerdict {
    let kit = try Kit.load()
    let subject = row.subject()
    let stage = Stage(subject: subject)
    // All requirements steer the generation, although only the requirements of the row count.
    let runs = GeneratedRuns(
      judgedBy: kit.catalog.requirements.filter { $0.reasonToSkip(subject) == nil },
      on: stage,
      carrying: kit.corpusPayloads,
      options: RunOptions(seed: seed, caseCount: cases),
      keeper: nil
    )
    let blocks = GenerationBlock.all(cases: cases).filter { $0.area.reasonToSkip(subject) == nil }
    var verdict = GeneratedVerdict()
    // The first blocks of all areas are played first, so that most faults need few runs.
    for number in 1...max(1, blocks.map(\.number).max() ?? 1) {
      for block in blocks where block.number == number {
        guard verdict.finds.count < row.requirements.count else { return verdict }
        await verdict.add(await runs.play([block]) { _ in }, row.requirements, on: stage)
      }
    }
    return verdict
  }

  private mutating func add(
    _ outcome: GeneratedRuns.Outcome,
    _ wanted: Set<String>,
    on stage: Stage
  ) async {
    for block in outcome.blocks {
      guard let run = block.troubled, let problem = run.problem else { continue }
      errors.append("\(block.block.id): \(problem.text(in: run, at: .commandLine))")
    }
    for (id, find) in outcome.finds where wanted.contains(id) && finds[id] == nil {
      let again = await stage.play(find.scenario, in: find.schedule, violating: find.requirement)
      if again == nil { errors.append("\(id): another play of the find does not show it") }
      finds[id] = find
    }
  }
}
