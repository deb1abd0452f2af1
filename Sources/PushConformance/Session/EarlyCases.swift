/// Tracks which results of a center the session reports before all results are known.
@MainActor final class EarlyCases {
  /// True if the session can report cases early; false for a shard, whose results can still change.
  let isAllowed: Bool
  private var told: Set<Key> = []
  /// The blocks whose results the session has not reported, in reverse order; nil until the first block is played.
  private var waiting: [GenerationBlock]?
  private var played: [GenerationBlock: GeneratedRuns.Block] = [:]

  private struct Key: Hashable {
    var kind: CaseResult.Kind
    var id: String
  }

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Records that the session reports a case; returns true if the session has not reported the case before.
  func tells(_ result: CaseResult) -> Bool {
    told.insert(Key(kind: result.kind, id: result.id)).inserted
  }

  /// Records a played block, and returns the results that the session can report now, in order.
  ///
  /// The method evaluates `all` only at the first call. `result` takes a block and its outcome, which is nil if the
  /// block was not played. `result` returns nil while the result of the block is unknown.
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
