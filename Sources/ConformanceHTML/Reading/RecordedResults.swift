import PushConformance

/// The results of a file that `push-conformance run --json` has written.
package struct RecordedResults: Sendable, Hashable {
  /// The subjects in the order of the file; at least one.
  package var subjects: [RecordedSubject]
}

/// A subject with all its cases, and the values of its summary.
package struct RecordedSubject: Sendable, Hashable {
  /// The name of the subject in reports.
  var name: String
  /// The cases in the order of the file.
  var cases: [RecordedCase] = []
  /// The version of the kit that judged the subject.
  var version = ""
  /// The reason why a repeated run may give other results.
  ///
  /// Nil if every run gives the same results, and for a parser.
  var reasonForOtherOrders: String?
  /// The time at which the run began, in seconds since 1970.
  var timestamp = 0
  /// The duration in seconds.
  var seconds = 0.0

  /// Returns the number of cases with the given outcome.
  func count(_ status: CaseStatus) -> Int {
    cases.count { $0.outcome.status == status }
  }

  /// Whether the adapter or its declaration is wrong, so that nothing else counts.
  var hasWrongAdapter: Bool {
    cases.contains { if case .error(let error) = $0.outcome { error.isOfAdapter } else { false } }
  }
}

/// The outcome of a case, without its evidence.
enum CaseStatus: String, Sendable, Hashable, CaseIterable {
  case failed
  case error
  case passed
  case skipped
}

/// The reason why a case could not be judged.
struct RecordedError: Sendable, Hashable {
  /// The kind of error.
  var kind: String
  /// The problem and its remedy.
  var message: String
  /// Whether the adapter or its declaration is wrong, so that no other case counts.
  var isOfAdapter = false
}

/// A case of a subject.
struct RecordedCase: Sendable, Hashable {
  /// An outcome with its evidence: findings, an error, or a reason.
  enum Outcome: Sendable, Hashable {
    case passed
    case failed([RecordedFinding])
    case error(RecordedError)
    case skipped(reason: String)

    /// The outcome without its evidence.
    var status: CaseStatus {
      switch self {
      case .passed: .passed
      case .failed: .failed
      case .error: .error
      case .skipped: .skipped
      }
    }
  }

  /// The kind of case, such as a requirement or a scenario.
  var kind: CaseResult.Kind
  /// The area, such as `suppression`.
  var area: String
  /// The name of the requirement, scenario, block or payload.
  var id: String
  /// The clause of a requirement, or the title of another case.
  var title: String
  /// The level of the requirement; for a scenario, the weakest level of the requirements that it exercises.
  var level: Requirement.Level
  /// The outcome, with its evidence.
  var outcome: Outcome
  /// Findings that do not fail the case, because their level is below the chosen level.
  var notes: [RecordedFinding]
  /// For a requirement, the number of runs in which it could be judged; for a block, the number of its runs.
  var runs: Int?
  /// For a payload whose reading no public rule specifies, the parser's reading.
  var seen: String?
  /// The duration in seconds.
  var seconds: Double
}
