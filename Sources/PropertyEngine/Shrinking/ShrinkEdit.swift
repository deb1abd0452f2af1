/// A change to a sequence that might make it simpler.
enum ShrinkEdit: Sendable, Equatable {
  /// Leave choices out.
  case remove(Range<Int>)
  /// Leave two stretches out, the earlier one first.
  case removeBoth(Range<Int>, Range<Int>)
  /// Leave choices out and answer a number in a place that is none of theirs.
  case removeAndSet(Range<Int>, Int, UInt64)
  /// Answer 0.
  case zero(Range<Int>)
  /// Answer a number.
  case set(Int, UInt64)
  /// Answer a number in several places.
  case setAll([Int], UInt64)
  /// Answer two numbers in two places.
  case setBoth(Int, UInt64, Int, UInt64)
  /// Exchange two stretches, the earlier one first.
  case swap(Range<Int>, Range<Int>)
  /// Put what stands in the second stretch in the place of the first.
  case replace(Range<Int>, with: Range<Int>)

  /// Changes a sequence.
  func applied(to values: [UInt64]) -> [UInt64] {
    var result = values
    switch self {
    case .remove(let range):
      result.removeSubrange(range)
    case .removeBoth(let first, let second):
      result.removeSubrange(second)
      result.removeSubrange(first)
    case .removeAndSet(let range, let position, let value):
      result[position] = value
      result.removeSubrange(range)
    case .zero(let range):
      for position in range { result[position] = 0 }
    case .set(let position, let value):
      result[position] = value
    case .setAll(let positions, let value):
      for position in positions { result[position] = value }
    case .setBoth(let first, let firstValue, let second, let secondValue):
      result[first] = firstValue
      result[second] = secondValue
    case .swap(let first, let second):
      let between = values[first.upperBound..<second.lowerBound]
      result.replaceSubrange(
        first.lowerBound..<second.upperBound,
        with: values[second] + between + values[first]
      )
    case .replace(let range, let other):
      result.replaceSubrange(range, with: values[other])
    }
    return result
  }

  /// The spans that the changed sequence has if every question is asked as before, or `nil` where
  /// that is not to be expected.
  func expectedSpans(of spans: [ChoiceSpan]) -> [ChoiceSpan]? {
    switch self {
    case .remove(let range), .removeAndSet(let range, _, _): Self.removing(range, from: spans)
    case .removeBoth(let first, let second):
      Self.removing(first, from: Self.removing(second, from: spans))
    case .zero, .set, .setAll, .setBoth: spans
    case .swap, .replace: nil
    }
  }

  /// Spans as they stand once choices are left out.
  static func removing(_ range: Range<Int>, from spans: [ChoiceSpan]) -> [ChoiceSpan] {
    var result: [ChoiceSpan] = []
    result.reserveCapacity(spans.count)
    for span in spans {
      let isInside =
        span.range.lowerBound >= range.lowerBound && span.range.upperBound <= range.upperBound
      if isInside, !span.range.isEmpty { continue }
      let lower = moved(span.range.lowerBound, by: range)
      let upper = moved(span.range.upperBound, by: range)
      result.append(ChoiceSpan(label: span.label, range: lower..<upper, depth: span.depth))
    }
    return result
  }

  private static func moved(_ position: Int, by range: Range<Int>) -> Int {
    if position <= range.lowerBound { return position }
    return max(range.lowerBound, position - range.count)
  }
}
