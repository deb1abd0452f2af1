/// The blocks of a run, which one or more processes take one after another.
///
/// The line reports the outcomes in the order of the blocks, so the order does not depend on the number of processes.
@MainActor final class BlockLine {
  private let blocks: [GenerationBlock]
  /// The places of the blocks that no process has taken yet, the next place last.
  private var waiting: [Int]
  /// The outcomes that the line has not reported, because an earlier block has no outcome yet.
  ///
  /// The keys are the places of the blocks.
  private var answers: [Int: BlockAnswer] = [:]
  private var next = 0
  private let tell: (BlockAnswer) -> Void

  /// Creates a line of blocks.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - options: The options, which may ask for a random order of playing.
  ///   - tell: A closure that receives the outcome of each block, in the order of the blocks.
  init(
    _ blocks: [GenerationBlock],
    _ options: RunOptions,
    telling tell: @escaping (BlockAnswer) -> Void
  ) {
    self.blocks = blocks
    self.tell = tell
    waiting = options.order(of: blocks.indices).reversed()
  }

  /// Takes and plays blocks until all are taken.
  func play(_ answer: (GenerationBlock) async -> BlockAnswer) async {
    while let place = waiting.popLast() {
      answers[place] = await answer(blocks[place])
      while let due = answers.removeValue(forKey: next) {
        next += 1
        tell(due)
      }
    }
  }
}
