/// Zeroes what was chosen after the failure had shown.
///
/// A generator that is asked whether to go on then stops, and what it did not ask for falls away.
struct CutTail: ShrinkSteps {
  private var isDone = false

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    guard !isDone, let end, end >= 0, end < best.choices.count else { return nil }
    isDone = true
    return .zero(end..<best.choices.count)
  }

  mutating func learn(_ isAccepted: Bool) {}
}
