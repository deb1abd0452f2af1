import PushSimulation

/// Finds the shortest steps that still violate a requirement.
///
/// Leaves out runs of steps, first long ones and then shorter ones, as long as the same requirement
/// stays violated. What is left can lose neither a single step nor any two: leaving the app and
/// coming back belong together. Bounded in plays, so that a slow center does not hold up its own
/// report; a long scenario gets short within the bound, if few of its steps matter.
@MainActor struct StepReducer {
  /// The most plays that one reduction makes.
  static let budget = 400
  /// How many steps may be left for all their pairs to be tried.
  private static let mostForPairs = 16

  let requirement: Requirement
  let stage: Stage
  private var plays = 0
  private var best: (run: Run, violation: Violation)

  /// Creates a reducer for a run that violates a requirement.
  init(_ run: Run, _ violation: Violation, of requirement: Requirement, on stage: Stage) {
    self.requirement = requirement
    self.stage = stage
    best = (run, violation)
  }

  /// Reduces the run; the result violates the requirement as well.
  mutating func reduce() async -> (run: Run, violation: Violation) {
    // What comes after the violation cannot have caused it.
    let turns = best.run.timeline.turns
    if turns.indices.contains(best.violation.turn) {
      let last = turns[best.violation.turn].step
      _ = await keeps(Array(best.run.steps.prefix(last + 1)))
    }
    var length = max(1, best.run.steps.count / 2)
    while plays < Self.budget {
      let hasShrunk = await dropsRuns(of: length)
      if length > 1 {
        length /= 2
      } else if !hasShrunk {
        // What is left of the steps is looked at again: fewer of them may do now.
        if await dropsDeed() { continue }
        guard await dropsPair() else { break }
      }
    }
    await simplifySchedule()
    return best
  }

  /// Has the tasks run in the order in which they came, as far as the requirement stays violated: with fewer
  /// and smaller choices.
  private mutating func simplifySchedule() async {
    guard !choices.isEmpty, await !keepsOrder([]) else { return }
    var hasShrunk = true
    while hasShrunk, plays < Self.budget {
      hasShrunk = await keepsOrder(Array(choices.prefix(choices.count / 2)))
      for place in choices.indices.reversed() where place < choices.count {
        var fewer = choices
        fewer.remove(at: place)
        if await keepsOrder(fewer) {
          hasShrunk = true
          continue
        }
        for choice in 0..<choices[place] {
          var smaller = choices
          smaller[place] = choice
          guard await keepsOrder(smaller) else { continue }
          hasShrunk = true
          break
        }
      }
    }
  }

  private var choices: [Int] { best.run.order.schedule.choices }

  /// Plays the same steps in another order of tasks, and keeps that if it is simpler and violates the
  /// requirement too.
  private mutating func keepsOrder(_ choices: [Int]) async -> Bool {
    let (before, simpler) = (best, Schedule(choices).settled.choices)
    guard simpler.isSimpler(than: self.choices),
      await keeps(best.run.scenario, in: Schedule(simpler))
    else { return false }
    if self.choices.isSimpler(than: before.run.order.schedule.choices) { return true }
    best = before
    return false
  }

  /// Leaves out every run of a length that can be left out, from the end on.
  private mutating func dropsRuns(of length: Int) async -> Bool {
    var hasShrunk = false
    var end = best.run.steps.count
    while end > 0 {
      let start = max(0, end - length)
      var steps = best.run.steps
      steps.removeSubrange(start..<end)
      if await keeps(steps) { hasShrunk = true }
      end = start
    }
    return hasShrunk
  }

  /// Leaves out the first two steps that can only be left out together.
  private mutating func dropsPair() async -> Bool {
    let steps = best.run.steps
    guard steps.count <= Self.mostForPairs else { return false }
    for first in steps.indices {
      for second in steps.indices where second > first {
        var rest = steps
        rest.remove(at: second)
        rest.remove(at: first)
        if await keeps(rest) { return true }
      }
    }
    return false
  }

  /// Leaves out the first step of a reaction that can be left out.
  private mutating func dropsDeed() async -> Bool {
    for (name, reactions) in best.run.scenario.reactions.sorted(by: { $0.key < $1.key }) {
      for (index, reaction) in reactions.enumerated() {
        for deed in reaction.steps.indices.reversed() {
          var scenario = best.run.scenario
          scenario.reactions[name]?[index].steps.remove(at: deed)
          if await keeps(scenario) { return true }
        }
      }
    }
    return false
  }

  /// Plays other steps, and keeps them if they violate the requirement too.
  private mutating func keeps(_ steps: [Step]) async -> Bool {
    var scenario = best.run.scenario
    scenario.given = []
    scenario.when = steps
    return await keeps(scenario)
  }

  private mutating func keeps(_ scenario: Scenario, in schedule: Schedule? = nil) async -> Bool {
    var scenario = scenario
    scenario.forgetUnused()
    // What the system would never do needs no play.
    guard plays < Self.budget, scenario.firstIllegalStep == nil else { return false }
    plays += 1
    let run = await stage.play(
      scenario,
      in: schedule ?? best.run.order.schedule,
      after: best.run,
      listening: false
    )
    let judged = await Evidence.verdict(of: requirement, on: run, on: stage)
    guard let violation = judged.verdict.violations.first else { return false }
    best = (run, violation)
    return true
  }
}

extension [Int] {
  /// Whether these choices are fewer than others, or as many and smaller where they first differ.
  fileprivate func isSimpler(than other: [Int]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}

extension Scenario {
  /// Leaves out reactions that do nothing, and those to calls that never come: one can be the only
  /// occasion of another.
  private mutating func forgetUnusedReactions() {
    let before = reactions
    let acts = steps + allReactions.flatMap(\.reaction.steps)
    for (name, all) in reactions {
      let left = all.filter { reaction in
        !reaction.steps.isEmpty && acts.contains(.participant(.attach(name)))
          && acts.contains {
            guard let about = reaction.notification else { return true }
            return $0.notifications.contains(about)
          }
      }
      reactions[name] = left.isEmpty ? nil : left
    }
    if reactions != before { forgetUnusedReactions() }
  }

  /// Leaves out the notifications and participants that no step names.
  mutating func forgetUnused() {
    forgetUnusedReactions()
    let acts = steps + allReactions.flatMap(\.reaction.steps)
    let people = Set(acts.compactMap(\.participant))
    suppressors = suppressors.filter { people.contains($0.key) }
    slow.removeAll { !people.contains($0) }
    observers.removeAll { !people.contains($0) }
    responders = responders.filter { people.contains($0.key) }
    let named = Set(
      acts.flatMap(\.notifications) + allReactions.compactMap(\.reaction.notification)
    )
    func narrowed(_ rule: NotificationNames) -> NotificationNames {
      guard case .only(let names) = rule else { return rule }
      return .only(names.filter(named.contains))
    }
    suppressors = suppressors.mapValues(narrowed)
    responders = responders.mapValues(narrowed)
    notifications = notifications.filter { named.contains($0.key) }
    // What never comes has no name any more by which it could be withdrawn.
    for name in notifications.keys {
      notifications[name]?.withdraws.removeAll { !named.contains($0) }
    }
    then = ScenarioOutcome()
  }
}
