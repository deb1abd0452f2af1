/// A second chance for an edit after which the generator read its answers out of step.
///
/// An edit can turn a command into one with fewer arguments, or make it impossible. The
/// arguments that are left over are then read as the next command, and all that follows turns into
/// something else. The spans show where that began: the last one that ended too early. Leaving its
/// leftovers out puts the rest back into step.
struct Realignment: Sendable {
  /// The sequence that was played.
  private(set) var values: [UInt64]

  /// The spans that it would have had, had it been read in step.
  private var expected: [ChoiceSpan]

  /// How often it was repaired already.
  private var repairs = 0

  /// An edit may upset several commands; one that upsets more is not worth following.
  private static let limit = 6

  init?(_ edit: ShrinkEdit, of best: ChoiceRecord, values: [UInt64]) {
    guard let expected = edit.expectedSpans(of: best.spans) else { return nil }
    self.values = values
    self.expected = expected
  }

  /// Leaves out what the earliest upset command did not read.
  ///
  /// - Parameter record: What the generator asked when it read the values.
  /// - Returns: Whether there was something to leave out.
  mutating func repair(after record: ChoiceRecord) -> Bool {
    guard repairs < Self.limit else { return false }
    repairs += 1
    let actual = record.spans
    var culprit: Range<Int>?
    for index in 0..<min(expected.count, actual.count) {
      let (wanted, got) = (expected[index], actual[index])
      guard
        wanted.range.lowerBound == got.range.lowerBound, wanted.depth == got.depth,
        wanted.label == got.label
      else {
        guard let culprit else { return false }
        values.removeSubrange(culprit)
        expected = ShrinkEdit.removing(culprit, from: expected)
        return true
      }
      if got.range.upperBound < wanted.range.upperBound {
        culprit = got.range.upperBound..<wanted.range.upperBound
      }
    }
    return false
  }
}
