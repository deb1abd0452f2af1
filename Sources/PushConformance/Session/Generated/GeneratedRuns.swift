import PropertyEngine
import PushSimulation

/// Plays generated scenarios with one subject, and judges each by every requirement.
///
/// A block is a line of three places: scenarios are drawn, played, and judged, and move on a batch at a
/// time. So what steers the draws lags behind by two batches.
@MainActor struct GeneratedRuns {
  private let stage: Stage
  private let payloads: CorpusPayloads
  private let options: RunOptions
  private let allJudges: [GeneratedRunJudge]
  private let keeper: (any FindKeeper)?

  /// How many scenarios move on at a time.
  private static let batch = 4
  /// In how many runs of a block a requirement that compares finds something to compare before it rests.
  ///
  /// To compare means to play twice or more. The first blocks do it often, so that a run of the usual length
  /// has seen enough of it.
  private func comparisons(in block: GenerationBlock) -> Int { block.number > 5 ? 1 : 5 }

  /// How many times as many runs it plays variants for, if there is nothing to compare in them.
  private nonisolated static let patience = 5

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
  ///   - payloads: What notifications carry beside what is generated.
  ///   - options: How many runs, and of how many steps.
  ///   - keeper: Who keeps what is found.
  init(
    judgedBy requirements: [Requirement],
    on stage: Stage,
    carrying payloads: CorpusPayloads,
    options: RunOptions,
    keeper: (any FindKeeper)?
  ) {
    self.stage = stage
    self.payloads = payloads
    self.options = options
    self.keeper = keeper
    allJudges = requirements.map { GeneratedRunJudge($0, of: stage.subject) }
  }

  /// Whether what is generated gives a requirement an occasion that it has in mind, see
  /// Specs/generation.md.
  private func canJudge(_ requirement: Requirement, in area: GenerationArea) -> Bool {
    // What makes screens come up elsewhere is more than these have in mind.
    let subject = stage.subject
    return (requirement.area != "hierarchy" || area == .screens)
      && (subject.policies.presents == .each || !Self.goldenForQueues.contains(requirement.id))
  }

  /// Makes the machine that draws the scenarios of a block.
  private func machine(for block: GenerationBlock) -> ScenarioMachine {
    ScenarioMachine(
      area: block.area,
      roles: stage.subject.roles,
      steps: options.steps,
      payloads: payloads
    )
  }

  /// Plays blocks.
  func play(_ blocks: [GenerationBlock]) async -> Outcome {
    var outcome = Outcome()
    for block in blocks {
      let (played, verdicts) = await play(block, &outcome.finds)
      outcome.add(played, verdicts)
    }
    return outcome
  }

  private func play(
    _ block: GenerationBlock,
    _ finds: inout [String: Find]
  ) async -> (Block, [String: Tally]) {
    let start = ContinuousClock.now
    let judges = allJudges.filter { canJudge($0.requirement, in: block.area) }
    let machine = machine(for: block)
    var cases = PropertyBlock(
      machine.generator(),
      plan: block.plan(for: stage.subject, options),
      number: block.number - 1
    )
    var steering = Steering(toward: judges.map(\.requirement), on: machine, in: block)
    var sum = Sum(block: block, judges: judges, comparesIn: comparisons(in: block))
    if options.keepsStatistics { sum.block.statistics = GenerationStatistics() }
    var drawn: [Drawn] = []
    var played: [Played] = []
    repeat {
      let waiting = played
      let focuses = (0..<Self.batch).map { _ in steering.focus(after: sum.tallies) }
      played = await play(drawn)
      for earlier in waiting {
        let verdicts = GeneratedRunJudge.verdicts(on: earlier.run, by: judges)
        await conclude(earlier, verdicts, &sum, &finds)
      }
      drawn = Self.draw(from: &cases, with: machine, focusedOn: focuses)
    } while !drawn.isEmpty || !played.isEmpty
    var result = sum.block
    let names = judges.map(\.requirement.id)
    let tallies = Dictionary(uniqueKeysWithValues: zip(names, sum.tallies))
    result.violated = Set(tallies.filter { $0.value.violatedRuns > 0 }.keys)
    result.statistics?.finish(cases.outcome, exercises: tallies)
    result.time = ContinuousClock.now - start
    return (result, tallies)
  }

  // MARK: - A line of three places

  private typealias Line = PropertyBlock<ScenarioMachine.Product>
  private typealias Drawn = PropertyCase<ScenarioMachine.Product>

  /// A case that was played.
  private struct Played {
    var drawn: Drawn
    var run: Run
  }

  /// The outcome of the runs of a block so far.
  private struct Sum {
    var block: Block
    let judges: [GeneratedRunJudge]
    /// By the place of the judge.
    var tallies: [Tally]
    /// How many runs each judge has compared.
    var comparisons: [Int]
    let comparesIn: Int

    init(block: GenerationBlock, judges: [GeneratedRunJudge], comparesIn: Int) {
      self.block = Block(block: block)
      self.judges = judges
      self.comparesIn = comparesIn
      tallies = Array(repeating: Tally(), count: judges.count)
      comparisons = Array(repeating: 0, count: judges.count)
    }

    /// Those who are to compare a run with others, by their place: those that have not seen enough.
    mutating func judgesComparing(_ run: Run) -> [Int] {
      // What differs between two orders of tasks is no difference between two stories.
      guard run.problem == nil, run.order.overtakings.isEmpty else { return [] }
      let comparing = judges.indices.filter { place in
        let judge = judges[place]
        return judge.isRelational && judge.isAbout(run)
          && tallies[place].exercisedRuns < comparesIn
          && comparisons[place] < GeneratedRuns.patience * comparesIn
          && judge.compares(run.scenario)
      }
      for place in comparing { comparisons[place] += 1 }
      return comparing
    }
  }

  private static func draw(
    from line: inout Line,
    with machine: ScenarioMachine,
    focusedOn focuses: [[Int]]
  ) -> [Drawn] {
    var drawn: [Drawn] = []
    for focus in focuses {
      guard let next = line.next(by: machine.generator(focusedOn: focus)) else { break }
      line.report(CaseVerdict(rules: next.value.rules))
      drawn.append(next)
    }
    return drawn
  }

  private func play(_ drawn: [Drawn]) async -> [Played] {
    var played: [Played] = []
    for next in drawn {
      // Every other run has its tasks take turns in an order that is drawn, too.
      let seed = CaseSeed(
        runSeed: options.seed,
        propertyID: "orders",
        caseIndex: UInt64(next.index)
      )
      let schedule = next.index.isMultiple(of: 2) ? Schedule() : Schedule(drawnFrom: seed.value)
      let run = await stage.play(next.value.scenario, in: schedule, listening: false)
      played.append(Played(drawn: next, run: run))
    }
    return played
  }

  /// Adds what is said of a run, by the requirements that compare it as well.
  private func conclude(
    _ played: Played,
    _ verdicts: GeneratedRunJudge.Verdicts,
    _ sum: inout Sum,
    _ finds: inout [String: Find]
  ) async {
    let run = played.run
    let comparing = sum.judgesComparing(run)
    let verdicts = verdicts + (await comparisons(of: run, by: comparing, in: sum))
    sum.block.runs += 1
    sum.block.statistics?.add(run)
    if run.problem != nil { sum.block.troubled = sum.block.troubled ?? run }
    for (judge, verdict) in verdicts {
      sum.tallies[judge].add(verdict)
      let requirement = sum.judges[judge].requirement
      guard let violation = verdict.violations.first, finds[requirement.id] == nil else { continue }
      let find = Find(
        requirement: requirement,
        block: sum.block.block,
        run: run,
        violation: violation
      )
      if run.order.schedule.choices.isEmpty {
        _ = keeper?.keep(find.named(run.scenario), foundWith: stage.subject.name)
      }
      finds[requirement.id] = find
    }
  }

  private func comparisons(
    of run: Run,
    by places: [Int],
    in sum: Sum
  ) async -> GeneratedRunJudge.Verdicts {
    guard run.problem == nil else { return [] }
    var verdicts: GeneratedRunJudge.Verdicts = []
    // Several compare the same two stories.
    let variants = Variants(of: run, on: stage)
    for place in places {
      let requirement = sum.judges[place].requirement
      let verdict = await Evidence.verdict(of: requirement, among: variants).verdict
      if verdict.saysSomething { verdicts.append((place, verdict)) }
    }
    return verdicts
  }
}
