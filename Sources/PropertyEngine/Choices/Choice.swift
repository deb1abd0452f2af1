/// One decision that a generator asked for: a number from 0 to a maximum.
///
/// Zero is always the simplest answer, and a smaller one is simpler than a larger, so that
/// whoever shrinks a sequence of choices need not know what they mean.
public struct Choice: Sendable, Hashable {
  /// The answer.
  public let value: UInt64

  /// The largest answer that was possible.
  public let maximum: UInt64

  /// Whether the answer names one of several things; else it is an amount, which can be added to
  /// another.
  public let isSelection: Bool

  /// Makes a choice; a value beyond the maximum becomes the maximum.
  public init(value: UInt64, maximum: UInt64, isSelection: Bool = false) {
    self.value = min(value, maximum)
    self.maximum = maximum
    self.isSelection = isSelection
  }

  /// Whether the answer is an amount, and no flag.
  var isAmount: Bool { maximum > 1 && !isSelection }
}
