/// Looks for the simplest sequence of choices that fails in the way in which a given one does.
///
/// It proposes sequences and is told what came of them; it plays nothing itself. So the same
/// code serves a caller who judges at once, one who has to wait, and one on an actor:
///
/// ```swift
/// while let values = shrinker.next() {
///   shrinker.report(await play(values))
/// }
/// ```
///
/// Only a trial that fails with the same label counts; what else fails is kept aside. A trial has to
/// come earlier in ``Shortlex`` order than the best so far. Which sequences are proposed follows
/// from the first trial and the answers alone: there is no clock and no chance.
public struct Shrinker<Label: Equatable & Sendable>: Sendable {
  /// The failure that is shrunk.
  public let label: Label

  /// The simplest trial that fails with the label.
  public private(set) var best: Trial<Label>

  /// What else failed on the way, in the order in which it was found.
  public private(set) var others: [SideFind<Label>] = []

  /// What it has cost so far.
  public private(set) var statistics: ShrinkStatistics

  /// Why it ended, or ``ShrinkEnding/unfinished`` as long as it has not.
  public private(set) var ending: ShrinkEnding = .unfinished

  private let passes: [ShrinkPass]
  private let budget: ShrinkBudget
  private var bestValues: [UInt64]
  private var tried: TriedSequences
  private var pass = 0
  private var steps: (any ShrinkSteps)?
  private var improvementsBeforeWalk = 0
  private var proposal: Proposal?
  private var isWaiting = false

  /// What is being played.
  private struct Proposal: Sendable {
    let edit: ShrinkEdit
    var values: [UInt64]
    var realignment: Realignment?
  }

  /// Makes a shrinker, or none if the trial is invalid or does not fail with the label.
  ///
  /// - Parameters:
  ///   - trial: A trial that fails.
  ///   - label: The failure to shrink; `nil` takes the first of the trial.
  ///   - passes: The ways to look, in this order.
  ///   - budget: How much work it may be.
  public init?(
    _ trial: Trial<Label>,
    label: Label? = nil,
    passes: [ShrinkPass] = ShrinkPass.allCases,
    budget: ShrinkBudget = ShrinkBudget()
  ) {
    guard let label = label ?? trial.failures.first, trial.record.isValid,
      trial.failures.contains(label)
    else { return nil }
    self.label = label
    self.passes = passes
    self.budget = budget
    best = trial
    bestValues = trial.record.values
    tried = TriedSequences(capacity: budget.runs)
    statistics = ShrinkStatistics(passes)
    collectOthers(of: trial)
    _ = tried.insert(bestValues)
  }

  /// What it has come to.
  public var result: ShrinkResult<Label> {
    ShrinkResult(best: best, others: others, statistics: statistics, ending: ending)
  }

  /// The next sequence to play, or `nil` when the shrink has ended.
  ///
  /// It is as long as the best one: what was left out is made up for with zeros at the end. A
  /// generator that had reached its limit did not ask whether to go on, and does when it is shorter.
  ///
  /// Asked again before the answer to the last one was reported, it proposes the same.
  public mutating func next() -> [UInt64]? {
    if isWaiting, let proposal { return padded(proposal.values) }
    guard ending == .unfinished else { return nil }
    guard statistics.runs < budget.runs else { return end(.outOfRuns) }
    guard statistics.sinceImprovement < budget.stall else { return end(.stalled) }
    if let proposal {
      // A repair of the last one.
      isWaiting = true
      return padded(proposal.values)
    }
    while pass < passes.count {
      var walk = steps ?? passes[pass].makeSteps()
      while let edit = walk.next(best.record, end: best.end) {
        let values = edit.applied(to: bestValues)
        guard isWorthPlaying(values) else {
          walk.learn(false)
          continue
        }
        steps = walk
        proposal = Proposal(edit: edit, values: values)
        isWaiting = true
        return padded(values)
      }
      steps = nil
      endWalk()
    }
    return end(.finished)
  }

  /// Tells what came of the sequence that was proposed.
  ///
  /// - Parameter trial: What came of it.
  /// - Returns: Whether it is the best so far; whoever saves what was found does so now.
  /// - Precondition: A sequence was proposed and not answered yet.
  @discardableResult
  public mutating func report(_ trial: Trial<Label>) -> Bool {
    guard isWaiting, let proposal else {
      preconditionFailure("there is no proposal that this could be the answer to")
    }
    isWaiting = false
    count(trial)
    // What was read of it would be read in the same way by itself.
    let values = trial.record.values
    _ = tried.insert(padded(values))
    if trial.record.isValid, !trial.failures.isEmpty {
      collectOthers(of: trial)
      if trial.failures.contains(label), Shortlex.precedes(values, bestValues) {
        accept(trial, values)
        return true
      }
    }
    retry(proposal, after: trial.record)
    return false
  }

  private func padded(_ values: [UInt64]) -> [UInt64] {
    values + repeatElement(0, count: max(0, bestValues.count - values.count))
  }

  private mutating func accept(_ trial: Trial<Label>, _ values: [UInt64]) {
    statistics.improvements += 1
    statistics.passes[pass].improvements += 1
    statistics.sinceImprovement = 0
    best = trial
    bestValues = values
    proposal = nil
    steps?.learn(true)
  }

  /// Puts a rejected sequence back into step if it was read out of step, and gives it up otherwise.
  private mutating func retry(_ proposal: Proposal, after record: ChoiceRecord) {
    var proposal = proposal
    var realignment =
      proposal.realignment
      ?? Realignment(proposal.edit, of: best.record, values: proposal.values)
    if realignment?.repair(after: record) == true, let values = realignment?.values,
      isWorthPlaying(values)
    {
      proposal.values = values
      proposal.realignment = realignment
      self.proposal = proposal
      return
    }
    self.proposal = nil
    steps?.learn(false)
  }

  private mutating func isWorthPlaying(_ values: [UInt64]) -> Bool {
    if Shortlex.precedes(values, bestValues), tried.insert(padded(values)) { return true }
    statistics.skipped += 1
    return false
  }

  private mutating func count(_ trial: Trial<Label>) {
    statistics.runs += 1
    statistics.passes[pass].runs += 1
    statistics.sinceImprovement += 1
    if !trial.record.isValid { statistics.invalid += 1 }
  }

  /// Goes on with the next pass, or back to the first if this one brought anything: the later a pass
  /// stands, the more it costs, and it is for what the earlier ones leave.
  private mutating func endWalk() {
    let hasImproved = statistics.improvements > improvementsBeforeWalk
    improvementsBeforeWalk = statistics.improvements
    pass = hasImproved ? 0 : pass + 1
    if hasImproved { statistics.restarts += 1 }
  }

  private mutating func end(_ reason: ShrinkEnding) -> [UInt64]? {
    ending = reason
    return nil
  }

  private mutating func collectOthers(of trial: Trial<Label>) {
    for failure in trial.failures where failure != label {
      guard let index = others.firstIndex(where: { $0.label == failure }) else {
        others.append(SideFind(label: failure, first: trial, simplest: trial))
        continue
      }
      let simplest = others[index].simplest.record.values
      if Shortlex.precedes(trial.record.values, simplest) { others[index].simplest = trial }
    }
  }
}
