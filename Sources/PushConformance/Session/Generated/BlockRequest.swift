import PushSimulation

/// A request to a process to play and judge a block of generated runs.
///
/// If a play ends the process, the kit plays the block again in a new process, but omits this play. After a few such
/// plays, the kit skips the rest of the block.
struct BlockRequest {
  /// The number of plays that can end a process before the kit skips the rest of the block.
  private static let mostLosses = 3

  fileprivate let area: GenerationArea
  fileprivate let number: Int
  fileprivate let manner: PlayManner
  fileprivate let seed: UInt64
  fileprivate let caseCount: Int
  fileprivate let stepLimit: Int
  fileprivate let keepsStatistics: Bool
  fileprivate let excuses: [Excuse]
  /// The problem of each play that ended a process, by the number of the play.
  fileprivate var lost: [Int: PlayProblem]

  private var block: GenerationBlock { GenerationBlock(area: area, number: number) }

  // MARK: - Asking

  /// Has a process play the block, and returns the outcome; the outcome has no runs if no process could answer.
  @MainActor func answer(of host: any SubjectHost, on stage: Stage) async -> BlockAnswer {
    var request = self
    /// Returns a run without steps in place of the run that ended the process.
    func lostRun(_ end: ProcessEnd) -> Run {
      let problem = PlayProblem(step: nil, cause: .processEnded(end))
      return stage.unplayed(block.placeholder, because: problem)
    }
    var last: ProcessEnd?
    while true {
      do throws(ProcessEnd) {
        var answer = try await host.answer(to: .block, request) { reader throws(WireError) in
          try BlockAnswer(from: &reader, of: block, by: stage.subject)
        }
        // If a play ended a process, the block cannot pass, even if all other plays succeed.
        answer.block.troubled = answer.block.troubled ?? last.map(lostRun)
        return answer
      } catch {
        last = error
        guard request.lose(error) else {
          return BlockAnswer(GeneratedRuns.Block(block: block, troubled: lostRun(error)), [:], [:])
        }
      }
    }
  }

  /// Records that a play ended its process; returns true if a new process should play the block again.
  private mutating func lose(_ end: ProcessEnd) -> Bool {
    guard lost.count < Self.mostLosses, let number = end.last?.play else { return false }
    return lost.updateValue(PlayProblem(end), forKey: number) == nil
  }

  // MARK: - Answering

  @MainActor func play(
    with subject: PushCenterSubject,
    judgedBy requirements: [Requirement],
    carrying payloads: CorpusPayloads
  ) async -> BlockAnswer {
    let end = lost.count < Self.mostLosses ? Int.max : lost.keys.max() ?? .max
    let stage = Stage(subject: subject, losing: lost, upTo: end)
    stage.manner = manner
    var options = RunOptions(seed: seed, caseCount: caseCount, stepLimit: stepLimit)
    options.keepsStatistics = keepsStatistics
    let runs = GeneratedRuns(
      judgedBy: requirements.map { $0.excusing(excuses) },
      on: stage,
      carrying: payloads,
      options: options,
      keeper: nil
    )
    return await runs.answer(of: block, upTo: end)
  }
}

extension BlockRequest: WireRecord {
  static let wire = WireForm(
    Self.init(area:number:manner:seed:caseCount:stepLimit:keepsStatistics:excuses:lost:)
  ) {
    (
      $0.area, $0.number, $0.manner, $0.seed, $0.caseCount, $0.stepLimit, $0.keepsStatistics,
      $0.excuses, $0.lost
    )
  }

  init(_ block: GenerationBlock, _ options: RunOptions, of subject: String, _ manner: PlayManner) {
    self.init(
      area: block.area,
      number: block.number,
      manner: manner,
      seed: options.seed,
      caseCount: options.caseCount,
      stepLimit: options.stepLimit,
      keepsStatistics: options.keepsStatistics,
      excuses: options.answers.valid(about: subject).flatMap(\.excuses),
      lost: [:]
    )
  }
}

extension GenerationArea: WireValue {}

extension GenerationBlock {
  fileprivate var placeholder: Scenario { Scenario(id: id, title: title, when: []) }
}
