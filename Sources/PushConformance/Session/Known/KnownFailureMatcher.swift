import PushSimulation

/// Recognizes the known findings of a center, and finds the entries that no longer hold.
///
/// The matcher plays the story of each entry. A finding is known if an entry has the key of the finding, or if the
/// earlier run has the finding in the same scenario (Specs/decisions/0120).
@MainActor struct KnownFailureMatcher {
  let session: RunSession
  let known: KnownFailures
  var reports: [KnownFailureReport] = []
  private(set) var shown: [(entry: KnownFailure, finding: Finding)] = []
  /// The entries, by keys of two kinds: the key of a finding, and the name of a scenario.
  private(set) var entries: [String: KnownFailure] = [:]
  /// The failures of the earlier run and of the stories, by the name of a scenario and the kind of a finding.
  private(set) var failures: [[String]: KnownFailure] = [:]

  /// Plays the stories of the entries about a session's subject, unless the results of the cases decide an entry.
  init(_ known: KnownFailures, in session: RunSession, with cases: [CaseResult]) async {
    self.known = known
    self.session = session
    for entry in known.entries(about: session.subject.name) {
      for (scenario, kinds) in entry.cases {
        for kind in kinds { cover(kind, in: scenario, by: entry) }
      }
      let result = cases.first { $0.kind == .requirement && $0.id == entry.requirement }
      if entry.isOfBaseline {
        cover([entry.group] + entry.also, by: entry)
      } else if let result, result.outcome.preventsStories {
        cover([entry.group] + entry.also, by: entry)
        reports.append(known.report(entry, .notAsked))
      } else {
        await play(entry)
      }
    }
  }

  private mutating func cover(_ keys: [String], by entry: KnownFailure) {
    for key in keys { entries[key] = entries[key] ?? entry }
  }

  private mutating func cover(_ kind: String, in scenario: String, by entry: KnownFailure) {
    failures[[scenario, kind]] = failures[[scenario, kind]] ?? entry
  }

  // MARK: - Stories

  private mutating func play(_ entry: KnownFailure) async {
    func note(_ reason: String) -> KnownFailureReport {
      known.report(entry, .wrong(.matchesNothing(entry, reason: reason)))
    }
    let (kit, subject) = (session.kit, session.subject)
    guard let requirement = kit.requirement(entry.requirement),
      let (scenario, schedule) = entry.scenario(in: kit)
    else { return reports.append(note("the kit has no requirement or scenario of this name")) }
    if let reason = requirement.reasonToSkip(subject) ?? kit.reasonToSkip(scenario, subject) {
      return reports.append(note(reason.text))
    }
    let run = await session.stage.play(scenario, in: schedule)
    let door = session.options.repetition.door
    let order = PlayProblem(step: nil, cause: .orderDoesNotFit)
    if let problem = run.problem {
      let fault = KnownFailureFault.broken(entry, problem.text(in: run, at: door))
      return reports.append(known.report(entry, .wrong(fault)))
    }
    let verdict = await Evidence.verdict(of: requirement, on: run, on: session.stage).verdict
    let symptoms = verdict.violations.map { Symptom(of: $0, in: run, by: requirement) }
    let keys = symptoms.map { "\(requirement.id) \($0.key)" }
    let place =
      keys.firstIndex(of: entry.group)
      ?? symptoms.firstIndex { !entry.isOpposite(of: $0) }
    guard let place else {
      let fault: KnownFailureFault =
        run.order.fitsPlay
        ? .fixed(entry, shows: keys.first) : .broken(entry, order.cause.text(in: run, at: door))
      return reports.append(known.report(entry, .wrong(fault)))
    }
    var finding = Finding(
      claim: .requirement(requirement, verdict.violations[place]),
      run: run,
      origin: run.scenario.id
    )
    finding.symptom = symptoms[place]
    if case .replayed(_, let text) = entry.story { finding.token = text }
    finding.caseID = requirement.id
    finding.repetition = session.options.repetition
    shown.append((entry, finding))
    cover([entry.group, entry.story.text] + entry.also, by: entry)
    cover(requirement.id, in: scenario.id, by: entry)
    reports.append(known.reportStanding(entry))
  }
}

extension CaseResult.Outcome {
  /// True if the kit does not play the stories of the requirement's entries.
  ///
  /// The reason is that a filter leaves the requirement out, or that the kit cannot judge the subject.
  fileprivate var preventsStories: Bool {
    switch self {
    case .skipped(.filtered), .error(.declaration), .error(.adapter), .error(.unstable): true
    case .passed, .failed, .error, .skipped: false
    }
  }
}

extension KnownFailure {
  /// Returns the scenario of the story and the order of the center's jobs; nil if the kit has no such scenario.
  fileprivate func scenario(in kit: ConformanceKit) -> (Scenario, Schedule)? {
    switch story {
    case .replayed(let token, _): return (token.scenario, Schedule(token.schedule))
    case .named(let name):
      return kit.scenarios.first { $0.id == name }.map { ($0, Schedule()) }
    }
  }

  /// Returns whether the symptom is known to differ from the symptom in this entry's key; true if the key has no
  /// symptom.
  func isOpposite(of symptom: Symptom) -> Bool {
    guard let change = Symptom.change(inGroup: group) else { return true }
    var own = symptom
    own.change = change
    return own.isOpposite(of: symptom)
  }
}
