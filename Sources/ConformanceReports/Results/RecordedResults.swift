package import PushConformance

/// The results of a file that `push-conformance run --json` has written.
package struct RecordedResults: Sendable, Hashable {
  /// The subjects in the order of the file; at least one.
  package var subjects: [RecordedSubject]
}

/// A subject with all its cases, and the values of its summary.
package struct RecordedSubject: Sendable, Hashable {
  /// The name of the subject in reports.
  package var name: String
  /// The cases in the order of the file.
  package var cases: [RecordedCase] = []
  /// The version of the kit that judged the subject.
  package var version = ""
  /// The reason why a repeated run may give different results.
  ///
  /// Nil if every run gives the same results, and for a parser.
  package var reasonForOtherOrders: String?
  /// The shard of a divided run, such as `2/3`; nil for a whole run.
  package var shard: String?
  /// The time at which the run began, in seconds since 1970.
  package var timestamp = 0
  /// The duration of all cases in seconds.
  package var seconds = 0.0

  /// Returns the number of cases with the given outcome.
  package func count(_ status: CaseStatus) -> Int {
    cases.count { $0.outcome.status == status }
  }

  /// True if the adapter or its declaration is wrong, so that no other result counts.
  package var hasWrongAdapter: Bool {
    cases.contains { if case .error(let error) = $0.outcome { error.isOfAdapter } else { false } }
  }
}

/// The outcome of a case, without its evidence.
package enum CaseStatus: String, Sendable, Hashable, CaseIterable {
  case failed
  case error
  case passed
  case skipped
}

/// The reason why a case could not be judged.
package struct RecordedError: Sendable, Hashable {
  /// The kind of error, such as `adapter.declaration`.
  package var kind: String
  /// The problem and, in most cases, its remedy, as the run printed them.
  package var message: String
  /// True if the adapter or its declaration is wrong, so that no other case counts.
  package var isOfAdapter = false
}

/// A finding that is a known failure, and the terms on which it is accepted.
package struct RecordedKnownFinding: Sendable, Hashable {
  /// The key of the known failure's cause.
  package var group: String
  /// The reason why the failure is accepted.
  package var reason: String
  /// A link to further information; nil for none.
  package var link: String?
  /// The last day on which the failure is accepted; nil for no end.
  package var until: String?
  /// The finding that the known failure accepts.
  package var finding: RecordedFinding
}

/// One case of a subject with its outcome: a requirement, a scenario, a block of generated runs or a payload.
package struct RecordedCase: Sendable, Hashable {
  /// An outcome with its evidence: findings, an error, or a reason.
  package enum Outcome: Sendable, Hashable {
    case passed
    case failed([RecordedFinding])
    case error(RecordedError)
    case skipped(reason: String)

    /// The outcome alone, for counting and for colours.
    package var status: CaseStatus {
      switch self {
      case .passed: .passed
      case .failed: .failed
      case .error: .error
      case .skipped: .skipped
      }
    }
  }

  package var kind: CaseResult.Kind
  /// The area, such as `suppression`.
  package var area: String
  /// The name of the requirement, scenario, block or payload.
  package var id: String
  /// The clause of a requirement, or the title of another case.
  package var title: String
  /// The level of the requirement; for a scenario, the weakest level of the requirements that it exercises.
  package var level: Requirement.Level
  /// The outcome: for a failure, with its findings; for an error or a skipped case, with the reason.
  package var outcome: Outcome
  /// The findings that do not fail the case.
  ///
  /// The requirement's level is below the chosen level, or the requirement is newer than the declared edition.
  package var notes: [RecordedFinding]
  /// True if the requirement is newer than the declared edition.
  package var isPending = false
  /// The findings that do not fail the case, because they are known failures.
  package var known: [RecordedKnownFinding] = []
  /// For a requirement, the number of runs in which it could be judged; for a block, the number of runs in the block.
  package var runCount: Int?
  /// The fields that the parser has read in a payload for which no public rule says how to read it; nil for other
  /// cases.
  package var seen: String?
  /// The duration of the case in seconds, to the millisecond.
  package var seconds: Double

  /// The findings that fail the case; empty if the case has a different outcome.
  package var failures: [RecordedFinding] {
    if case .failed(let findings) = outcome { findings } else { [] }
  }
}
