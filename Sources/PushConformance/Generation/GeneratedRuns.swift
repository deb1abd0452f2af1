import PropertyEngine
import PushSimulation

/// Plays generated scenarios with one subject, and judges each by every requirement.
@MainActor struct GeneratedRuns {
  /// A requirement that a generated run violates.
  struct Find {
    var requirement: Requirement
    var block: GenerationBlock
    /// The first run that violates it.
    var run: Run
    var violation: Violation
    /// The choices that made it.
    var trial: Trial<String>
  }

  /// What a requirement says of all generated runs.
  struct Tally {
    var satisfied = 0
    var exercisedRuns = 0
    var violatedRuns = 0
    var unseen: Unseen?
  }

  /// What became of a block.
  struct Block {
    var block: GenerationBlock
    var runs = 0
    var statistics = RunStatistics()
    /// The requirements that its runs violate, in the order of the catalogue.
    var violated: Set<String> = []
    /// A run that could not be played to its end.
    var troubled: Run?
    var time: Duration = .zero
  }

  /// What became of all blocks.
  struct Outcome {
    var blocks: [Block] = []
    var tallies: [String: Tally] = [:]
    /// The first find of each requirement, by its name.
    var finds: [String: Find] = [:]
  }

  let stage: Stage
  let options: RunOptions
  /// The requirements that apply to the subject.
  let requirements: [Requirement]

  /// Every how many runs a requirement that compares plays the variants of one, and the subject is watched
  /// for as long as in golden scenarios.
  private static let sample = 10

  /// What golden scenarios alone can judge of centers that do not show each toast by itself: their toasts
  /// come up in the turns of other notifications, or speak for several.
  private static let goldenForQueues: Set<String> = [
    "notification.unusable-url-is-no-url", "notification.every-listener-sees-the-same",
    "toast.active-receipt-shows-one",
  ]

  /// Whether a generated run can be judged by a requirement, see Specs/generation.md.
  private static func judges(_ requirement: Requirement, _ subject: Subject) -> Bool {
    // What makes screens come up is told by the scenarios that are made for it.
    requirement.area != "hierarchy"
      && (subject.policies.presents == .each || !goldenForQueues.contains(requirement.id))
  }

  /// Plays blocks.
  func play(_ blocks: [GenerationBlock]) async -> Outcome {
    var outcome = Outcome()
    for block in blocks { outcome.blocks.append(await play(block, &outcome)) }
    return outcome
  }

  private func play(_ block: GenerationBlock, _ outcome: inout Outcome) async -> Block {
    let start = ContinuousClock.now
    var result = Block(block: block)
    let machine = ScenarioMachine(
      area: block.area,
      roles: stage.subject.roles,
      steps: options.steps
    )
    let plan = block.plan(for: stage.subject, options)
    var cases = PropertyBlock(
      machine.generator(),
      plan: plan,
      number: block.number - 1,
      failing: String.self
    )
    while let next = cases.next() {
      result.runs += 1
      let isSample = next.index % Self.sample == 0
      let (run, verdicts) = await judge(next.value.scenario, isSample: isSample)
      guard run.problem == nil else {
        result.troubled = result.troubled ?? run
        cases.report(CaseVerdict(labels: [], rules: next.value.rules))
        continue
      }
      var exercised: [String] = []
      for (requirement, verdict) in verdicts {
        outcome.tallies[requirement.id, default: Tally()].add(verdict)
        if verdict.isExercised { exercised.append(requirement.id) }
        guard let violation = verdict.violations.first else { continue }
        result.violated.insert(requirement.id)
        if outcome.finds[requirement.id] == nil {
          outcome.finds[requirement.id] = Find(
            requirement: requirement,
            block: block,
            run: run,
            violation: violation,
            trial: Trial(
              record: next.record,
              failures: [requirement.id],
              end: next.value.end(of: violation, in: run)
            )
          )
        }
      }
      cases.report(CaseVerdict(labels: exercised, rules: next.value.rules))
    }
    result.statistics = cases.outcome.statistics
    result.time = ContinuousClock.now - start
    return result
  }

  /// Plays a scenario and judges it; what a brief look finds wrong is looked at in full.
  private func judge(
    _ scenario: Scenario,
    isSample: Bool
  ) async -> (run: Run, verdicts: [(Requirement, Verdict)]) {
    let brief = await stage.play(scenario, watching: isSample ? nil : stage.looks[0])
    let verdicts = await verdicts(on: brief, isSample: isSample)
    let isWrong =
      brief.problem?.isLateEffect ?? verdicts.contains { !$0.verdict.violations.isEmpty }
    guard isWrong, stage.watchfulness != .full else { return (brief, verdicts) }
    let run = await stage.play(scenario, after: brief, watching: .full)
    return (run, await self.verdicts(on: run, isSample: isSample))
  }

  private func verdicts(
    on run: Run,
    isSample: Bool
  ) async -> [(requirement: Requirement, verdict: Verdict)] {
    guard run.problem == nil else { return [] }
    var verdicts: [(requirement: Requirement, verdict: Verdict)] = []
    for requirement in requirements
    where (isSample || !requirement.isRelational) && Self.judges(requirement, stage.subject) {
      let verdict = await Evidence.verdict(of: requirement, on: run, on: stage).verdict
      verdicts.append((requirement, verdict))
    }
    return verdicts
  }
}

extension GeneratedRuns.Tally {
  fileprivate mutating func add(_ verdict: Verdict) {
    satisfied += verdict.satisfied
    exercisedRuns += verdict.isExercised ? 1 : 0
    violatedRuns += verdict.violations.isEmpty ? 0 : 1
    unseen = unseen ?? verdict.unseen
  }
}

extension ScenarioMachine.Product {
  /// How many choices had been made when a violation showed.
  func end(of violation: Violation, in run: Run) -> Int? {
    guard run.timeline.turns.indices.contains(violation.turn) else { return nil }
    let step = run.timeline.turns[violation.turn].step
    return ends.indices.contains(step) ? ends[step] : nil
  }
}
