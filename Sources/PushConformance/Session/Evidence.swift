/// The runs of a subject, and what the requirements say of them.
struct Evidence {
  /// A scenario that was played, and how long that took.
  struct Play {
    var run: Run
    var time: Duration
  }

  /// The verdict of a requirement on all runs.
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
    /// The verdict of generated runs.
    var proof: RunSession.GeneratedProof?

    /// Adds what it says of generated runs.
    mutating func add(_ tally: GeneratedRuns.Tally, proof: RunSession.GeneratedProof?) {
      satisfied += tally.satisfied
      exercisedRuns += tally.exercisedRuns
      unseen = unseen ?? tally.unseen
      self.proof = proof
    }
  }

  /// The verdicts by the names of the requirements.
  private var judged: [String: Judged] = [:]

  /// The same with what generated runs prove besides.
  func adding(_ generated: RunSession.Generated, to requirements: [Requirement]) -> Evidence {
    var evidence = self
    for requirement in requirements {
      evidence.judged[requirement.id]?.add(
        generated.outcome.tally(of: requirement),
        proof: generated.proofs[requirement.id]
      )
    }
    return evidence
  }

  subscript(requirement: Requirement) -> Judged? { judged[requirement.id] }

  /// Judges all runs by all requirements.
  ///
  /// A requirement that looks at one run at a time needs nothing of the main actor, and is judged beside
  /// the others, which play variants meanwhile.
  @MainActor static func judge(
    _ plays: [Play],
    by requirements: [Requirement],
    on stage: Stage
  ) async -> Evidence {
    let runs = plays.map(\.run)
    return await withTaskGroup(of: (String, Judged).self) { group in
      // All of them are handed to the pool before the first variant is played: then tasks may take turns.
      for requirement in requirements where !requirement.isRelational {
        group.addTask { (requirement.id, judge(runs, by: requirement)) }
      }
      var evidence = Evidence()
      let relational = requirements.filter(\.isRelational)
      for requirement in relational { evidence.judged[requirement.id] = Judged() }
      // What differs between two orders of tasks is no difference between two stories.
      for run in runs where run.order.overtakings.isEmpty {
        let variants = Variants(of: run, on: stage)
        for requirement in relational {
          let start = ContinuousClock.now
          let (verdict, troubled) = await verdict(of: requirement, among: variants)
          let time = ContinuousClock.now - start
          evidence.judged[requirement.id]?.add(verdict, on: run, troubled: troubled, time: time)
        }
      }
      for await (id, judged) in group { evidence.judged[id] = judged }
      return evidence
    }
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
    await verdict(of: requirement, among: Variants(of: run, on: stage))
  }

  /// Judges one run by a requirement, as one of several that may compare it with the same variants.
  @MainActor static func verdict(
    of requirement: Requirement,
    among others: Variants
  ) async -> (verdict: Verdict, troubled: Run?) {
    let run = others.run
    guard let check = requirement.check(for: run) else { return (Verdict(), nil) }
    switch check.form {
    case .absolute(let judge): return (judge(run), nil)
    case .relational(let derive, let judge):
      let variants = derive(run.scenario)
      var played: [(Check.Variant, Run)] = []
      var troubled: Run?
      for variant in variants {
        let other = await others.play(variant)
        switch other.problem?.isAboutSubject {
        case nil: played.append((variant, other))
        case true?: troubled = troubled ?? other
        // Leaving steps out can make a story that no system tells.
        case false?: continue
        }
      }
      return (played.isEmpty ? Verdict() : judge(run, played), troubled)
    }
  }

  /// Judges runs by a requirement that compares nothing.
  private static func judge(_ runs: [Run], by requirement: Requirement) -> Judged {
    let start = ContinuousClock.now
    var judged = Judged()
    for run in runs {
      guard case .absolute(let judge)? = requirement.check(for: run)?.form else { continue }
      judged.add(judge(run), on: run)
    }
    judged.time = ContinuousClock.now - start
    return judged
  }
}

extension Evidence.Judged {
  fileprivate mutating func add(
    _ verdict: Verdict,
    on run: Run,
    troubled: Run? = nil,
    time: Duration = .zero
  ) {
    self.troubled = self.troubled ?? troubled
    self.time += time
    satisfied += verdict.satisfied
    exercisedRuns += verdict.isExercised ? 1 : 0
    unseen = unseen ?? verdict.unseen
    if let first = verdict.violations.first { violations.append((run, first)) }
  }
}

extension Requirement {
  /// Whether it compares runs, so that judging one run means to play several.
  var isRelational: Bool {
    if case .relational? = check?.form { true } else { false }
  }

  /// The check, if there is one and the run can be judged by it.
  fileprivate func check(for run: Run) -> Check? {
    guard run.problem == nil, policies.reasonAgainst(run.policies) == nil else { return nil }
    return check
  }
}
