/// The XML elements of a report that the kit knows; its readers ignore all other elements.
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
