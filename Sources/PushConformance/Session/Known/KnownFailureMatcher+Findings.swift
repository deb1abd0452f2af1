import PushSimulation

extension KnownFailureMatcher {
  /// Marks the known findings in the cases of the session.
  ///
  /// If an entry no longer holds, the case of the entry's requirement becomes an error, unless the case has failed or
  /// is an error already.
  mutating func mark(_ cases: inout [CaseResult]) async {
    let entries = known.entries(about: session.subject.name)
    guard !entries.isEmpty else { return }
    for index in cases.indices { mark(&cases[index]) }
    reports += entries.filter(\.isOfBaseline).map { known.reportBaseline($0, in: cases) }
    for (entry, finding) in shown {
      cases.changeRequirement(entry.requirement) { result in
        guard session.options.fails(result.level), !result.isPending,
          !result.known.contains(where: { $0.entry == entry })
        else { return }
        result.known.append(KnownFinding(finding: finding, entry: entry))
        if !result.outcome.isRed { result.outcome = .skipped(.known(entry.terms)) }
      }
    }
    for report in reports {
      guard case .wrong(let fault) = report.standing else { continue }
      cases.changeRequirement(report.entry.requirement) { result in
        if !result.outcome.isRed { result.outcome = .error(.known(fault)) }
      }
    }
  }

  private func mark(_ result: inout CaseResult) {
    guard case .failed(let findings) = result.outcome else { return }
    var known: [KnownFinding] = []
    var others: [Finding] = []
    // A finding about `then` gets the cause of a different finding of the case, so the findings about requirements come
    // first.
    for var finding in findings.filter({ !$0.isOfPins }) + findings.filter(\.isOfPins) {
      if finding.isOfPins, result.file == nil, let cause = others.first?.cause {
        finding.cause = cause
      }
      if let entry = entry(of: finding, in: result, besides: known) {
        known.append(KnownFinding(finding: finding, entry: entry))
      } else {
        others.append(finding)
      }
    }
    result.known = known
    if !others.isEmpty {
      result.outcome = .failed(others)
    } else if let entry = known.first?.entry {
      result.outcome = .skipped(.known(entry.terms))
    }
  }

  /// Returns the entry that covers a finding; nil if the finding is not known.
  ///
  /// The earlier run decides about scenarios: a failure in a scenario that had no such finding is new.
  private func entry(
    of finding: Finding,
    in result: CaseResult,
    besides known: [KnownFinding]
  ) -> KnownFailure? {
    let recorded = failures[[finding.origin, finding.kind]]
    switch finding.claim {
    case .payload: return nil
    case .outcome:
      let listed = known.first { !$0.entry.isOfBaseline }?.entry ?? entries[result.id]
      return recorded ?? listed.flatMap { $0.isOfBaseline ? nil : $0 }
    case .requirement(let requirement, _):
      guard let symptom = finding.symptom ?? finding.symptom(of: requirement) else { return nil }
      let entry = entries["\(requirement.id) \(symptom.key)"]
      if result.kind == .scenario {
        return recorded ?? entry.flatMap { $0.isOfBaseline ? nil : $0 }
      }
      return entry ?? recorded.flatMap { isNews(symptom, about: requirement) ? nil : $0 }
    }
  }

  /// Returns whether each recorded effect of a requirement is opposite to the given one.
  private func isNews(_ symptom: Symptom, about requirement: Requirement) -> Bool {
    entries.filter { $0.value.isOfBaseline && $0.key.hasPrefix("\(requirement.id) ") }.keys
      .compactMap(Symptom.change)
      .allSatisfy { change in
        var recorded = symptom
        recorded.change = change
        return recorded.isOpposite(of: symptom)
      }
  }
}

extension Finding {
  /// True if the finding is about the `then` of a scenario.
  var isOfPins: Bool {
    if case .outcome = claim { true } else { false }
  }
}

extension CaseResult.Outcome {
  package var isRed: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .skipped: false
    }
  }
}

extension [CaseResult] {
  fileprivate mutating func changeRequirement(_ id: String, _ change: (inout CaseResult) -> Void) {
    guard let place = firstIndex(where: { $0.kind == .requirement && $0.id == id }) else { return }
    change(&self[place])
  }
}
