/// Zeroes whole spans: what a generator makes of zeros is its simplest value.
struct ZeroSpans: ShrinkSteps {
  private var cursor = 0

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while cursor < best.spans.count {
      let range = best.spans[cursor].range
      // A single choice is left to the pass that lowers choices.
      if range.count > 1, range.contains(where: { best.choices[$0].value != 0 }) {
        return .zero(range)
      }
      cursor += 1
    }
    return nil
  }

  mutating func learn(_ isAccepted: Bool) {
    cursor += 1
  }
}
