import PushSimulation

/// A requirement, and how it judges generated runs of one subject.
///
/// It is shared, since each looks at each run: a copy would cost more than most looks.
final class GeneratedRunJudge: Sendable {
  /// What is said of a run: by the judges that have something to say, by their place.
  typealias Verdicts = [(judge: Int, verdict: Verdict)]

  let requirement: Requirement
  /// The systems on which it is about the subject.
  private let systems: Set<OSProfile>
  private let form: Check.Form?

  @MainActor init(_ requirement: Requirement, of subject: PushCenterSubject) {
    self.requirement = requirement
    let policies = subject.playablePolicies.filter {
      requirement.policies.reasonAgainst($0) == nil
    }
    systems = Set(policies.map(\.os))
    form = requirement.check?.form
  }

  /// Whether it compares runs, so that it has to have others played.
  var isRelational: Bool { requirement.isRelational }

  /// Whether it is about the subject on the system of a run.
  func isAbout(_ run: Run) -> Bool { systems.contains(run.policies.os) }

  /// Whether a scenario gives something to compare.
  func compares(_ scenario: Scenario) -> Bool {
    if case .relational(let variants, _) = form { !variants(scenario).isEmpty } else { false }
  }

  /// What those say of a run who look at it by itself.
  static func verdicts(on run: Run, by judges: [GeneratedRunJudge]) -> Verdicts {
    guard run.problem == nil else { return [] }
    var verdicts: Verdicts = []
    for (place, judge) in judges.enumerated() {
      guard case .absolute(let look) = judge.form, judge.isAbout(run) else { continue }
      let verdict = look(run)
      if verdict.saysSomething { verdicts.append((place, verdict)) }
    }
    return verdicts
  }
}

extension Verdict {
  /// Whether there was an occasion, or at least nothing to see at one.
  var saysSomething: Bool { isExercised || unseen != nil }
}
