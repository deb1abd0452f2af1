/// The cases of a center that were told before all of its results were known.
@MainActor final class EarlyCases {
  /// Whether cases may be told early; the outcomes of a shard may still change.
  let isAllowed: Bool
  private var told: Set<[String]> = []
  /// The blocks that wait for their results, the next one last; nil until a block was played.
  private var waiting: [GenerationBlock]?
  private var played: [GenerationBlock: GeneratedRuns.Block] = [:]

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Notes that a case is told.
  ///
  /// - Returns: Whether it was not told before.
  func tells(_ result: CaseResult) -> Bool {
    told.insert([result.kind.rawValue, result.id]).inserted
  }

  /// Notes a block that was played.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - all: All blocks, in the order of the results; they are made for the first block alone.
  ///   - result: Returns the result of a block; nil as long as it is open. It gets the plays of the block, if there are
  ///     any.
  /// - Returns: The results that are known now and follow the results that were told.
  func results(
    after block: GeneratedRuns.Block,
    among all: @autoclosure () -> [GenerationBlock],
    _ result: (GenerationBlock, GeneratedRuns.Block?) -> CaseResult?
  ) -> [CaseResult] {
    played[block.block] = block
    var rest = waiting ?? all().reversed()
    waiting = nil
    var known: [CaseResult] = []
    while let next = rest.last, let found = result(next, played[next]) {
      known.append(found)
      played[next] = nil
      rest.removeLast()
    }
    waiting = rest
    return known
  }
}
