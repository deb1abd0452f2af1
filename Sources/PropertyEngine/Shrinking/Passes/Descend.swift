/// Puts a span into the place of one around it that has the same label, as in a tree that may be
/// replaced by one of its branches.
struct Descend: ShrinkSteps {
  private var outer = 0
  private var inner = 1

  /// How many spans inside one are looked at: the work grows with the square.
  private static let reach = 32

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    let spans = best.spans
    while outer < spans.count {
      let around = spans[outer]
      while inner < min(spans.count, outer + 1 + Self.reach), spans[inner].depth > around.depth {
        let candidate = spans[inner]
        if candidate.label == around.label, !candidate.range.isEmpty,
          candidate.range.count < around.range.count
        {
          return .replace(around.range, with: candidate.range)
        }
        inner += 1
      }
      outer += 1
      inner = outer + 1
    }
    return nil
  }

  mutating func learn(_ isAccepted: Bool) {
    if isAccepted { inner = outer + 1 } else { inner += 1 }
  }
}
