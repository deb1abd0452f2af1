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
    /// A variant that could not be compared because the subject did not get through it.
    var troubled: Run?
    var time: Duration = .zero
  }

  /// Judges one run by a requirement, playing variants of its scenario where it compares.
  ///
  /// - Returns: The verdict, without an occasion when the run was made under policies that the
  ///   requirement is not about; and a variant that the subject did not get through, if there is one.
  @MainActor static func verdict(
    of requirement: Requirement,
    on run: Run,
    on stage: Stage
  ) async -> (verdict: Verdict, troubled: Run?) {
    guard run.problem == nil, requirement.policies.reasonAgainst(run.policies) == nil,
      let check = requirement.check
    else { return (Verdict(), nil) }
    switch check.form {
    case .absolute(let judge): return (judge(run), nil)
    case .relational(let derive, let judge):
      let variants = derive(run.scenario)
      for isThorough in [false, true] {
        var played: [(Check.Variant, Run)] = []
        var troubled: Run?
        for variant in variants {
          let other = await stage.play(variant.scenario, awaitingLateEffects: isThorough)
          switch other.problem?.isAboutSubject {
          case nil: played.append((variant, other))
          case true?: troubled = troubled ?? other
          // Leaving steps out can make a story that no system tells.
          case false?: continue
          }
        }
        let verdict = played.isEmpty ? Verdict() : judge(run, played)
        // Only a difference is worth the wait for an effect that comes too late to be compared.
        if verdict.violations.isEmpty || isThorough { return (verdict, troubled) }
      }
      return (Verdict(), nil)
    }
  }

  /// Judges all runs by a requirement.
  @MainActor static func judge(
    _ plays: [Play],
    by requirement: Requirement,
    on stage: Stage
  ) async -> Judged {
    let start = ContinuousClock.now
    var judged = Judged()
    for play in plays {
      let (verdict, troubled) = await verdict(of: requirement, on: play.run, on: stage)
      judged.troubled = judged.troubled ?? troubled
      judged.satisfied += verdict.satisfied
      judged.exercisedRuns += verdict.isExercised ? 1 : 0
      judged.unseen = judged.unseen ?? verdict.unseen
      if let first = verdict.violations.first { judged.violations.append((play.run, first)) }
    }
    judged.time = ContinuousClock.now - start
    return judged
  }
}
