import PushCorpus
package import PushPayloads

/// What became of one case of a subject: of a requirement, of a scenario, of a block of generated
/// runs, or of a payload.
package struct CaseResult: Sendable, Identifiable {
  /// The kind of a case, as the names of suites have it.
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
    /// It could not be judged.
    case error(CaseError)
    /// It was not judged.
    case skipped(SkipReason)
  }

  /// The subject's name.
  package var subject: String
  /// The kind of the case.
  package var kind: Kind
  /// The name of the requirement, scenario, block or payload.
  package var id: String
  /// The clause of a requirement, the title of a scenario or payload.
  package var title: String
  /// How binding it is.
  package var level: Requirement.Level
  /// The outcome.
  package var outcome: Outcome
  /// The findings that only a weaker level than the chosen one asks for.
  package var notes: [Finding] = []
  /// How many times a requirement was looked at and held.
  package var satisfied = 0
  /// In how many runs a requirement was looked at; of a block how many runs it has.
  package var exercisedRuns = 0
  /// The statistics of the runs of a block.
  package var generation: GenerationStatistics?
  /// The parser's reading of a payload.
  package var reading: PayloadReading?
  /// Whether no public text says what a parser does with the payload, so that any reading passes.
  package var isUnspecified = false
  /// How long it took.
  package var time: Duration = .zero

  /// The suite it belongs to: subject, kind, area.
  ///
  /// A contract, since dashboards key history on it.
  package var suite: String { "\(subject).\(kind.rawValue).\(Slug.area(of: id))" }
}

/// Why a case could not be judged.
package enum CaseError: Sendable {
  /// A run could not be played or trusted.
  case play(PlayProblem, in: Run)
  /// A bridge stayed alive that the center was never given.
  case adapter(PlayProblem.Cause)
  /// Two plays of one scenario differ.
  case unstable(UnstableRun)
  /// A parser read one payload in two ways.
  case notRepeatable(PayloadReading, PayloadReading, fields: Set<ParsedField>)
}

/// One way in which a subject does not conform, with the shortest steps or the payload that shows it.
package struct Finding: Sendable {
  /// The claim that is not met: a requirement, or an outcome that a scenario pins.
  package enum Claim: Sendable {
    /// A requirement.
    case requirement(Requirement, Violation)
    /// The `then` of a scenario.
    case outcome([OutcomeMismatch])
    /// The values that a parser has to make of a payload.
    case payload(PayloadDeparture)
  }

  /// The claim that is not met.
  package var claim: Claim
  /// The run that shows it; nil where a payload does.
  package var run: Run?
  /// The scenario that the run's steps were taken from, or the payload.
  package var origin: String
  /// How many further runs show it.
  package var others = 0
  /// Whether steps that make no difference were left out.
  package var isShortened = false
  /// The token with which `push-conformance replay` plays the run again; nil where a name is enough.
  package var token: String?
  /// The file that holds the scenario of the run; nil where there is none.
  package var keptAt: String?
}

/// A member of a scenario's `then` that did not come true.
package struct OutcomeMismatch: Sendable, Hashable {
  /// The member, such as `toasts`.
  package var member: String
  /// The expected value.
  package var expected: String
  /// The value that was seen.
  package var seen: String
}

/// Everything that became of one subject.
package struct SubjectResults: Sendable {
  /// The subject's name.
  package var subject: String
  /// The cases: requirements, then scenarios, in the order of the kit, then blocks of generated runs; or
  /// payloads.
  package var cases: [CaseResult]
  /// When the run began, in seconds since 1970.
  package var started: Double
  /// How long it took.
  package var time: Duration
  /// How the plays of a center knew that it was at rest; nil for a parser.
  package var quiet: QuietReport?
}

/// How plays knew that a center was at rest, and whether they go the same way each time.
package struct QuietReport: Sendable, Hashable {
  /// The way that was used.
  package var way: QuietWay
  /// Why other runs may differ from this one; nil where they cannot.
  package var reasonForOtherOrders: String?
}
