/// The elements of the dialect.
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

  /// Whether the element says how a case ended.
  var isOutcome: Bool {
    switch self {
    case .failure, .error, .skipped: true
    default: false
    }
  }
}

extension JUnitOutcome {
  /// The element that says so; a case that passed has none.
  var element: JUnitElement? {
    switch self {
    case .passed: nil
    case .failed: .failure
    case .error: .error
    case .skipped: .skipped
    }
  }
}
