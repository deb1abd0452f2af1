/// The verdicts of all requirements on the runs of a subject.
struct Evidence {
  struct Play {
    var run: Run
    var time: Duration
  }

  struct Judged {
    var tally = GeneratedRuns.Tally()
    var excusedScenarios: Set<String> = []
    var violations: [ViolatingRun] = []
    /// The first run of a variant that a fault of the subject cut short (see ``Variants``); nil if there is no such
    /// run.
    var troubled: Run?
    var time: Duration = .zero
    /// The result of playing the violating generated scenario again; nil if no generated scenario violates the
    /// requirement.
    var proof: RunSession.GeneratedProof?
  }

  private var judged: [String: Judged] = [:]

  func adding(_ generated: RunSession.Generated, to requirements: [Requirement]) -> Evidence {
    var evidence = self
    for requirement in requirements {
      evidence.judged[requirement.id]?.tally.add(generated.outcome.tally(of: requirement))
      evidence.judged[requirement.id]?.proof = generated.proofs[requirement.id]
    }
    return evidence
  }

  subscript(requirement: Requirement) -> Judged? { judged[requirement.id] }

  var excusedScenarios: Set<String> {
    judged.values.reduce(into: []) { $0.formUnion($1.excusedScenarios) }
  }

  var showsNothing: Bool {
    judged.values.allSatisfy { $0.violations.isEmpty && $0.troubled == nil }
  }

  /// Judges all runs by all requirements.
  ///
  /// Tasks off the main actor judge by the requirements that look at single runs. Meanwhile, the main actor plays
  /// variants for the requirements that compare runs.
  @MainActor static func judge(
    _ plays: [Play],
    by requirements: [Requirement],
    on stage: Stage
  ) async -> Evidence {
    let runs = plays.map(\.run)
    return await withTaskGroup(of: (String, Judged).self) { group in
      // All of these tasks start before the main actor plays the first variant, so the tasks and the plays overlap.
      for requirement in requirements where !requirement.isRelational {
        group.addTask { (requirement.id, judge(runs, by: requirement)) }
      }
      var evidence = Evidence()
      let relational = requirements.filter(\.isRelational)
      for requirement in relational { evidence.judged[requirement.id] = Judged() }
      // The kit plays variants only for runs with the usual order of jobs. Otherwise the order could cause a
      // difference.
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

  /// Judges one run by a requirement, and plays the variants that the requirement compares with the run.
  ///
  /// - Returns: The verdict, and the first run of a variant that a fault of the subject cut short, or nil. The verdict
  ///   is empty if the run has a problem, or if the requirement does not apply under the policies of the run. The
  ///   verdict is also empty if no variant could be compared.
  @MainActor static func verdict(
    of requirement: Requirement,
    on run: Run,
    on stage: Stage
  ) async -> (verdict: Verdict, troubled: Run?) {
    await verdict(of: requirement, among: Variants(of: run, on: stage))
  }

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
        // The change removed steps without which a later step cannot happen. The comparison omits this variant.
        case false?: continue
        }
      }
      return (played.isEmpty ? Verdict() : judge(run, played), troubled)
    }
  }

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
    tally.add(verdict)
    if verdict.excused > 0 { excusedScenarios.insert(run.scenario.id) }
    if let first = verdict.violations.first {
      violations.append(ViolatingRun(run: run, violation: first))
    }
  }
}

extension Requirement {
  /// True if the requirement compares a run with the runs of variants, so that the kit has to play variants.
  var isRelational: Bool {
    if case .relational? = check?.form { true } else { false }
  }

  fileprivate func check(for run: Run) -> Check? {
    guard run.problem == nil, policies.mismatch(with: run.policies) == nil else { return nil }
    return check
  }
}

/// A run of a scenario, and the runs of the scenario's variants.
///
/// A variant is a changed copy of the scenario. A requirement compares the run of the variant with the run of the
/// original scenario. The kit plays each variant once for all requirements.
@MainActor final class Variants {
  let run: Run
  let stage: Stage
  /// The runs of the variants by ``Check/Variant/change``; a lookup by scenario would take as long as a play.
  private var plays: [String: Run] = [:]

  init(of run: Run, on stage: Stage) {
    self.run = run
    self.stage = stage
  }

  func play(_ variant: Check.Variant) async -> Run {
    if let known = plays[variant.change], known.scenario == variant.scenario { return known }
    let other = await stage.play(
      variant.scenario,
      in: run.order.schedule,
      after: run,
      listening: false
    )
    plays[variant.change] = other
    return other
  }
}
