/// How many cases there are, and how many did not pass, by outcome.
public struct JUnitCounts: Sendable, Hashable {
  /// All cases.
  public internal(set) var tests = 0

  /// The cases that failed.
  public internal(set) var failures = 0

  /// The cases that ended in an error.
  public internal(set) var errors = 0

  /// The cases that were skipped.
  public internal(set) var skipped = 0

  /// Makes counts of nothing.
  public init() {}

  mutating func count(_ outcome: JUnitElement?) {
    tests += 1
    switch outcome {
    case .failure: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    default: break
    }
  }

  static func += (sum: inout Self, other: Self) {
    sum.tests += other.tests
    sum.failures += other.failures
    sum.errors += other.errors
    sum.skipped += other.skipped
  }

  /// The attributes that declare counts, and the counts.
  var declarations: [(attribute: String, count: Int)] {
    [("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped)]
  }
}
