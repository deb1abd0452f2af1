/// A stretch of choices that belong together, such as one step of a sequence of commands.
///
/// Removing the choices of a whole span leaves a sequence that still makes sense; this is how
/// a command disappears with all its arguments.
public struct ChoiceSpan: Sendable, Hashable {
  /// What the choices were made for; spans with the same label may stand for one another.
  public let label: String

  /// The choices, by position in the sequence.
  public private(set) var range: Range<Int>

  /// How many spans lie around this one.
  public let depth: Int

  /// Makes a span.
  public init(label: String, range: Range<Int>, depth: Int) {
    self.label = label
    self.range = range
    self.depth = depth
  }

  mutating func end(at position: Int) {
    range = range.lowerBound..<position
  }
}
