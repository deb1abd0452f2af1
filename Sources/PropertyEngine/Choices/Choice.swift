/// One decision that a generator asked for: a number from 0 to a maximum.
///
/// Zero is the simplest answer, and a smaller one is simpler than a larger.
package struct Choice: Sendable, Hashable {
  /// The answer.
  package let value: UInt64

  /// The largest answer that was possible.
  package let maximum: UInt64

  /// Makes a choice; a value beyond the maximum becomes the maximum.
  package init(value: UInt64, maximum: UInt64) {
    self.value = min(value, maximum)
    self.maximum = maximum
  }
}
