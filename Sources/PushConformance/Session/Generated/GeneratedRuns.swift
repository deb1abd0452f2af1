import PropertyEngine
import PushSimulation

/// Plays generated scenarios with one subject, and judges each run by every requirement.
///
/// The kit draws, plays and judges the scenarios of a block in batches. The kit plays one batch, then judges the
/// previous batch, and then draws the next batch. The draw uses only the verdicts that were known before the kit played
/// the current batch.
@MainActor struct GeneratedRuns {
  let stage: Stage
  private let payloads: CorpusPayloads
  let options: RunOptions
  let allJudges: [GeneratedRunJudge]
  private let keeper: (any FindKeeper)?

  private static let batch = 4
  /// Returns the number of runs of a block that a requirement should judge by comparison.
  ///
  /// A comparison plays variants of the scenario, which takes time. The first five blocks of an area allow more runs,
  /// because an area has only these blocks with the default number of scenarios.
  private func comparisons(in block: GenerationBlock) -> Int { block.number > 5 ? 1 : 5 }

  /// For each run that a requirement should judge by comparison, the number of comparisons that the requirement can
  /// try.
  ///
  /// A comparison can have an empty verdict, so a requirement has to try more comparisons than it needs.
  nonisolated static let patience = 5

  /// The requirements that the kit judges only on golden scenarios if the center queues or merges toasts.
  ///
  /// Such a center shows a toast in the turn of a later notification, or one toast for several notifications.
  private static let goldenForQueues: Set<String> = [
    "notification.unusable-url-is-no-url", "notification.every-listener-sees-the-same",
    "toast.active-receipt-shows-one",
  ]

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

  /// Returns whether a requirement can be judged on the generated runs of an area (see Specs/generation.md).
  func canJudge(_ requirement: Requirement, in area: GenerationArea) -> Bool {
    // Only scenarios of the area `screens` have the steps that requirements about hierarchies need.
    let subject = stage.subject
    return (requirement.area != "hierarchy" || area == .screens)
      && (subject.policies.presents == .each || !Self.goldenForQueues.contains(requirement.id))
  }

  func machine(for area: GenerationArea) -> ScenarioMachine {
    ScenarioMachine(
      area: area,
      roles: stage.subject.roles,
      vocabulary: stage.subject.vocabulary,
      steps: options.stepLimit,
      payloads: payloads
    )
  }

  /// Stores a find, unless the find needs a certain order of jobs, which scenario files cannot express.
  func keep(_ find: Find) {
    guard find.schedule.choices.isEmpty else { return }
    _ = keeper?.keep(find.named(find.scenario), foundWith: stage.subject.name)
  }

  private func play(
    _ block: GenerationBlock,
    _ finds: inout [String: Find],
    upTo end: Int
  ) async -> (Block, [String: Tally]) {
    let start = ContinuousClock.now
    let judges = allJudges.filter { canJudge($0.requirement, in: block.area) }
    let machine = machine(for: block.area)
    var cases = PropertyBlock(
      machine.generator(),
      plan: block.plan(for: stage.subject, options),
      number: block.number - 1
    )
    var steering = Steering(toward: judges.map(\.requirement), on: machine, in: block)
    var sum = Sum(block: block, judges: judges, comparesIn: comparisons(in: block))
    if options.keepsStatistics { sum.block.statistics = GenerationStatistics() }
    var drawn: [Drawn] = []
    var played: [Run] = []
    repeat {
      let waiting = played
      let focuses = (0..<Self.batch).map { _ in steering.focus(after: sum.tallies) }
      played = await play(drawn)
      for earlier in waiting {
        let verdicts = GeneratedRunJudge.verdicts(on: earlier, by: judges)
        await conclude(earlier, verdicts, &sum, &finds)
      }
      drawn = Self.draw(from: &cases, with: machine, focusedOn: focuses)
    } while (!drawn.isEmpty || !played.isEmpty) && stage.plays <= end
    // If too many plays ended a process, the loop ends before the kit judges the last played runs.
    for left in played {
      await conclude(left, GeneratedRunJudge.verdicts(on: left, by: judges), &sum, &finds)
    }
    var result = sum.block
    let names = judges.map(\.requirement.id)
    let tallies = Dictionary(uniqueKeysWithValues: zip(names, sum.tallies))
    result.violated = Set(tallies.filter { $0.value.violatedRuns > 0 }.keys)
    result.statistics?.finish(cases.outcome, exercises: tallies)
    result.time = ContinuousClock.now - start
    return (result, tallies)
  }

  // MARK: - Pipeline

  private typealias Line = PropertyBlock<ScenarioMachine.Product>
  private typealias Drawn = PropertyCase<ScenarioMachine.Product>

  private static func draw(
    from line: inout Line,
    with machine: ScenarioMachine,
    focusedOn focuses: [[Int]]
  ) -> [Drawn] {
    var drawn: [Drawn] = []
    for focus in focuses {
      guard let next = line.next(by: machine.generator(focusedOn: focus)) else { break }
      line.report(next.value.rules)
      drawn.append(next)
    }
    return drawn
  }

  private func play(_ drawn: [Drawn]) async -> [Run] {
    var played: [Run] = []
    for next in drawn {
      // The jobs of every second run are in a random order.
      let seed = options.caseSeed("orders", next.index)
      let isUsual = next.index.isMultiple(of: 2)
      let schedule = isUsual ? Schedule() : Schedule(drawnFrom: seed.value)
      var scenario = next.value.scenario
      if !isUsual || stage.way != .loop { scenario.when.removeAll(where: \.isEarly) }
      played.append(await stage.play(scenario, in: schedule, listening: false))
    }
    return played
  }

  private func conclude(
    _ run: Run,
    _ verdicts: GeneratedRunJudge.Verdicts,
    _ sum: inout Sum,
    _ finds: inout [String: Find]
  ) async {
    let verdicts = verdicts + (await comparisons(of: run, in: &sum))
    sum.block.runs += 1
    sum.block.statistics?.add(run)
    if run.problem != nil { sum.block.troubled = sum.block.troubled ?? run }
    for (judge, verdict) in verdicts {
      sum.tallies[judge].add(verdict)
      guard !verdict.violations.isEmpty else { continue }
      let requirement = sum.judges[judge].requirement
      guard finds[requirement.id] == nil else { continue }
      finds[requirement.id] = Find(
        requirement: requirement,
        scenario: run.scenario,
        schedule: run.order.schedule
      )
    }
  }

  private func comparisons(
    of run: Run,
    in sum: inout Sum
  ) async -> GeneratedRunJudge.Verdicts {
    guard run.problem == nil else { return [] }
    var verdicts: GeneratedRunJudge.Verdicts = []
    // All requirements share the runs of these variants, so the kit plays each variant once.
    let variants = Variants(of: run, on: stage)
    for place in sum.judgesComparing(run) {
      let requirement = sum.judges[place].requirement
      let (verdict, troubled) = await Evidence.verdict(of: requirement, among: variants)
      sum.block.troubled = sum.block.troubled ?? troubled
      if verdict.saysSomething { verdicts.append((place, verdict)) }
    }
    return verdicts
  }
}

extension GeneratedRuns {
  func play(
    _ blocks: [GenerationBlock],
    telling tell: @escaping @MainActor (Block) -> Void
  ) async -> Outcome {
    var outcome = Outcome()
    outcome.blocks.reserveCapacity(blocks.count)
    let line = BlockLine(blocks, options) { answer in
      stage.note(answer.manner, reasonForOtherOrders: answer.reasonForOtherOrders)
      for find in answer.finds(of: allJudges) where outcome.finds[find.requirement.id] == nil {
        keep(find)
        outcome.finds[find.requirement.id] = find
      }
      outcome.add(answer.block, answer.verdicts)
      tell(answer.block)
    }
    // Each block begins with the same manner of waiting, because different processes can play the blocks.
    let manner = stage.manner
    if stage.hosts.isEmpty {
      await line.play { await answer(of: $0) }
    } else {
      await withTaskGroup { group in
        for host in stage.hosts {
          group.addTask { await play(line, in: host, manner) }
        }
      }
    }
    return outcome
  }

  private func play(_ line: BlockLine, in host: any SubjectHost, _ manner: PlayManner) async {
    await line.play {
      await BlockRequest($0, options, of: stage.subject.name, manner).answer(of: host, on: stage)
    }
  }

  func answer(of block: GenerationBlock, upTo end: Int = .max) async -> BlockAnswer {
    var finds: [String: Find] = [:]
    let (played, verdicts) = await play(block, &finds, upTo: end)
    var answer = BlockAnswer(played, verdicts, finds)
    answer.manner = stage.manner
    answer.reasonForOtherOrders = stage.reasonForOtherOrders
    return answer
  }
}
