import PushSimulation

/// Finds a shorter scenario that still shows a violation.
///
/// The reducer removes sequences of steps, long sequences first, until the violation needs every remaining step. If the
/// scenario is short, the reducer also tries to remove two or three steps together, such as leaving the app and
/// returning. The number of plays is limited, so that a slow center does not delay the report.
@MainActor struct ScenarioReducer<Witness> {
  /// A scenario that was played and shows the violation.
  struct Showing {
    var scenario: Scenario
    var schedule: Schedule
    /// The index of the last step that the violation needs; nil if the kit does not know this step.
    var lastStep: Int?
    /// The result of the play, such as the run and its violation.
    var witness: Witness
  }

  /// A function that plays a scenario; returns nil if the scenario does not show the violation.
  typealias Play = (Scenario, Schedule) async -> Showing?

  /// The largest number of plays in one reduction.
  private let budget: Int
  /// The largest numbers of steps in a scenario for which the reducer tries to remove all pairs and all triples of
  /// steps.
  private static var mostForGroups: [Int] { [16, 10] }

  private let play: Play
  private var plays = 0
  private(set) var best: Showing

  init(_ first: Showing, budget: Int = 400, playing play: @escaping Play) {
    best = first
    self.budget = budget
    self.play = play
  }

  mutating func reduce() async {
    await reduceSteps()
    await simplifySchedule()
  }

  private mutating func reduceSteps() async {
    // Steps after the last needed step cannot cause the violation.
    if let last = best.lastStep { _ = await keeps(Array(best.scenario.steps.prefix(last + 1))) }
    var length = max(1, best.scenario.steps.count / 2)
    while plays < budget {
      let hasShrunk = await dropsRuns(of: length)
      if length > 1 {
        length /= 2
      } else if !hasShrunk {
        // After the reducer has removed a step of a reaction, the violation can need fewer other steps. So the loop
        // continues.
        if await dropsDeed() { continue }
        guard await dropsGroup() else { break }
      }
    }
  }

  private mutating func dropsRuns(of length: Int) async -> Bool {
    var hasShrunk = false
    var end = best.scenario.steps.count
    while end > 0 {
      let start = max(0, end - length)
      var steps = best.scenario.steps
      steps.removeSubrange(start..<end)
      if await keeps(steps) { hasShrunk = true }
      end = start
    }
    return hasShrunk
  }

  private mutating func dropsGroup() async -> Bool {
    let steps = best.scenario.steps
    for (size, most) in zip(2..., Self.mostForGroups) where steps.count <= most {
      for group in steps.indices.groups(of: size) where await keeps(steps.without(group)) {
        return true
      }
    }
    return false
  }

  private mutating func dropsDeed() async -> Bool {
    for (name, reactions) in best.scenario.reactions.sorted(by: { $0.key < $1.key }) {
      for (index, reaction) in reactions.enumerated() {
        for deed in reaction.steps.indices.reversed() {
          var scenario = best.scenario
          scenario.reactions[name]?[index].steps.remove(at: deed)
          if await keeps(scenario) { return true }
        }
      }
    }
    return false
  }

  private mutating func keeps(_ steps: [Step]) async -> Bool {
    var scenario = best.scenario
    scenario.given = []
    scenario.when = steps
    return await keeps(scenario)
  }

  /// Plays a scenario, and keeps the scenario if the run shows the violation.
  mutating func keeps(_ scenario: Scenario, in schedule: Schedule? = nil) async -> Bool {
    var scenario = scenario
    scenario.forgetUnused()
    // The reducer does not play a scenario with a step that cannot happen, or a scenario that a replay token cannot
    // contain.
    guard plays < budget, scenario.firstIllegalStep == nil, scenario.namelessWithdrawal == nil,
      !scenario.steps.isEmpty
    else { return false }
    plays += 1
    guard let showing = await play(scenario, schedule ?? best.schedule) else { return false }
    best = showing
    return true
  }

  // MARK: - Orders of jobs

  private mutating func simplifySchedule() async {
    guard !choices.isEmpty, await !keepsOrder([]) else { return }
    var hasShrunk = true
    while hasShrunk, plays < budget {
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

  private var choices: [Int] { best.schedule.choices }

  private mutating func keepsOrder(_ choices: [Int]) async -> Bool {
    let (before, simpler) = (best, Schedule(choices).settled.choices)
    guard simpler.isSimpler(than: self.choices),
      await keeps(best.scenario, in: Schedule(simpler))
    else { return false }
    if self.choices.isSimpler(than: before.schedule.choices) { return true }
    best = before
    return false
  }
}

extension Range<Int> {
  func groups(of size: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return flatMap { first in (first + 1..<upperBound).groups(of: size - 1).map { [first] + $0 } }
  }
}

extension [Step] {
  func without(_ places: [Int]) -> [Step] {
    indices.filter { !places.contains($0) }.map { self[$0] }
  }
}

extension [Int] {
  fileprivate func isSimpler(than other: [Int]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
