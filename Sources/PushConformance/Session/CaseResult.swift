import PushCorpus
package import PushPayloads

/// The result of one case of a subject: of a requirement, a scenario, a block of generated runs, or a payload.
package struct CaseResult: Sendable, Identifiable {
  /// The kind of a case; the names of suites contain the raw value.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case requirement = "requirements"
    case scenario = "scenarios"
    case generated
    case payload = "payloads"
  }

  package enum Outcome: Sendable {
    case passed
    case failed([Finding])
    /// The kit could not judge the subject; indirect, because an error is large, and rare among thousands of results.
    indirect case error(CaseError)
    /// The kit did not judge the case, or answers excuse all its findings.
    case skipped(SkipReason)
  }

  package var subject: String
  package var kind: Kind
  private let name: CaseName
  /// The level of the requirement or scenario; `must` for a block or a payload.
  package var level: Requirement.Level
  package var outcome: Outcome
  /// The path of the file of a user's scenario; nil for the kit's own scenarios and for other kinds of case.
  package var file: String?
  /// Findings that do not fail the case: below the level that the user chose, or of a pending requirement.
  package var notes: [Finding] = []
  package var answered: [AnsweredFinding] = []
  /// The number of violations in all runs that answers excuse.
  package var excusedCount = 0
  /// The number of places in all runs where the requirement could have been violated, but held; 0 for other kinds of
  /// case.
  package var satisfiedCount = 0
  /// The number of runs that exercised the requirement, or the number of runs in the block.
  package var exercisedRunCount = 0
  /// The statistics of the runs of a block; nil if statistics are off, or if the case is not a block.
  @Boxed package var generation: GenerationStatistics?
  package var reading: PayloadReading?
  package var time: Duration = .zero
  /// True if the requirement is newer than the edition that the app declares, so that violations do not fail the case.
  package var isPending = false
  /// True if no public source specifies the reading of the payload, so that any reading passes.
  package var isUnspecified = false
  /// The way in which the user started the kit; error messages name the options of this way.
  package var door = FrontDoor.commandLine

  package init(
    subject: String,
    kind: Kind,
    id: String,
    title: String,
    level: Requirement.Level,
    outcome: Outcome = .passed
  ) {
    (self.subject, self.kind, self.level, self.outcome) = (subject, kind, level, outcome)
    name = .text(id: id, title: title)
  }

  init(subject: String, block: GenerationBlock, outcome: Outcome) {
    (self.subject, kind, level, self.outcome) = (subject, .generated, .must, outcome)
    name = .block(block)
  }

  package var id: String { name.id }

  package var title: String { name.title }

  /// The name of the suite: subject, kind and area; it must not change, because dashboards find a case by this name.
  package var suite: String { Self.suite(subject, kind, id) }

  var findings: [Finding] { if case .failed(let findings) = outcome { findings } else { [] } }
  package var error: CaseError? { if case .error(let error) = outcome { error } else { nil } }

  static func suite(_ subject: String, _ kind: Kind, _ id: String) -> String {
    "\(subject).\(kind.rawValue).\(Slug.area(of: id))"
  }
}

package enum CaseError: Sendable {
  /// The kit could not play a run to its end, or cannot trust the result of the run.
  case play(PlayProblem, in: Run)
  case declaration(DeclarationFault)
  /// The kit cannot use the adapter: for example, the adapter retains an object that the center never received, or the
  /// process ended during the check of the adapter or a call of the parser.
  case adapter(PlayProblem.Cause)
  case unstable(UnstableRun)
  case notRepeatable(PayloadReading, PayloadReading, fields: Set<ParsedField>)
  case answer(AnswerFault)
}

/// A violation by a subject, with the shortest steps or the payload that shows the violation.
package struct Finding: Sendable {
  /// The kind of duty that the subject does not meet.
  package enum Claim: Sendable {
    case requirement(Requirement, Violation)
    case outcome([OutcomeMismatch])
    case payload(PayloadDeparture)
  }

  package var claim: Claim
  /// The run that shows the violation; nil for a payload.
  package var run: Run?
  /// The name of the scenario that the steps come from, or the name of the payload.
  package var origin: String
  package var otherRunCount = 0
  package var isShortened = false
  /// The token with which `push-conformance replay` plays the run again; nil if the name of the scenario suffices.
  package var token: String?
  /// The path of the file that holds the scenario of the run; nil if there is no file.
  package var keptAt: String?
  /// True if the scenario named ``origin`` shows the finding, too, so that this name suffices to repeat the finding.
  package var isShownByOrigin = false
  /// The effect that is wrong in the run, and the event that led to the effect; nil if the kit has not determined the
  /// wrong effect.
  package var symptom: Symptom?
  /// The key of the cause, which findings with the same cause share; nil if the kit did not determine causes.
  package var cause: String?
  /// The key by which an answer names the cause, such as `q-7f3a21`; nil if the kit did not determine causes.
  package var question: String?
  /// The situation in which the subject violates the requirement; nil if the kit has not looked for a situation.
  package var explanation: Explanation?
  /// The number of played scenarios if an effect is missing and no scenario had an effect of this kind; otherwise nil.
  package var scenariosWithoutEffect: Int?
  /// The name of the case that the command of ``repetition`` judges; nil if this name is ``origin``.
  package var caseID: String?
  package var repetition = Repetition()
}

extension Finding {
  /// The key that all findings with the same wrong behavior share.
  ///
  /// A key names the requirement, the kind of event and the wrong effect; for a payload, the ``PayloadDeparture``. Nil
  /// if the kit has not determined the wrong effect, and for a finding about the `then` of a scenario.
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
  /// The name of the member, such as `toasts`.
  package var member: String
  package var expected: String
  package var seen: String
  /// The index of the first step whose effects count; 0 for a state at the end of the run.
  package var firstStep = 0
}

package struct SubjectResults: Sendable {
  package var subject: String
  /// The cases of a center (requirements, scenarios, and blocks of generated runs, in this order) or of a parser
  /// (payloads).
  package var cases: [CaseResult]
  /// The time at which the run began, in seconds since 1970.
  package var started: Double
  package var time: Duration
  /// The way in which the kit found out whether the center was quiet; nil for a parser.
  package var quiet: QuietReport?
  package var place: PushApp.Place?
  /// The reports on answers, in the order of the answers file, then on causes that depend on undeclared options.
  package var answers: [AnswerReport] = []
  /// The data for merging the results with the results of other shards; nil for a whole run.
  package var shard: ShardMark?
}

package struct QuietReport: Sendable, Hashable {
  package var way: QuietWay
  /// The reason why a repeated run can differ from this run; nil if a repeated run is always equal to this run.
  package var reasonForOtherOrders: String?
}

/// The name and the title of a case.
///
/// A long run has thousands of blocks, so a block is kept as two small values, and the strings are made only when a
/// report needs them.
enum CaseName: Sendable {
  case text(id: String, title: String)
  case block(GenerationBlock)

  var id: String {
    switch self {
    case .text(let id, _): id
    case .block(let block): block.id
    }
  }

  /// The clause of a requirement, or the title of a scenario, block or payload.
  var title: String {
    switch self {
    case .text(_, let title): title
    case .block(let block): block.title
    }
  }
}

/// An optional value in a separate heap object, so that the property has only the size of a reference.
///
/// A long run has thousands of results, and most of them have no value for a large property.
@propertyWrapper package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }
}
