/// Lowers choices that are equal, together: they may name the same thing, and the failure needs them
/// to.
///
/// Numbers can be equal by chance, so several groups are tried: all that are equal, those that
/// had as many possibilities, those that stand at the same place of their spans, and pairs.
struct LowerTogether: ShrinkSteps {
  private var position = 0
  private var group = 0
  private var equals: [Int]?
  private var members: [Int] = []
  private var search: ValueSearch?

  /// How many pairs are tried for a choice.
  private static let pairs = 3

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while position < best.choices.count {
      if let value = search?.next() { return .setAll(members, value) }
      search = nil
      let equals = self.equals ?? Self.equals(from: position, in: best)
      self.equals = equals
      guard equals.count > 1, let members = Self.members(group, of: equals, in: best) else {
        position += 1
        group = 0
        self.equals = nil
        continue
      }
      self.members = members
      if members.count > 1 { search = ValueSearch(from: best.choices[position].value) }
      group += 1
    }
    return nil
  }

  mutating func learn(_ isAccepted: Bool) {
    search?.learn(isAccepted)
    guard isAccepted else { return }
    // The choices may have moved; the next group is made of where they stand now.
    search = nil
    equals = nil
  }

  /// The choices from a position on that have its value.
  ///
  /// Flags are equal to one another without meaning the same.
  private static func equals(from position: Int, in best: ChoiceRecord) -> [Int] {
    let choices = best.choices
    let value = choices[position].value
    guard value > 0, choices[position].maximum > 1 else { return [] }
    return choices.indices[position...].filter {
      choices[$0].value == value && choices[$0].maximum > 1
    }
  }

  /// One of the groups; `nil` when there are no more of them.
  private static func members(
    _ group: Int,
    of equals: [Int],
    in best: ChoiceRecord
  ) -> [Int]? {
    switch group {
    case 0: return equals
    case 1:
      let maximum = best.choices[equals[0]].maximum
      return equals.filter { best.choices[$0].maximum == maximum }
    case 2:
      let place = best.place(of: equals[0])
      return equals.filter { best.place(of: $0) == place }
    default:
      let other = group - 2
      guard other < min(equals.count, pairs + 1) else { return nil }
      return [equals[0], equals[other]]
    }
  }
}

extension ChoiceRecord {
  /// Where a choice stands in the innermost span that holds it.
  fileprivate func place(of position: Int) -> Int {
    // Spans stand in the order in which they began, so the last that holds it is the innermost.
    let span = spans.last { $0.range.contains(position) }
    return position - (span?.range.lowerBound ?? 0)
  }
}
