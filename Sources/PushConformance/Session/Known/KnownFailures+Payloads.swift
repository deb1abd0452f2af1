/// The functions for known failures of payload parsers. The story of such a failure is a payload.
extension KnownFailures {
  /// Marks the known findings in the cases of a parser, and returns the results of its entries.
  ///
  /// If an entry no longer holds, the case of the entry's payload becomes an error, unless the case has failed or is an
  /// error already.
  func mark(_ cases: inout [CaseResult], of parser: String) -> [KnownFailureReport] {
    entries(about: parser).map { entry in
      let story = cases.firstIndex { $0.id == entry.story.text }
      let isShown = story.map { cases[$0].shows(entry.group) } ?? false
      for index in cases.indices where cases[index].shows(entry.group) {
        let recorded = entry.cases[cases[index].id] ?? []
        guard !entry.isOfBaseline || recorded.contains(entry.group) else { continue }
        guard case .failed(let findings) = cases[index].outcome else { continue }
        cases[index].known = findings.map { KnownFinding(finding: $0, entry: entry) }
        cases[index].outcome = .skipped(.known(entry.terms))
      }
      guard !entry.isOfBaseline else { return reportBaseline(entry, in: cases) }
      guard let story else {
        return report(entry, .wrong(.matchesNothing(entry, reason: "there is no such payload")))
      }
      var report = reportStanding(entry)
      switch cases[story].outcome {
      case .skipped(.filtered): report = self.report(entry, .notAsked)
      case .passed, .failed, .error, .skipped:
        if !isShown {
          report = self.report(entry, .wrong(.fixed(entry, shows: cases[story].key)))
        }
      }
      if case .wrong(let fault) = report.standing {
        switch cases[story].outcome {
        case .passed, .skipped: cases[story].outcome = .error(.known(fault))
        case .failed, .error: break
        }
      }
      return report
    }
  }
}

extension CaseResult {
  fileprivate var key: String? {
    guard case .failed(let findings) = outcome else { return nil }
    return findings.first?.key
  }

  fileprivate func shows(_ key: String) -> Bool { self.key == key }
}
