import PushCorpus
package import PushPayloads

/// The result of one case of a subject: of a requirement, a scenario, a block of generated runs, or a payload.
package struct CaseResult: Sendable, Identifiable {
  /// The kind of a case, with the word that suite names use for it.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A requirement, judged on every run.
    case requirement = "requirements"
    /// A scenario, played once.
    case scenario = "scenarios"
    /// A block of generated runs.
    case generated
    /// A payload, read once by a parser.
    case payload = "payloads"
  }

  /// The outcome of a case.
  package enum Outcome: Sendable {
    /// The subject conforms.
    case passed
    /// The subject does not conform.
    case failed([Finding])
    /// The subject could not be judged.
    case error(CaseError)
    /// The case was not judged.
    case skipped(SkipReason)
  }

  /// The subject's name.
  package var subject: String
  /// The kind of the case.
  package var kind: Kind
  /// The name of the requirement, scenario, block or payload.
  package var id: String
  /// The clause of a requirement, or the title of another case.
  package var title: String
  /// The level of the requirement or scenario.
  package var level: Requirement.Level
  /// The outcome.
  package var outcome: Outcome
  /// Findings that do not fail, because their level is below the chosen one.
  package var notes: [Finding] = []
  /// Whether the requirement is newer than the edition that the app declares, so that it fails nothing.
  package var isPending = false
  /// Findings that a file of known failures lists, so that they do not fail.
  package var known: [KnownFinding] = []
  /// The number of times a requirement was looked at and held.
  package var satisfied = 0
  /// The number of runs that exercised a requirement, or the number of runs in a block.
  package var exercisedRuns = 0
  /// The statistics of the runs of a block.
  package var generation: GenerationStatistics?
  /// The parser's reading of a payload.
  package var reading: PayloadReading?
  /// Whether no public source specifies the reading of the payload, so that any reading passes.
  package var isUnspecified = false
  /// The time that the case took.
  package var time: Duration = .zero

  /// The name of the suite: subject, kind and area.
  ///
  /// It must not change, since dashboards key their history on it.
  package var suite: String { "\(subject).\(kind.rawValue).\(Slug.area(of: id))" }
}

/// The reason why a case could not be judged.
package enum CaseError: Sendable {
  /// A run could not be played or trusted.
  case play(PlayProblem, in: Run)
  /// The declaration of the app contradicts itself, or its adapter.
  case declaration(DeclarationFault)
  /// The adapter kept a bridge alive that the center never received.
  case adapter(PlayProblem.Cause)
  /// Two plays of one scenario differ.
  case unstable(UnstableRun)
  /// A parser read one payload in two different ways.
  case notRepeatable(PayloadReading, PayloadReading, fields: Set<ParsedField>)
  /// An entry of the known failures is wrong now.
  case known(KnownFailureFault)
}

/// A violation by a subject, with the shortest steps or the payload that shows it.
package struct Finding: Sendable {
  /// The claim that does not hold.
  package enum Claim: Sendable {
    /// A requirement.
    case requirement(Requirement, Violation)
    /// The `then` of a scenario.
    case outcome([OutcomeMismatch])
    /// The values that a parser has to read in a payload.
    case payload(PayloadDeparture)
  }

  /// The claim that does not hold.
  package var claim: Claim
  /// The run that shows the violation; nil for a payload.
  package var run: Run?
  /// The name of the scenario that the steps come from, or of the payload.
  package var origin: String
  /// The number of further runs that show the violation.
  package var others = 0
  /// Whether steps without influence were removed.
  package var isShortened = false
  /// The token with which `push-conformance replay` plays the run again; nil where the scenario's name suffices.
  package var token: String?
  /// The path of the file with the scenario of the run; nil without a file.
  package var keptAt: String?
  /// Whether the scenario that the steps come from shows the finding, too, so that its name suffices to repeat it.
  package var isShownByOrigin = false
  /// The wrong effect; nil where it was not looked for.
  package var symptom: Symptom?
  /// The key of the cause, which several findings may share; nil where causes were not looked for.
  package var cause: String?
  /// The name of the case that a user judges again to see the finding; nil for that of the origin.
  package var caseID: String?
  /// The way in which a user plays the finding again.
  package var repetition = Repetition()
}

extension Finding {
  /// The requirement of the finding that has the same cause and explains this one; nil if that is this one.
  package var shared: String? {
    let explaining = cause.map { String($0.prefix { $0 != " " }) }
    guard case .payload = claim else { return explaining == kind ? nil : explaining }
    return nil
  }

  /// The key of the finding: what is violated, the kind of event and the wrong effect.
  package var key: String? {
    switch claim {
    case .requirement(let requirement, _): symptom.map { "\(requirement.id) \($0.key)" }
    case .outcome: nil
    case .payload(let departure): departure.key
    }
  }
}

/// A member of a scenario's `then` that differs from the run.
package struct OutcomeMismatch: Sendable, Hashable {
  /// The member, such as `toasts`.
  package var member: String
  /// The expected value.
  package var expected: String
  /// The value that was seen.
  package var seen: String
}

/// The results of all cases of one subject.
package struct SubjectResults: Sendable {
  /// The subject's name.
  package var subject: String
  /// The cases in order: requirements, scenarios, blocks of generated runs; or payloads.
  package var cases: [CaseResult]
  /// The time at which the run began, in seconds since 1970.
  package var started: Double
  /// The duration of the run.
  package var time: Duration
  /// The way in which plays told that the center was at rest; nil for a parser.
  package var quiet: QuietReport?
  /// The known failures of the subject, in the order of their file.
  package var known: [KnownFailureReport] = []
}

/// The way in which plays told that a center was at rest, and whether they repeat exactly.
package struct QuietReport: Sendable, Hashable {
  /// The way of telling.
  package var way: QuietWay
  /// The reason why other runs may differ from this one; nil where they cannot.
  package var reasonForOtherOrders: String?
}
