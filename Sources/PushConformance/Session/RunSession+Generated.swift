import PushSimulation

/// The generated runs of a session.
///
/// Each block of these runs is a case. The verdicts on the runs also count in the cases of the requirements.
extension RunSession {
  /// The result of a second play of a generated scenario that violates a requirement.
  enum GeneratedProof {
    case finding(Finding)
    /// A run whose scenario went differently in the second play, for example without the violation.
    case unstable(UnstableRun)
  }

  struct Generated {
    var outcome = GeneratedRuns.Outcome()
    var proofs: [String: GeneratedProof] = [:]
  }

  var applyingRequirements: [Requirement] {
    kit.catalog.requirements.filter { $0.reasonToSkip(stage.subject) == nil }
  }

  /// The blocks of this session that the chosen cases need; a chosen requirement needs all blocks.
  var blocksToPlay: [GenerationBlock] {
    let blocks = blocks.filter {
      played.contains($0) && $0.area.reasonToSkip(stage.subject) == nil
    }
    guard !blocks.isEmpty,
      !applyingRequirements.contains(where: { options.filter.chooses($0.id) })
    else { return blocks }
    return blocks.filter { options.filter.chooses($0.id) }
  }

  var generatedRuns: GeneratedRuns {
    GeneratedRuns(
      judgedBy: applyingRequirements,
      on: stage,
      carrying: kit.corpusPayloads,
      options: options,
      keeper: keeper
    )
  }

  func draw(_ blocks: [GenerationBlock]) async -> GeneratedRuns.Outcome {
    await generatedRuns.play(blocks, telling: tell)
  }

  func prove(_ outcome: GeneratedRuns.Outcome) async -> Generated {
    var generated = Generated(outcome: outcome)
    for requirement in applyingRequirements {
      guard let find = generated.outcome.finds[requirement.id] else { continue }
      let isWanted =
        options.filter.chooses(requirement.id)
        || outcome.blocks.contains { options.filter.chooses($0.block.id) }
      guard isWanted else { continue }
      let violations = generated.outcome.tally(of: requirement).violatedRuns
      let shrinker = FindShrinker(find: find, stage: stage, keeper: keeper)
      generated.proofs[requirement.id] = await proof(of: find, by: shrinker, others: violations - 1)
    }
    return generated
  }

  private func proof(
    of find: GeneratedRuns.Find,
    by shrinker: FindShrinker,
    others: Int
  ) async -> GeneratedProof {
    guard let shrunk = await shrinker.shrink()
    else { return .unstable(UnstableRun(run: stage.unplayed(find.scenario))) }
    if let unstable = await stage.instability(of: shrunk.run) { return .unstable(unstable) }
    var finding = Finding(
      claim: .requirement(find.requirement, shrunk.violation),
      run: shrunk.run,
      origin: shrunk.run.scenario.id,
      otherRunCount: others,
      isShortened: shrunk.run.scenario.steps.count < find.scenario.steps.count
    )
    finding.symptom = finding.foundSymptom
    finding.keptAt = shrunk.path
    finding.caseID = find.requirement.id
    finding.repetition = options.repetition
    finding.token = ReplayToken(subject: stage.subject.name, run: shrunk.run).text
    return .finding(finding)
  }

  /// Adds the result of each block to `cases`, which is faster than returning an array of many blocks.
  ///
  /// `obstacle` is the reason why no blocks were played.
  func addResults(of generated: Generated, obstacle: CaseError?, to cases: inout [CaseResult]) {
    // The played blocks are a subset of `blocks`, in the same order.
    var rest = generated.outcome.blocks[...]
    cases.reserveCapacity(cases.count + blocks.count)
    for block in blocks {
      let played = rest.first?.block == block ? rest.removeFirst() : nil
      guard told.contains(block) else { continue }
      cases += told([result(of: block, played, by: generated, obstacle: obstacle)])
    }
  }

  var blocksToTell: [GenerationBlock] { blocks.filter(told.contains) }

  /// Returns the result of a block before all blocks have been played; nil if the result is not known yet.
  ///
  /// The result is not known before the block is played, or if the result depends on findings or a problem.
  func earlyResult(of block: GenerationBlock, _ played: GeneratedRuns.Block?) -> CaseResult? {
    let isSkipped = skipReason(of: block.id, block.area.reasonToSkip(subject)) != nil
    let isClean = played.map { $0.violated.isEmpty && $0.troubled == nil } ?? false
    return isSkipped || isClean ? result(of: block, played, by: Generated(), obstacle: nil) : nil
  }

  private func result(
    of block: GenerationBlock,
    _ played: GeneratedRuns.Block?,
    by generated: Generated,
    obstacle: CaseError?
  ) -> CaseResult {
    var result = CaseResult(subject: stage.subject.name, block: block, outcome: .passed)
    if let reason = skipReason(of: block.id, block.area.reasonToSkip(subject)) {
      result.outcome = .skipped(reason)
    } else if let obstacle {
      result.outcome = .error(obstacle)
    } else if let played {
      judge(played, by: generated, &result)
    }
    return result
  }

  private func judge(
    _ block: GeneratedRuns.Block,
    by generated: Generated,
    _ result: inout CaseResult
  ) {
    result.exercisedRunCount = block.runs
    result.time = block.time
    result.generation = block.statistics
    var failures: [Finding] = []
    var unstable: UnstableRun?
    for requirement in kit.catalog.requirements
    where block.violated.contains(requirement.id) {
      switch generated.proofs[requirement.id] {
      case .finding(let finding) where options.fails(weight(of: requirement)):
        failures.append(finding)
      case .finding(let finding): result.notes.append(finding)
      case .unstable(let found): unstable = unstable ?? found
      case nil: continue
      }
    }
    if !failures.isEmpty {
      result.outcome = .failed(failures)
    } else if let unstable {
      result.outcome = .error(.unstable(unstable))
    } else if let run = block.troubled, let problem = run.problem {
      result.outcome = .error(.play(problem, in: run))
    }
  }
}
