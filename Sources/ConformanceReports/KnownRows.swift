import PushConformance

/// The lines about the known failures of a subject, in the text that a run prints about the subject.
struct KnownRows {
  /// A line for each reason why failures are accepted, and a line for each listed failure that is wrong or has expired.
  ///
  /// The line of a reason counts the cases whose findings are accepted for this reason.
  /// A fault that the errors of the cases already tell gets no line. If the subject no longer shows some failures of
  /// the `--baseline` results, the last line counts these failures.
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
    // The errors above these lines already tell a fault that is also the error of a case.
    let told = Set(FirstScreen.errors(in: results.cases).map(\.text))
    let gone = results.known.filter(\.isGone)
    let ended = gone.first.map { ["\(gone.count) \($0.entry.terms), and not in this run"] } ?? []
    let accepted = order.map { terms in
      "\(counts[terms] ?? 0) \(terms)\(Self.covered(by: terms, in: results.cases))"
    }
    texts = accepted + faults.filter { !told.contains($0) } + ended
  }

  /// Returns the numbers of cases with findings that are accepted on these terms, such as ` (requirements 1)`.
  private static func covered(by terms: String, in cases: [CaseResult]) -> String {
    let counts = CaseResult.Kind.allCases.compactMap { kind -> String? in
      let count = cases.count { result in
        result.kind == kind && result.known.contains { $0.entry.terms == terms }
      }
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }
    return counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
  }
}

extension KnownFailureReport {
  /// True if the `--baseline` results have this failure, and the subject no longer shows it.
  fileprivate var isGone: Bool { if case .gone = standing { true } else { false } }

  /// True if the subject still shows the known failure.
  var stands: Bool {
    switch standing {
    case .stands: true
    case .wrong, .gone, .notAsked: false
    }
  }
}
