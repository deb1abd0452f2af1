/// The cases of a center that the session reports before it knows the results of all cases.
@MainActor final class EarlyCases {
  /// True if the session can report cases early; false for a shard, because the outcomes of its cases can still change.
  let isAllowed: Bool
  private var told: Set<Key> = []
  /// The blocks whose results the session has not reported, the next block last; nil before the first played block.
  private var waiting: [GenerationBlock]?
  private var played: [GenerationBlock: GeneratedRuns.Block] = [:]

  private struct Key: Hashable {
    var kind: CaseResult.Kind
    var id: String
  }

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Notes that the session reports a case; returns whether the case was not reported before.
  func tells(_ result: CaseResult) -> Bool {
    told.insert(Key(kind: result.kind, id: result.id)).inserted
  }

  /// Notes a block that was played, and returns the results that the session can report now, in order.
  ///
  /// The method evaluates `all` only at the first call. `result` gets the plays of a block, or nil if the block was not
  /// played. `result` returns nil if the result is not known yet.
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
