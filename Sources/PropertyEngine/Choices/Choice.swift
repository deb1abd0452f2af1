/// A decision of a generator: a number from 0 to a maximum.
///
/// Zero is the simplest number, and a smaller number is simpler than a larger number.
package struct Choice: Sendable, Hashable {
  package let value: UInt64

  /// The largest number that could have been chosen.
  package let maximum: UInt64

  /// Creates a choice; a value beyond the maximum becomes the maximum.
  package init(value: UInt64, maximum: UInt64) {
    self.value = min(value, maximum)
    self.maximum = maximum
  }
}
