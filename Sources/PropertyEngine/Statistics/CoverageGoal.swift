/// How often a label has to be seen for a run to mean something.
public struct CoverageGoal: Sendable, Hashable {
  /// How often.
  public enum Minimum: Sendable, Hashable {
    /// In this many valid cases.
    case count(Int)
    /// In this many of so many valid cases.
    case share(Int, outOf: Int)
  }

  /// The label.
  public let label: String

  /// How often it has to be seen.
  public let minimum: Minimum

  /// Makes a goal; without a minimum, once is enough.
  public init(_ label: String, _ minimum: Minimum = .count(1)) {
    self.label = label
    self.minimum = minimum
  }

  /// How many cases that is, out of so many valid ones: a share is rounded up.
  public func needed(outOf valid: Int) -> Int {
    switch minimum {
    case .count(let count):
      return count
    case .share(let part, let whole):
      guard part > 0, whole > 0 else { return 0 }
      let (high, low) = valid.magnitude.multipliedFullWidth(by: part.magnitude)
      guard high < whole.magnitude else { return .max }
      let (quotient, remainder) = whole.magnitude.dividingFullWidth((high, low))
      return Int(clamping: remainder == 0 ? quotient : quotient + 1)
    }
  }

  /// Whether a run reached it.
  public func isMet(by statistics: RunStatistics) -> Bool {
    statistics.labels[label] >= needed(outOf: statistics.valid)
  }
}
