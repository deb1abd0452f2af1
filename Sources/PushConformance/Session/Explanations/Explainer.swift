import PropertyEngine
import PushSimulation

/// Finds out in which situation a subject violates a requirement.
///
/// The explainer plays fresh generated scenarios, which are called stories here. The explainer looks for the simplest
/// situation in which the subject always violates the requirement in the same way, and outside of which the subject
/// never violates the requirement. Then more stories try to refute the situation.
///
/// Every second story favors the steps of the finding or, later, varies an earlier story with the rarer outcome:
/// violated or satisfied. Stories depend only on the finding, the seed and the subject. So a finding has the same
/// explanation in each run.
@MainActor struct Explainer {
  /// The largest number of stories; a run with few generated cases plays fewer stories.
  private static let most = 2_000
  /// The number of stories before the first search; these stories also show which areas exercise the requirement.
  private static let first = 200
  /// The number of stories between two tests of the situations that the search has found.
  private static let batch = 50
  /// The number of stories after which a violation counts as too rare if no search has had enough violated occasions.
  private static let patience = 400
  /// The number of violated occasions inside a situation, and of satisfied occasions outside, that confirms the
  /// situation.
  ///
  /// Only occasions that followed the search count.
  private nonisolated static let fewest = 30
  /// The number of violated occasions since the search after which the explainer plays no more stories.
  private static let enough = 200
  /// The number of searches after which the explainer gives up on a finding.
  private static let mostSearches = 8

  typealias Play = @MainActor (Scenario) async -> Run

  private let runs: GeneratedRuns
  private let play: Play
  private let judge: GeneratedRunJudge
  private var areas: [Area]
  private var stories = 0
  private var occasions: Occasions
  private var tests: [CauseTest]
  private var searches = 0
  /// The situations that the latest search found, and the number of occasions at the time of that search.
  private var hypothesis: (situations: [Situation], known: Int)?

  private struct Area {
    let name: String
    let machine: ScenarioMachine
    /// The indices of the generation rules that the requirement needs.
    let focus: [Int]
    /// The indices in `focus`, and the indices of the generation rules that generate the steps of the finding.
    let steered: [Int]
    var occasions = 0
    var violated: [ChoiceRecord] = []
    var satisfied: [ChoiceRecord] = []
  }

  /// Explains a finding about a requirement that judges single runs.
  ///
  /// - Parameters:
  ///   - finding: The finding, with its symptom.
  ///   - others: The other findings with the same cause.
  ///   - runs: The generated runs, whose generators also draw the stories.
  ///   - play: Plays a story; nil to play on the stage of `runs`.
  /// - Returns: The explanation; nil if the requirement compares runs, or if no story exercises the requirement.
  ///   `apart` has the findings of `others` that turn out to have a different cause.
  static func explanation(
    of finding: Finding,
    besides others: [Finding] = [],
    among runs: GeneratedRuns,
    playing play: Play? = nil
  ) async -> (explanation: Explanation?, apart: [Finding]) {
    let play = play ?? { await runs.stage.play($0, listening: false) }
    guard var explainer = Explainer(finding, others, runs, play) else { return (nil, []) }
    let explanation = await explainer.explain()
    return (explanation, explainer.tests.filter(\.isPassed).map(\.finding))
  }

  private init?(
    _ finding: Finding,
    _ others: [Finding],
    _ runs: GeneratedRuns,
    _ play: @escaping Play
  ) {
    guard case .requirement(let requirement, _) = finding.claim, let symptom = finding.symptom,
      let judge = runs.allJudges.first(where: { $0.requirement.id == requirement.id }),
      let look = judge.look
    else { return nil }
    (self.runs, self.play, self.judge) = (runs, play, judge)
    let edit = Edit(symptom)
    occasions = Occasions(repairedBy: edit, judgedBy: look)
    tests = others.compactMap { CauseTest($0, apartFrom: edit, judgedBy: runs.allJudges) }
    let steps = finding.run?.steps.map(\.writtenName) ?? []
    areas = GenerationArea.allCases
      .filter { $0.reasonToSkip(runs.stage.subject) == nil && runs.canJudge(requirement, in: $0) }
      .map { area in
        let machine = runs.machine(for: area)
        return Area(
          name: area.rawValue,
          machine: machine,
          focus: machine.rules(named: requirement.needs),
          steered: machine.rules(named: requirement.needs + steps)
        )
      }
  }

  private mutating func explain() async -> Explanation? {
    let most = min(Self.most, 4 * runs.options.caseCount)
    guard most > 0, !areas.isEmpty else { return nil }
    for _ in 0..<min(Self.first, most) { await playStory() }
    areas.removeAll { $0.occasions == 0 }
    while !areas.isEmpty {
      if let test {
        if test.isEnough(Self.enough) { break }
      } else if !searches(for: occasions.sides()) {
        return .none(occasions.sides().share)
      }
      guard stories < most, hypothesis != nil || stories < Self.patience else { break }
      for _ in 0..<Self.batch { await playStory() }
    }
    guard let test, test.isEnough(Self.fewest) else {
      return occasions.count == 0 ? nil : .rare(occasions.sides().share)
    }
    return .situations(
      test.situations,
      inside: test.inside.violated.count,
      outside: test.outside.satisfied.count
    )
  }

  private mutating func playStory() async {
    let place = stories % areas.count
    let area = areas[place]
    let story = "explained.\(judge.requirement.id).\(area.name)"
    let seed = runs.options.caseSeed(story, stories)
    stories += 1
    let isSteered = (stories / areas.count).isMultiple(of: 2)
    let drawn =
      (isSteered ? neighbor(in: area, seed) : nil)
      ?? area.machine.generator(focusedOn: isSteered ? area.steered : area.focus).generate(seed)
    var scenario = drawn.value.scenario
    if runs.stage.way != .loop { scenario.when.removeAll(where: \.isEarly) }
    let run = await play(scenario)
    for (_, verdict) in GeneratedRunJudge.verdicts(on: run, by: [judge]) where verdict.isExercised {
      let known = occasions.count
      let turns = occasions.add(verdict, on: run, of: judge.requirement)
      for index in tests.indices where !tests[index].isPassed && stories < Self.patience {
        tests[index].add(run, turns, violatingLead: !verdict.violations.isEmpty)
      }
      areas[place].occasions += 1
      let sides = occasions.sides(from: known)
      if !sides.violated.isEmpty { areas[place].violated.append(drawn.record) }
      if !sides.satisfied.isEmpty { areas[place].satisfied.append(drawn.record) }
    }
  }

  /// Returns a variation of an earlier story with the rarer outcome; nil during the first stories, or if no such story
  /// exists.
  private func neighbor(in area: Area, _ seed: CaseSeed) -> Generated<ScenarioMachine.Product>? {
    guard stories > Self.first else { return nil }
    var random = SplitMix64(seed: seed.value)
    let share = occasions.sides().share
    let isRare = 2 * share.violated < share.all
    let (rare, others) =
      isRare ? (area.violated, area.satisfied) : (area.satisfied, area.violated)
    guard let story = rare.drawn(with: &random) else { return nil }
    return area.machine.neighbor(
      of: story,
      takingFrom: others.drawn(with: &random) ?? story,
      using: &random
    )
  }

  /// Searches for situations if enough occasions are violated.
  ///
  /// Returns false if the search finds no situation, or after too many searches.
  private mutating func searches(for sides: Sides) -> Bool {
    hypothesis = nil
    guard sides.violated.count >= SituationSearch.fewest else { return true }
    searches += 1
    let found = SituationSearch(sides, of: occasions).simplest()
    guard searches <= Self.mostSearches, !found.isEmpty else { return false }
    hypothesis = (found, occasions.count)
    return true
  }

  /// The situations to test, and the occasions since the search, inside and outside the situations.
  private struct Test {
    let situations: [Situation]
    let inside: Sides
    let outside: Sides

    func isEnough(_ violated: Int) -> Bool {
      inside.violated.count >= violated
        && (outside.satisfied.count >= fewest || situations.contains(where: \.isEvery))
    }
  }

  /// The test of the hypothesis; nil if there is no hypothesis, or if an occasion since the search refutes the
  /// hypothesis.
  private var test: Test? {
    guard let (situations, known) = hypothesis else { return nil }
    let fresh = occasions.sides(from: known)
    let outside = occasions.sides(fresh, outside: situations)
    let test = Test(
      situations: situations,
      inside: fresh.subtracting(outside),
      outside: outside
    )
    return test.inside.satisfied.isEmpty && test.outside.violated.isEmpty ? test : nil
  }
}
