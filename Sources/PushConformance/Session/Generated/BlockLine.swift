/// A queue of blocks, from which one or more processes take one block after another.
///
/// The queue reports the outcomes in the order of the blocks, regardless of the number of processes.
@MainActor final class BlockLine {
  private let blocks: [GenerationBlock]
  /// The indices of the blocks that no process has taken yet; a process takes the last index first.
  private var waiting: [Int]
  /// The outcomes that wait for the outcome of an earlier block, by the index of the block.
  private var answers: [Int: BlockAnswer] = [:]
  private var next = 0
  private let tell: (BlockAnswer) -> Void

  init(
    _ blocks: [GenerationBlock],
    _ options: RunOptions,
    telling tell: @escaping (BlockAnswer) -> Void
  ) {
    self.blocks = blocks
    self.tell = tell
    waiting = options.order(of: blocks.indices).reversed()
  }

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
