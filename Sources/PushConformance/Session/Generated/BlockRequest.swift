import PushSimulation

/// A request to a process to play and judge a block of generated runs.
///
/// If a play ends the process, the kit plays the block again in a new process, without this play. After a few such
/// plays, the kit gives up the rest of the block.
struct BlockRequest {
  /// The number of plays that may end a process before the kit gives the block up.
  private static let mostLosses = 3

  private let block: GenerationBlock
  private let options: RunOptions
  private let excuses: [Excuse]
  private let manner: PlayManner
  /// The problem of each play that ended a process, by the number of the play.
  private var lost: [Int: PlayProblem] = [:]

  init(_ block: GenerationBlock, _ options: RunOptions, of subject: String, _ manner: PlayManner) {
    (self.block, self.options, self.manner) = (block, options, manner)
    excuses = options.answers.valid(about: subject).flatMap(\.excuses)
  }

  // MARK: - Asking

  /// Lets a process play the block, and updates the limits of `stage` and its way of waiting for the next plays.
  ///
  /// The outcome has no runs if no process could answer.
  @MainActor func answer(of host: any SubjectHost, on stage: Stage) async -> BlockAnswer {
    var request = self
    /// A run without steps, in place of the run that ended the process.
    func lostRun(_ end: ProcessEnd) -> Run {
      let problem = PlayProblem(step: nil, cause: .processEnded(end))
      return stage.unplayed(block.placeholder, because: problem)
    }
    var last: ProcessEnd?
    var end: ProcessEnd
    repeat {
      switch await host.answer(to: request.bytes) {
      case .success(let bytes):
        var reader = WireReader(bytes)
        if var answer = try? BlockAnswer(from: &reader, of: block, by: stage.subject) {
          // A block never passes after a play that ended its process, even if the play does not come again.
          answer.block.troubled = answer.block.troubled ?? last.map(lostRun)
          return answer
        }
        end = ProcessEnd(cause: .unreadableAnswer)
      case .failure(let failure): end = failure
      }
      last = end
    } while request.lose(end)
    return BlockAnswer(troubled: lostRun(end), of: block)
  }

  /// Records that a play ended its process; returns whether to play the block again in a new process.
  private mutating func lose(_ end: ProcessEnd) -> Bool {
    guard lost.count < Self.mostLosses, let number = end.last?.play else { return false }
    return lost.updateValue(PlayProblem(end), forKey: number) == nil
  }

  private var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(RequestKind.block, manner, block.area, block.number)
    writer.write(
      options.seed,
      options.caseCount,
      options.stepLimit,
      options.keepsStatistics,
      excuses,
      lost
    )
    return writer.bytes
  }

  // MARK: - Answering

  /// Reads a request whose first byte, the kind of the request, has already been read.
  init(from reader: inout WireReader) throws(WireError) {
    manner = try reader.read()
    block = GenerationBlock(area: try reader.read(), number: try reader.read())
    var options = RunOptions(
      seed: try reader.read(),
      caseCount: try reader.read(),
      stepLimit: try reader.read()
    )
    options.keepsStatistics = try reader.read()
    self.options = options
    excuses = try reader.read()
    lost = try reader.readLast()
  }

  /// Plays and judges the block in this process, without the plays that have ended earlier processes.
  @MainActor func play(
    with subject: PushCenterSubject,
    judgedBy requirements: [Requirement],
    carrying payloads: CorpusPayloads
  ) async -> BlockAnswer {
    let end = lost.count < Self.mostLosses ? Int.max : lost.keys.max() ?? .max
    let stage = Stage(subject: subject, losing: lost, upTo: end)
    stage.manner = manner
    let runs = GeneratedRuns(
      judgedBy: requirements.map { $0.excusing(excuses) },
      on: stage,
      carrying: payloads,
      options: options,
      keeper: nil
    )
    var finds: [String: GeneratedRuns.Find] = [:]
    let (played, verdicts) = await runs.play(block, &finds, upTo: end)
    var answer = BlockAnswer(played, verdicts, finds: finds)
    answer.manner = stage.manner
    answer.reasonForOtherOrders = stage.reasonForOtherOrders
    return answer
  }
}

extension GenerationArea: WireValue {}

extension GenerationBlock {
  /// A scenario without steps, in place of the scenario of a block that has no runs.
  fileprivate var placeholder: Scenario { Scenario(id: id, title: title, when: []) }
}
