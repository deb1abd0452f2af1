import PushSimulation

/// The functions that mark the known findings in the results of a session.
extension KnownFailureMatcher {
  /// Marks the known findings in the cases of the session.
  ///
  /// If an entry no longer holds, the case of the entry's requirement becomes an error, unless the case has failed or
  /// is an error already.
  mutating func mark(_ cases: inout [CaseResult]) async {
    guard !reports.isEmpty else { return }
    await recogniseCauses(in: cases)
    for index in cases.indices { await mark(&cases[index]) }
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

  /// Adds the known causes to ``entries``.
  ///
  /// A cause is known if one of its findings has the key of an entry. A cause is also known if an entry's story shows a
  /// finding with this cause.
  private mutating func recogniseCauses(in cases: [CaseResult]) async {
    var findings: [String: [Finding]] = [:]
    for result in cases where result.kind == .requirement {
      guard case .failed(let failures) = result.outcome else { continue }
      for finding in failures {
        guard let cause = finding.cause else { continue }
        findings[cause, default: []].append(finding)
      }
      judged[result.id] = failures
    }
    var unknown: [Finding] = []
    for (cause, findings) in findings.sorted(by: { $0.key < $1.key }) where entries[cause] == nil {
      if let entry = findings.compactMap(\.key).compactMap({ entries[$0] }).first {
        entries[cause] = entry
      } else {
        unknown += findings
      }
    }
    for (finding, entry) in zip(unknown, await companions(of: unknown)) {
      guard let entry, let cause = finding.cause else { continue }
      entries[cause] = entries[cause] ?? entry
    }
  }

  /// Returns, for each finding, the entry whose story shows the same cause; nil if there is none.
  private mutating func companions(of findings: [Finding]) async -> [KnownFailure?] {
    guard !findings.isEmpty, !shown.isEmpty else { return findings.map { _ in nil } }
    let anchors = await reduced()
    let places = await CauseFinder.companions(
      of: findings,
      among: anchors.map(\.finding),
      on: session.stage
    )
    return zip(findings, places).map { finding, place in
      guard let entry = place.map({ anchors[$0].entry }) else { return nil }
      // Two findings of one requirement with opposite wrong effects have two causes, even if one run shows both
      // findings.
      let isAnother =
        finding.kind == entry.requirement
        && finding.symptom.map(entry.isOpposite) ?? false
      return isAnother ? nil : entry
    }
  }

  /// Returns the findings that the stories show, each with its shortest run.
  ///
  /// If the shortest run shows an opposite wrong effect, the finding keeps the run of its story.
  private mutating func reduced() async -> [(entry: KnownFailure, finding: Finding)] {
    if let anchors { return anchors }
    var anchors: [(entry: KnownFailure, finding: Finding)] = []
    for (entry, finding) in shown {
      guard case .requirement(let requirement, let violation) = finding.claim, let run = finding.run
      else { continue }
      var shortest = await session.finding(of: requirement, in: (run, violation), others: 0)
      guard case .requirement(_, let left) = shortest.claim, let story = shortest.run else {
        continue
      }
      shortest.symptom = Symptom(of: left, in: story, by: requirement)
      let isSame = shortest.symptom.map { !entry.isOpposite(of: $0) } ?? false
      anchors.append((entry, isSame ? shortest : finding))
    }
    self.anchors = anchors
    return anchors
  }

  private mutating func mark(_ result: inout CaseResult) async {
    guard case .failed(let findings) = result.outcome else { return }
    var known: [KnownFinding] = []
    var others: [Finding] = []
    // A finding about `then` gets the cause of a different finding of the case, so the findings about requirements come
    // first.
    for var finding in findings.filter({ !$0.isOfPins }) + findings.filter(\.isOfPins) {
      if finding.isOfPins, let cause = others.first?.cause { finding.cause = cause }
      if let entry = await entry(of: &finding, in: result, besides: known) {
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

  /// Returns the entry that lists a finding; nil if the finding is not known.
  private mutating func entry(
    of finding: inout Finding,
    in result: CaseResult,
    besides known: [KnownFinding]
  ) async -> KnownFailure? {
    guard result.kind != .requirement else { return finding.cause.flatMap { entries[$0] } }
    switch finding.claim {
    case .payload: return nil
    case .outcome:
      // If the scenario violates no requirement, the cause of this finding is only a guess. So the code does not use
      // that cause.
      let named = (finding.run?.scenario.exercises ?? []).flatMap { judged[$0] ?? [] }
      return known.first?.entry ?? entries[result.id]
        ?? named.compactMap(\.cause).compactMap { entries[$0] }.first
    case .requirement(let requirement, let violation):
      guard let run = finding.run else { return nil }
      let symptom = Symptom(of: violation, in: run, by: requirement)
      let key = "\(requirement.id) \(symptom.key)"
      if let entry = entries[key] { return entry }
      // The requirement may have two findings with opposite wrong effects. This finding has the cause of the one whose
      // wrong effect is not opposite.
      if let findings = judged[requirement.id] {
        let twin = findings.first { twin in
          twin.symptom.map { !$0.isOpposite(of: symptom) } ?? false
        }
        finding.cause = (twin ?? findings.first)?.cause ?? finding.cause
        return finding.cause.flatMap { entries[$0] }
      }
      (finding.symptom, finding.cause) = (symptom, key)
      return await companions(of: [finding])[0]
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
  /// True if the case failed or is an error.
  fileprivate var isRed: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .skipped: false
    }
  }
}

extension [CaseResult] {
  /// Changes the case of a requirement, if the list has this case.
  fileprivate mutating func changeRequirement(_ id: String, _ change: (inout CaseResult) -> Void) {
    guard let place = firstIndex(where: { $0.kind == .requirement && $0.id == id }) else { return }
    change(&self[place])
  }
}
