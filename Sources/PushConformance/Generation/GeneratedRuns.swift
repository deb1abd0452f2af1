import PropertyEngine
import PushSimulation

/// Plays generated scenarios with one subject, and judges each by every requirement.
@MainActor struct GeneratedRuns {
  /// A requirement, and how it judges.
  ///
  /// It is shared, since each looks at each run: a copy would cost more than most looks.
  private final class Judge {
    let requirement: Requirement
    /// The systems on which it is about the subject.
    let systems: Set<OSProfile>
    let form: Check.Form?

    init(_ requirement: Requirement, of subject: Subject) {
      self.requirement = requirement
      let policies = subject.playablePolicies.filter {
        requirement.policies.reasonAgainst($0) == nil
      }
      systems = Set(policies.map(\.os))
      form = requirement.check?.form
    }
  }

  /// What is said of a run: by the judges that found an occasion, by their place.
  private typealias Verdicts = [(judge: Int, verdict: Verdict)]

  /// Decides whether a judge compares a run with its variants, which are made only if that is still wanted.
  private typealias Comparing = (_ judge: Int, _ variants: () -> [Check.Variant]) -> Bool

  private let stage: Stage
  private let options: RunOptions
  private let allJudges: [Judge]
  private let keeper: (any FindKeeper)?

  /// Every how many runs the subject is watched for as long as in golden scenarios.
  private static let sample = 10
  /// In how many runs of a block a requirement that compares finds something to compare before it rests.
  ///
  /// To compare means to play twice or more. The first blocks do it often, so that a run of the usual length
  /// has seen enough of it; where tasks have to be waited for it is dear, and less has to do.
  private func comparisons(in block: GenerationBlock) -> Int {
    block.number > 5 || stage.subject.policies.work != .synchronous ? 1 : 5
  }

  /// How many times as many runs it plays variants for, if there is nothing to compare in them.
  private static let patience = 3

  /// What golden scenarios alone can judge of centers that do not show each toast by itself: their toasts
  /// come up in the turns of other notifications, or speak for several.
  private static let goldenForQueues: Set<String> = [
    "notification.unusable-url-is-no-url", "notification.every-listener-sees-the-same",
    "toast.active-receipt-shows-one",
  ]

  /// Prepares for runs.
  ///
  /// - Parameters:
  ///   - requirements: Those that apply to the subject.
  ///   - stage: Where the subject plays.
  ///   - options: How many runs, and of how many steps.
  ///   - keeper: Who keeps what is found.
  init(
    judgedBy requirements: [Requirement],
    on stage: Stage,
    options: RunOptions,
    keeper: (any FindKeeper)?
  ) {
    self.stage = stage
    self.options = options
    self.keeper = keeper
    allJudges = requirements.map { Judge($0, of: stage.subject) }
  }

  /// Whether what is generated gives a requirement an occasion that it has in mind, see
  /// Specs/generation.md.
  private func canJudge(_ requirement: Requirement, in area: GenerationArea) -> Bool {
    // What makes screens come up elsewhere is more than these have in mind.
    let subject = stage.subject
    return (requirement.area != "hierarchy" || area == .screens)
      && (subject.policies.presents == .each || !Self.goldenForQueues.contains(requirement.id))
  }

  /// Plays blocks.
  func play(_ blocks: [GenerationBlock]) async -> Outcome {
    var outcome = Outcome()
    for block in blocks { outcome.blocks.append(await play(block, &outcome.finds)) }
    return outcome
  }

  private func play(_ block: GenerationBlock, _ finds: inout [String: Find]) async -> Block {
    let start = ContinuousClock.now
    var result = Block(block: block)
    let judges = allJudges.filter { canJudge($0.requirement, in: block.area) }
    var tallies = [Tally](repeating: Tally(), count: judges.count)
    let enough = comparisons(in: block)
    var comparisons = [Int](repeating: 0, count: judges.count)
    let machine = ScenarioMachine(
      area: block.area,
      roles: stage.subject.roles,
      steps: options.steps
    )
    var steering = Steering(toward: judges.map(\.requirement), on: machine, in: block)
    var cases = PropertyBlock(
      machine.generator(),
      plan: block.plan(for: stage.subject, options),
      number: block.number - 1,
      failing: String.self
    )
    while let next = cases.next(
      by: machine.generator(focusedOn: steering.focus(after: tallies))
    ) {
      result.runs += 1
      let (run, verdicts) = await judge(
        next.value.scenario,
        by: judges,
        watching: next.index % Self.sample == 0 ? stage.watchfulness : stage.looks[0]
      ) { judge, variants in
        guard tallies[judge].exercisedRuns < enough, comparisons[judge] < Self.patience * enough,
          !variants().isEmpty
        else { return false }
        comparisons[judge] += 1
        return true
      }
      result.statistics.add(run)
      if run.problem != nil { result.troubled = result.troubled ?? run }
      for (judge, verdict) in verdicts {
        tallies[judge].add(verdict)
        let requirement = judges[judge].requirement
        guard let violation = verdict.violations.first, finds[requirement.id] == nil else {
          continue
        }
        let find = Find(
          requirement: requirement,
          block: block,
          run: run,
          violation: violation,
          trial: Trial(
            record: next.record,
            failures: [requirement.id],
            end: next.value.end(ofStep: run.step(ofTurn: violation.turn))
          )
        )
        _ = keeper?.keep(find.named(run.scenario), foundWith: stage.subject.name)
        finds[requirement.id] = find
      }
      cases.report(CaseVerdict(rules: next.value.rules))
    }
    for (judge, tally) in zip(judges, tallies) { result.tallies[judge.requirement.id] = tally }
    result.statistics.finish(cases.outcome, exercises: result.tallies)
    result.time = ContinuousClock.now - start
    return result
  }

  /// Plays a scenario and judges it; what a brief look finds wrong is looked at in full.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - judges: The requirements.
  ///   - watchfulness: How long to watch at first.
  ///   - compares: Whether a requirement that compares is to look at the run.
  /// - Returns: The run, and what is said of it.
  private func judge(
    _ scenario: Scenario,
    by judges: [Judge],
    watching watchfulness: Watchfulness,
    where compares: Comparing
  ) async -> (run: Run, verdicts: Verdicts) {
    let brief = await stage.play(scenario, watching: watchfulness)
    let verdicts = await verdicts(on: brief, by: judges, where: compares)
    let isWrong =
      brief.problem?.isLateEffect ?? verdicts.contains { !$0.verdict.violations.isEmpty }
    guard isWrong, stage.watchfulness != .full else { return (brief, verdicts) }
    let run = await stage.play(scenario, after: brief, watching: .full)
    return (run, await self.verdicts(on: run, by: judges, where: compares))
  }

  private func verdicts(
    on run: Run,
    by judges: [Judge],
    where compares: Comparing
  ) async -> Verdicts {
    guard run.problem == nil else { return [] }
    var verdicts: Verdicts = []
    for (place, judge) in judges.enumerated() where judge.systems.contains(run.policies.os) {
      let verdict: Verdict
      switch judge.form {
      case .absolute(let look): verdict = look(run)
      case .relational(let variants, _):
        guard compares(place, { variants(run.scenario) }) else { continue }
        verdict = await Evidence.verdict(of: judge.requirement, on: run, on: stage).verdict
      case nil: continue
      }
      if verdict.isExercised || verdict.unseen != nil { verdicts.append((place, verdict)) }
    }
    return verdicts
  }
}
