/// Leaves spans out, outer ones first and from the back: a later command rarely holds up an earlier
/// one.
///
/// As long as that works, twice as many are taken at a time.
struct DeleteSpans: ShrinkSteps {
  private var depth = 0
  private var walk: AdaptiveDeletion?

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    while true {
      if walk == nil || walk?.isStale == true {
        let ranges = best.ranges(atDepth: depth)
        guard !ranges.isEmpty || best.spans.contains(where: { $0.depth > depth }) else {
          return nil
        }
        if walk == nil { walk = AdaptiveDeletion(ranges) } else { walk?.renew(ranges) }
      }
      if let range = walk?.next() { return .remove(range) }
      depth += 1
      walk = nil
    }
  }

  mutating func learn(_ isAccepted: Bool) {
    walk?.learn(isAccepted)
  }
}

/// Leaves single choices out, and more at a time as long as that works.
struct DeleteChoices: ShrinkSteps {
  private var walk: AdaptiveDeletion?

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    if walk == nil || walk?.isStale == true {
      let ranges = best.choices.indices.map { $0..<$0 + 1 }
      if walk == nil { walk = AdaptiveDeletion(ranges) } else { walk?.renew(ranges) }
    }
    return (walk?.next()).map { .remove($0) }
  }

  mutating func learn(_ isAccepted: Bool) {
    walk?.learn(isAccepted)
  }
}

/// The walk of a deletion over stretches, from the back.
///
/// What stands before a deleted stretch is read as before, so its place in the list does not
/// change, and the walk goes on where it was.
private struct AdaptiveDeletion: Sendable {
  private var ranges: [Range<Int>]
  private var cursor: Int
  private var size = 1

  /// The first of the stretches that were proposed.
  private var first = 0

  /// Whether the list is out of date.
  private(set) var isStale = false

  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    cursor = ranges.count - 1
  }

  mutating func renew(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    cursor = min(cursor, ranges.count - 1)
    isStale = false
  }

  /// As many stretches as are wanted that stand side by side, or fewer.
  mutating func next() -> Range<Int>? {
    guard cursor >= 0 else { return nil }
    first = cursor
    while first > 0, cursor - first + 1 < size,
      ranges[first - 1].upperBound == ranges[first].lowerBound
    {
      first -= 1
    }
    return ranges[first].lowerBound..<ranges[cursor].upperBound
  }

  mutating func learn(_ isAccepted: Bool) {
    let taken = cursor - first + 1
    if isAccepted {
      cursor = first - 1
      size *= 2
      isStale = true
    } else if taken > 1 {
      size = taken / 2
    } else {
      cursor -= 1
      size = 1
    }
  }
}

extension ChoiceRecord {
  /// The stretches of the spans that have a number of spans around them, in their order.
  func ranges(atDepth depth: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for span in spans where span.depth == depth && !span.range.isEmpty {
      ranges.append(span.range)
    }
    return ranges
  }
}
