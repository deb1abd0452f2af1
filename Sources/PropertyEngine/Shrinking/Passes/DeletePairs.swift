/// Leaves two spans out that may need each other, such as the opening and the closing of something:
/// neither can go alone.
struct DeletePairs: ShrinkSteps {
  private var depth = 0
  private var earlier = 0
  private var later = 1

  /// How far apart the two may stand: the work grows with the square.
  private static let reach = 16

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while true {
      let ranges = best.ranges(atDepth: depth)
      if earlier + 1 >= ranges.count {
        guard best.spans.contains(where: { $0.depth > depth }) else { return nil }
        depth += 1
        (earlier, later) = (0, 1)
        continue
      }
      if later >= min(ranges.count, earlier + 1 + Self.reach) {
        earlier += 1
        later = earlier + 1
        continue
      }
      return .removeBoth(ranges[earlier], ranges[later])
    }
  }

  mutating func learn(_ isAccepted: Bool) {
    if isAccepted { later = earlier + 1 } else { later += 1 }
  }
}
