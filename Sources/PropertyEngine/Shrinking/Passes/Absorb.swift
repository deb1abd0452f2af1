/// Leaves a span out and changes a choice elsewhere to make up for it.
///
/// Where time or money counts, a command cannot simply go: the one after it has to wait for as long
/// as both did, or the one before it that much less. And where a command moved something, what it was
/// moved from has to be chosen in the first place.
struct Absorb: ShrinkSteps {
  private var span = 0
  private var other = 0
  private var variant = 0

  /// Of how many things to select from each is tried.
  private static let mostSelections: UInt64 = 3

  /// How far from the span a choice may stand: the work grows with the square.
  private static let reach = 24

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while span < best.spans.count {
      let range = best.spans[span].range
      if !range.isEmpty {
        other = max(other, range.lowerBound - Self.reach)
        while other < min(best.choices.count, range.upperBound + Self.reach) {
          if !range.contains(other),
            let value = Self.value(variant, of: other, without: range, best)
          {
            return .removeAndSet(range, other, value)
          }
          other += 1
          variant = 0
        }
      }
      span += 1
      other = 0
      variant = 0
    }
    return nil
  }

  mutating func learn(_ isAccepted: Bool) {
    if isAccepted {
      other = 0
      variant = 0
    } else {
      variant += 1
    }
  }

  /// One of the values that a choice may take to make up for a span; `nil` after the last.
  private static func value(
    _ variant: Int,
    of position: Int,
    without range: Range<Int>,
    _ best: ChoiceRecord
  ) -> UInt64? {
    let choice = best.choices[position]
    if choice.isAmount {
      // A range that begins with 1 makes the amount one more than the answer.
      guard
        let amount = range.last(where: { best.choices[$0].isAmount })
          .map({ best.choices[$0].value })
      else { return nil }
      let (more, isTooMuch) = choice.value.addingReportingOverflow(amount)
      let (less, isTooLittle) = choice.value.subtractingReportingOverflow(amount)
      let candidates = [
        isTooMuch || more >= choice.maximum ? choice.value : more + 1,
        isTooLittle || less == 0 ? choice.value : less - 1,
        isTooMuch || more > choice.maximum ? choice.value : more,
        isTooLittle ? choice.value : less,
      ]
      return variant < candidates.count ? candidates[variant] : nil
    }
    guard choice.isSelection, choice.maximum <= mostSelections else { return nil }
    return variant <= choice.maximum ? UInt64(variant) : nil
  }
}
