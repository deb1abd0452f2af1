/// The choices of a generator for one value; the choices determine the value completely.
@usableFromInline
package struct ChoiceRecord: Sendable, Hashable {
  package internal(set) var choices: [Choice] = []

  /// The reason why the value must not be used; nil if the value is valid.
  package internal(set) var defect: Defect?

  package enum Defect: Sendable, Hashable {
    /// The generator needed more choices than were recorded, or more than the limit.
    case overrun
    /// A filter found no fitting value.
    case filtered
  }

  package init() {}

  @usableFromInline package var isValid: Bool { defect == nil }

  package var values: [UInt64] {
    choices.map(\.value)
  }
}

/// A decision of a generator: a number from 0 to a maximum.
///
/// Zero is the simplest number, and a smaller number is simpler than a larger number.
package struct Choice: Sendable, Hashable {
  package let value: UInt64

  package let maximum: UInt64

  /// Creates a choice; a value beyond the maximum becomes the maximum.
  package init(value: UInt64, maximum: UInt64) {
    self.value = min(value, maximum)
    self.maximum = maximum
  }
}
