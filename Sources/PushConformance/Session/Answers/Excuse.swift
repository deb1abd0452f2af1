import PushSimulation

/// The deviation from one requirement that an answer excuses.
struct Excuse: Sendable, WireRecord {
  static let wire = WireForm(Self.init(requirement:edits:when:)) {
    ($0.requirement, $0.edits, $0.when)
  }

  let requirement: String
  let edits: [String]
  let when: [[String: Bool]]?

  /// Returns a function that decides whether the excuse covers a violation of the requirement.
  ///
  /// The given requirement judges without excuses. The function computes the features of the violating turn only if the
  /// excuse has situations.
  fileprivate func cover(of requirement: Requirement) -> Cover {
    let (edits, situations) = (edits.compactMap(Edit.init), when.map(Situation.all))
    return { violation, run, features in
      if let situations {
        let features = features()[violation.turn]
        guard situations.contains(where: { $0.holds(among: features) }) else { return false }
      }
      let symptom = Symptom(of: violation, in: run, by: requirement)
      return edits.contains { $0.repairs(symptom) }
    }
  }

  fileprivate typealias Cover = @Sendable (Violation, Run, () -> RunFeatures) -> Bool
}

extension Answer {
  /// An excuse for each name in ``deviations``; an excuse for a scenario or a parser has no effect.
  var excuses: [Excuse] {
    names.map { Excuse(requirement: $0, edits: deviations[$0] ?? [], when: when) }
  }
}

extension Situation {
  /// Returns the situations that a file of answers describes; a situation maps each clause to whether the clause holds.
  static func all(_ described: [[String: Bool]]) -> [Situation] {
    described.map { clauses in
      Situation(
        clauses.map { clause, holds in
          Condition(feature: Feature(clause, not: "not: \(clause)"), holds: holds)
        }
      )
    }
  }

  func holds(among features: Set<Feature>) -> Bool {
    conditions.allSatisfy { features.contains($0.feature) == $0.holds }
  }
}

extension Requirement {
  func excusing(_ excuses: [Excuse]) -> Requirement {
    let covers = excuses.filter { $0.requirement == id }.map { $0.cover(of: self) }
    guard !covers.isEmpty, let check else { return self }
    @Sendable func excuse(_ verdict: Verdict, on run: Run) -> Verdict {
      guard !verdict.violations.isEmpty else { return verdict }
      var known: RunFeatures?
      func features() -> RunFeatures {
        let features = known ?? RunFeatures(of: run)
        known = features
        return features
      }
      var excused = verdict
      excused.violations.removeAll { violation in covers.contains { $0(violation, run, features) } }
      excused.excused = verdict.violations.count - excused.violations.count
      return excused
    }
    var copy = self
    copy.strictCheck = check
    copy.check?.form =
      switch check.form {
      case .absolute(let judge): .absolute { excuse(judge($0), on: $0) }
      case .relational(let variants, let judge):
        .relational(variants: variants) { excuse(judge($0, $1), on: $0) }
      }
    return copy
  }
}

extension ConformanceKit {
  func answered(by answers: Answers, about subject: String) -> ConformanceKit {
    var kit = self
    kit.floor = answers[subject].judges
    let excuses = answers.valid(about: subject).flatMap(\.excuses)
    guard !excuses.isEmpty else { return kit }
    kit.catalog.requirements = catalog.requirements.map { $0.excusing(excuses) }
    return kit
  }
}
