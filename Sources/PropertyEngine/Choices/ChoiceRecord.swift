/// What a source was asked and what it answered: all there is to know about a generated value.
package struct ChoiceRecord: Sendable, Hashable {
  /// The choices, in the order in which they were made.
  package internal(set) var choices: [Choice] = []

  /// Why the value that was made from these choices must not be used, if so.
  package internal(set) var defect: Defect?

  /// What makes a value unusable.
  package enum Defect: Sendable, Hashable {
    /// More choices were asked for than were recorded, or than a source gives at all.
    case overrun
    /// A filter found nothing that it lets through, or the generator rejected its own value.
    case filtered
  }

  /// Makes an empty record.
  package init() {}

  /// Whether the value that was made may be used.
  package var isValid: Bool { defect == nil }

  /// The answers alone, which is what a replay needs.
  package var values: [UInt64] {
    choices.map(\.value)
  }
}
