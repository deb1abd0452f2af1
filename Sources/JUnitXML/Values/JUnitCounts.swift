package struct JUnitCounts: Sendable, Hashable {
  package internal(set) var tests = 0

  package internal(set) var failures = 0

  /// The number of cases with the outcome ``JUnitOutcome/error(_:)``, which are not among the failures.
  package internal(set) var errors = 0

  /// The number of cases with the outcome ``JUnitOutcome/skipped(message:body:)``, which are among ``tests``.
  package internal(set) var skipped = 0

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

  var declarations: [(attribute: String, count: Int)] {
    [("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped)]
  }
}

/// The XML elements of a report that the kit reads; all other elements are ignored.
enum JUnitElement: String {
  case testsuites
  case testsuite
  case testcase
  case properties
  case property
  case failure
  case error
  case skipped
  case systemOut = "system-out"
}

extension JUnitOutcome {
  var element: JUnitElement? {
    switch self {
    case .passed: nil
    case .failed: .failure
    case .error: .error
    case .skipped: .skipped
    }
  }
}
