import PushConformance

/// The lines of the first screen about the known failures of a subject.
struct KnownRows {
  /// A line for each reason for known failures, and a line for each listed failure that is wrong or has expired.
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
    // Faults that are also errors of cases stand above these lines already.
    let told = Set(FirstScreen.errors(in: results.cases).map(\.text))
    texts = order.map { "\(counts[$0] ?? 0) \($0)" } + faults.filter { !told.contains($0) }
  }
}

extension KnownFailureReport {
  /// Whether the subject still shows the known failure.
  var stands: Bool {
    switch standing {
    case .stands: true
    case .wrong, .notAsked: false
    }
  }
}
