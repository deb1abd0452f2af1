import PushConformance

/// The lines of the first screen about the known failures of a subject.
struct KnownRows {
  /// A line for each reason for known failures, and a line for each listed failure that is wrong or has expired.
  ///
  /// If failures of the other run are gone in this run, the last line counts them.
  let texts: [String]

  init(_ results: SubjectResults) {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for report in results.known where report.stands && !report.isExpired {
      if counts[report.entry.terms] == nil { order.append(report.entry.terms) }
      counts[report.entry.terms, default: 0] += 1
    }
    let faults = results.known.compactMap { report -> String? in
      if case .wrong(let fault) = report.standing { return fault.text }
      return report.isExpired ? KnownFailureFault.expired(report.entry).text : nil
    }
    // The first screen already shows a fault that is also the error of a case.
    let told = Set(FirstScreen.errors(in: results.cases).map(\.text))
    let gone = results.known.filter(\.isGone)
    let ended = gone.first.map { ["\(gone.count) \($0.entry.terms), and gone in this run"] } ?? []
    texts =
      order.map { "\(counts[$0] ?? 0) \($0)" } + faults.filter { !told.contains($0) } + ended
  }
}

extension KnownFailureReport {
  /// Whether the failure is in the results of another run, and the subject no longer shows it.
  fileprivate var isGone: Bool { if case .gone = standing { true } else { false } }

  /// Whether the subject still shows the known failure.
  var stands: Bool {
    switch standing {
    case .stands: true
    case .wrong, .gone, .notAsked: false
    }
  }
}
