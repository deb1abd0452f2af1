/// The runs of a subject, and what the requirements say of them.
struct Evidence {
  /// A scenario that was played, and how long that took.
  struct Play {
    var run: Run
    var time: Duration
  }

  /// What a requirement says of all runs.
  struct Judged {
    /// Of all runs together, without where.
    var satisfied = 0
    var exercisedRuns = 0
    var unseen: Unseen?
    /// The runs that violate it, with the first violation of each.
    var violations: [(run: Run, violation: Violation)] = []
    var time: Duration = .zero
  }

  /// Judges one run by a requirement, playing variants of its scenario where it compares.
  ///
  /// - Returns: The verdict; without an occasion when the run was made under policies that the
  ///   requirement is not about, or when a variant cannot be played.
  @MainActor static func verdict(
    of requirement: Requirement,
    on run: Run,
    by subject: Subject
  ) async -> Verdict {
    guard run.problem == nil, requirement.policies.reasonAgainst(run.policies) == nil,
      let check = requirement.check
    else { return Verdict() }
    switch check.form {
    case .absolute(let judge): return judge(run)
    case .relational(let variants, let judge):
      var played: [(Check.Variant, Run)] = []
      for variant in variants(run.scenario) {
        let other = await Player.play(variant.scenario, with: subject)
        guard other.problem == nil else { continue }
        played.append((variant, other))
      }
      return played.isEmpty ? Verdict() : judge(run, played)
    }
  }

  /// Judges all runs by a requirement.
  @MainActor static func judge(
    _ plays: [Play],
    by requirement: Requirement,
    of subject: Subject
  ) async -> Judged {
    let start = ContinuousClock.now
    var judged = Judged()
    for play in plays {
      let verdict = await verdict(of: requirement, on: play.run, by: subject)
      judged.satisfied += verdict.satisfied
      judged.exercisedRuns += verdict.isExercised ? 1 : 0
      judged.unseen = judged.unseen ?? verdict.unseen
      if let first = verdict.violations.first { judged.violations.append((play.run, first)) }
    }
    judged.time = ContinuousClock.now - start
    return judged
  }
}
