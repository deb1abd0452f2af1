import ConformanceReports
import PushConformance

/// The verdict on all subjects together, at the top of the page.
struct PageVerdict {
  let status: CaseStatus
  let title: String
  let counts: [String]

  init(_ subjects: [SubjectDescription]) {
    let sum = subjects.reduce(into: Tally()) { $0 += $1.counts }
    let failing = subjects.filter { $0.counts.failed > 0 && !$0.hasWrongAdapter }
    let wrong = subjects.filter(\.hasWrongAdapter)
    let unsure = subjects.filter {
      $0.hasWrongAdapter || $0.counts.failed == 0 && $0.counts.errors > 0
    }
    let empty = subjects.filter { $0.counts.conforms && $0.counts.passed == 0 }
    let (one, several) = (subjects.count == 1, "of \(subjects.count) subjects")
    let name = subjects.first.map { VisibleText.visible($0.name, limit: 80) } ?? ""
    if !failing.isEmpty {
      status = .failed
      title =
        one
        ? "\(name) does not conform"
        : "\(failing.count) \(several) \(failing.count == 1 ? "does" : "do") not conform"
    } else if wrong.count == subjects.count {
      status = .error
      title =
        one
        ? "\(name) could not be judged: its adapter or its declaration is wrong"
        : "No subject could be judged: the adapters or their declarations are wrong"
    } else if !unsure.isEmpty {
      status = .error
      title =
        one
        ? "\(name) could not be judged in full"
        : "\(unsure.count) \(several) could not be judged in full"
    } else if !empty.isEmpty {
      status = .skipped
      title =
        one
        ? "Nothing of \(name) was judged"
        : "Nothing of \(empty.count) \(several) was judged"
    } else {
      status = .passed
      title = one ? "\(name) conforms" : "All \(subjects.count) subjects conform"
    }
    counts = CaseStatus.allCases.map { "\(sum[$0]) \($0.word)" }
  }
}

extension PageVerdict {
  static let wrongAdapter =
    "The adapter or its declaration is wrong. No other result counts until that is corrected."

  static func causes(_ causes: Int, of subject: SubjectDescription) -> String {
    guard !subject.hasWrongAdapter else { return wrongAdapter }
    let held = Tally.held(in: subject.cases.map { ($0.kind, $0.status) })
    return "\(causes.counted("cause")). \(held)"
  }
}

extension Tally {
  var words: [String] {
    CaseStatus.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.word)" }
  }
}

extension CaseStatus {
  var word: String {
    switch self {
    case .failed: "failed"
    case .error: "could not be judged"
    case .passed: "passed"
    case .skipped: "not judged"
    }
  }

  /// The sign of the outcome, for readers who cannot see its color.
  var sign: String {
    switch self {
    case .failed: "✗"
    case .error: "!"
    case .passed: "✓"
    case .skipped: "–"
    }
  }
}
