/// Where generators get their decisions from: at random, or from a record of earlier ones.
///
/// A generator is ordinary code that asks a source; the same code run over the same answers
/// makes the same value. Edited answers, such as the bytes of a fuzzer, make another value that the
/// generator could have made.
///
/// Nothing throws. Once a source has a ``ChoiceRecord/Defect`` it answers every question with
/// 0, the simplest answer, at which every generator comes to an end; whoever ran the generator
/// then throws the value away.
package struct ChoiceSource: Sendable {
  // Two origins side by side and a flag between them: an enumeration of the two would be taken
  // apart and put together again at each draw.
  private var random: SplitMix64
  private var answers: [UInt64]
  private var isReplay: Bool

  /// How many choices there may be: what a value may cost, and in a replay what there are.
  private var limit: Int

  /// What was asked and answered so far.
  package private(set) var record = ChoiceRecord()

  /// The most choices that a value may cost: a recursive generator that got out of hand is
  /// stopped here.
  package static let defaultLimit = 65_536

  /// Makes a source that answers at random.
  package init(seed: CaseSeed, limit: Int = defaultLimit) {
    random = SplitMix64(seed: seed.value)
    answers = []
    isReplay = false
    self.limit = limit
  }

  /// Makes a source that answers from a record.
  ///
  /// Answers that are left over are ignored; one that is too large for its question becomes the
  /// largest possible; a question beyond the last is an overrun.
  package init(replaying values: [UInt64], limit: Int = defaultLimit) {
    random = SplitMix64(seed: 0)
    answers = values
    isReplay = true
    self.limit = min(limit, values.count)
    record.choices.reserveCapacity(self.limit)
  }

  /// Asks for a number from 0 to a maximum.
  ///
  /// - Parameters:
  ///   - maximum: The largest answer.
  ///   - sample: How to find an answer at random. It decides what is likely, not what is
  ///     possible, and a replay never runs it.
  /// - Returns: The answer.
  @usableFromInline
  mutating func draw(
    through maximum: UInt64,
    sampling sample: (inout SplitMix64) -> UInt64
  ) -> UInt64 {
    let position = record.choices.count
    guard record.defect == nil, position < limit else { return invalidate(.overrun) }
    let value = isReplay ? answers[position] : sample(&random)
    let choice = Choice(value: value, maximum: maximum)
    record.choices.append(choice)
    return choice.value
  }

  /// Draws a number that steers how answers are sampled and is no answer itself, so that it is
  /// not recorded; in a replay it is 0.
  ///
  /// What it steers must be read inside a `sample` alone: a question that depended on it would not be
  /// asked again in a replay.
  @usableFromInline
  mutating func steer(_ sample: (inout SplitMix64) -> UInt64) -> UInt64 {
    isReplay ? 0 : sample(&random)
  }

  /// Declares that the value under construction is not one to be tested, so that its case is
  /// discarded.
  package mutating func reject() {
    invalidate(.filtered)
  }

  /// Declares the value under construction unusable.
  ///
  /// - Returns: 0, the answer to everything from now on.
  @discardableResult
  mutating func invalidate(_ defect: ChoiceRecord.Defect) -> UInt64 {
    if record.isValid { record.defect = defect }
    return 0
  }
}
