/// Where generators get their decisions from: at random, or from a record of earlier ones.
///
/// A generator is ordinary code that asks a source; the same code run over the same answers
/// makes the same value. So a value is shrunk by editing its answers and running the generator
/// again, through every `map` and `flatMap`, and a shrunk value is always one that the
/// generator could have made (MacIver and Donaldson, "Test-Case Reduction via Test-Case
/// Generation", ECOOP 2020).
///
/// Nothing throws. Once a source has a ``ChoiceRecord/Defect`` it answers every question with
/// 0, the simplest answer, at which every generator comes to an end; whoever ran the generator
/// then throws the value away.
public struct ChoiceSource: Sendable {
  private enum Origin: Sendable {
    case random(SplitMix64)
    case recorded([UInt64])
  }

  private var origin: Origin
  private let limit: Int
  private var openSpans = 0

  /// What was asked and answered so far.
  public private(set) var record = ChoiceRecord()

  /// The most choices that a value may cost: a recursive generator that got out of hand is
  /// stopped here.
  public static let defaultLimit = 65_536

  /// Makes a source that answers at random.
  public init(seed: CaseSeed, limit: Int = defaultLimit) {
    origin = .random(SplitMix64(seed: seed.value))
    self.limit = limit
  }

  /// Makes a source that answers from a record.
  ///
  /// Answers that are left over are ignored; one that is too large for its question becomes the
  /// largest possible; a question beyond the last is an overrun.
  public init(replaying values: [UInt64], limit: Int = defaultLimit) {
    origin = .recorded(values)
    self.limit = limit
  }

  /// Asks for a number from 0 to a maximum.
  ///
  /// - Parameters:
  ///   - maximum: The largest answer.
  ///   - sample: How to find an answer at random. It decides what is likely, not what is
  ///     possible, and a replay never runs it.
  /// - Returns: The answer.
  mutating func draw(
    through maximum: UInt64,
    sampling sample: (inout SplitMix64) -> UInt64
  ) -> UInt64 {
    guard record.isValid else { return 0 }
    guard record.choices.count < limit else { return invalidate(.overrun) }
    let value: UInt64
    switch origin {
    case .random(var random):
      value = sample(&random)
      origin = .random(random)
    case .recorded(let values):
      guard record.choices.count < values.count else { return invalidate(.overrun) }
      value = values[record.choices.count]
    }
    let choice = Choice(value: value, maximum: maximum)
    record.choices.append(choice)
    return choice.value
  }

  /// Draws a number that steers how answers are sampled and is no answer itself, so that it is
  /// not recorded; in a replay it is 0.
  mutating func steer(_ sample: (inout SplitMix64) -> UInt64) -> UInt64 {
    guard case .random(var random) = origin else { return 0 }
    let value = sample(&random)
    origin = .random(random)
    return value
  }

  /// Declares the value under construction unusable.
  ///
  /// - Returns: 0, the answer to everything from now on.
  @discardableResult
  mutating func invalidate(_ defect: ChoiceRecord.Defect) -> UInt64 {
    if record.isValid { record.defect = defect }
    return 0
  }

  /// Marks the choices that `body` makes as belonging together.
  public mutating func span<Result>(
    _ label: String,
    _ body: (inout ChoiceSource) -> Result
  ) -> Result {
    let position = record.spans.count
    let start = record.choices.count
    record.spans.append(ChoiceSpan(label: label, range: start..<start, depth: openSpans))
    openSpans += 1
    defer {
      openSpans -= 1
      record.spans[position] = ChoiceSpan(
        label: label,
        range: start..<record.choices.count,
        depth: openSpans
      )
    }
    return body(&self)
  }
}
