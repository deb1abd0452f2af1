/// Exchanges neighbouring spans with the same label if that puts the simpler one first.
///
/// A failure that several orders show has one order in the end; and a command that stood between
/// two others often can go only after it was moved.
struct SwapSpans: ShrinkSteps {
  private var depth = 0
  private var cursor = 0

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while true {
      let spans = best.spans.filter { $0.depth == depth && !$0.range.isEmpty }
      while cursor + 1 < spans.count {
        let (first, second) = (spans[cursor], spans[cursor + 1])
        if first.label == second.label, first.range.upperBound == second.range.lowerBound {
          return .swap(first.range, second.range)
        }
        cursor += 1
      }
      guard best.spans.contains(where: { $0.depth > depth }) else { return nil }
      depth += 1
      cursor = 0
    }
  }

  /// What was moved forward may move on.
  mutating func learn(_ isAccepted: Bool) {
    cursor = isAccepted ? max(0, cursor - 1) : cursor + 1
  }
}
