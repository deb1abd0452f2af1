/// The source of a generator's decisions: random numbers, or a record of earlier choices.
///
/// A generator is ordinary code that draws from a source. The same choices make the same value. Edited choices, such as
/// the bytes of a fuzzer, make a different value that is also legal.
///
/// No draw throws. A source with a ``ChoiceRecord/Defect`` returns 0, the simplest choice, for every draw, so that every
/// generator ends. The caller then drops the value.
@usableFromInline
package struct ChoiceSource: Sendable {
  // The state is not an enum of the two kinds of source, because each draw would unpack the enum and pack it again.
  private var random: SplitMix64
  private var answers: [UInt64]
  private var isReplay: Bool

  /// The largest number of choices; in a replay, at most the number of recorded choices.
  private var limit: Int

  @usableFromInline package private(set) var record = ChoiceRecord()

  /// The default limit of choices, which stops a recursive generator that does not end.
  package static let defaultLimit = 65_536

  package init(seed: CaseSeed, limit: Int = defaultLimit) {
    random = SplitMix64(seed: seed.value)
    answers = []
    isReplay = false
    self.limit = limit
    // Most values need at most 256 choices, and an array is copied whenever the array grows.
    record.choices.reserveCapacity(min(limit, 256))
  }

  /// Creates a source that replays numbers.
  ///
  /// The source ignores surplus numbers, and lowers a number above the maximum of a choice to this maximum. If numbers
  /// are missing, the record becomes invalid (``ChoiceRecord/Defect/overrun``).
  package init(replaying values: [UInt64], limit: Int = defaultLimit) {
    random = SplitMix64(seed: 0)
    answers = values
    isReplay = true
    self.limit = min(limit, values.count)
    record.choices.reserveCapacity(self.limit)
  }

  /// `next` determines only which numbers are likely; a replay never calls `next`.
  @usableFromInline
  mutating func draw(through last: UInt64, sampling next: (inout SplitMix64) -> UInt64) -> UInt64 {
    let position = record.choices.count
    guard record.defect == nil, position < limit else { return invalidate(.overrun) }
    let value = isReplay ? answers[position] : next(&random)
    let choice = Choice(value: value, maximum: last)
    record.choices.append(choice)
    return choice.value
  }

  /// Draws a number that influences how choices are sampled and is not recorded; in a replay, the number is 0.
  ///
  /// Use the number only inside a `sampling` closure: otherwise a replay would draw different choices.
  @usableFromInline
  mutating func steer(_ sample: (inout SplitMix64) -> UInt64) -> UInt64 {
    isReplay ? 0 : sample(&random)
  }

  /// Marks the value under construction as unusable, and returns 0, the result of every later draw.
  @discardableResult
  mutating func invalidate(_ defect: ChoiceRecord.Defect) -> UInt64 {
    if record.isValid { record.defect = defect }
    return 0
  }
}

/// The choices of a generator for one value; the choices determine the value completely.
@usableFromInline
package struct ChoiceRecord: Sendable, Hashable {
  package internal(set) var choices: [Choice] = []

  package internal(set) var defect: Defect?

  package enum Defect: Sendable, Hashable {
    /// The generator needed more choices than were recorded, or more than the limit.
    case overrun
    case filtered
  }

  package init() {}

  @usableFromInline package var isValid: Bool { defect == nil }

  package var values: [UInt64] { choices.map(\.value) }
}

/// A decision of a generator: a number from 0 to a maximum.
///
/// Zero is the simplest number, and a smaller number is simpler than a larger number.
package struct Choice: Sendable, Hashable {
  package let value: UInt64

  package let maximum: UInt64

  package init(value: UInt64, maximum: UInt64) {
    self.value = min(value, maximum)
    self.maximum = maximum
  }
}
