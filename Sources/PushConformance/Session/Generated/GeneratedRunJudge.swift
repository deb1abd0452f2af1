import PushSimulation

/// Judges generated runs of one subject by one requirement.
///
/// The type is a class, because each judge reads every run, and copying a judge often takes longer than judging.
final class GeneratedRunJudge: Sendable {
  /// The verdicts on a run, without empty verdicts, each with the index of its judge.
  typealias Verdicts = [(judge: Int, verdict: Verdict)]

  let requirement: Requirement
  /// The versions of iOS on which the requirement applies to the subject.
  private let systems: [OSProfile]
  private let form: Check.Form?
  /// The function that judges single runs; nil if the requirement compares runs.
  let look: (@Sendable (Run) -> Verdict)?

  @MainActor init(_ requirement: Requirement, of subject: PushCenterSubject) {
    self.requirement = requirement
    let policies = subject.playablePolicies.filter {
      requirement.policies.mismatch(with: $0) == nil
    }
    systems = policies.map(\.os)
    form = requirement.check?.form
    if case .absolute(let look) = form { self.look = look } else { look = nil }
  }

  var isRelational: Bool { requirement.isRelational }

  func isAbout(_ run: Run, isHostile: Bool) -> Bool {
    systems.contains(run.policies.os) && (requirement.isAboutHostilePayloads || !isHostile)
  }

  func compares(_ scenario: Scenario) -> Bool {
    if case .relational(let variants, _) = form { !variants(scenario).isEmpty } else { false }
  }

  static func verdicts(on run: Run, by judges: [GeneratedRunJudge]) -> Verdicts {
    guard run.problem == nil else { return [] }
    var verdicts: Verdicts = []
    let isHostile = run.scenario.isHostile
    for (place, judge) in judges.enumerated() {
      guard let look = judge.look, judge.isAbout(run, isHostile: isHostile) else { continue }
      let verdict = look(run)
      if verdict.saysSomething { verdicts.append((place, verdict)) }
    }
    return verdicts
  }
}

extension Verdict {
  /// True if the run exercised the requirement, even if the kit could not see the result.
  var saysSomething: Bool { isExercised || unseen != nil }
}
