import PropertyEngine
import PushSimulation

/// Finds out in which situation a subject violates a requirement.
///
/// The explainer plays fresh stories, and looks for the simplest situation in which the subject always violates the
/// requirement in the same way, and outside of which it never does. Then more stories try to refute this situation.
@MainActor struct Explainer {
  /// The largest number of stories; a run that draws few stories itself also explains with fewer.
  private static let most = 2_000
  /// The number of stories that are played before the first search.
  private static let first = 200
  /// The number of stories between two searches.
  private static let batch = 50

  /// Plays a story.
  typealias Play = @MainActor (Scenario) async -> Run

  private let runs: GeneratedRuns
  private let play: Play
  private let machines: [(area: GenerationArea, machine: ScenarioMachine)]
  private var questions: [Question]
  private var stories = 0

  /// Explains findings about single runs, by their keys; `play` is nil to play on the stage of `runs`.
  static func explanations(
    of findings: [Finding],
    among runs: GeneratedRuns,
    playing play: Play? = nil
  ) async -> [String: Explanation] {
    let play = play ?? { await runs.stage.play($0, listening: false) }
    var explainer = Explainer(findings, runs, play)
    await explainer.run()
    return Dictionary(explainer.questions.map { ($0.key, $0.explanation) }) { first, _ in first }
  }

  private init(_ findings: [Finding], _ runs: GeneratedRuns, _ play: @escaping Play) {
    (self.runs, self.play) = (runs, play)
    machines = GenerationArea.allCases.filter { $0.reasonToSkip(runs.stage.subject) == nil }
      .map { ($0, runs.machine(for: $0)) }
    questions = findings.compactMap { finding in
      guard case .requirement(let requirement, _) = finding.claim, let key = finding.key,
        let symptom = finding.symptom, !requirement.isRelational,
        let judge = runs.allJudges.first(where: { $0.requirement.id == requirement.id })
      else { return nil }
      return Question(key: key, edit: Edit(symptom), judge: judge)
    }
  }

  private mutating func run() async {
    guard !machines.isEmpty else { return }
    let most = min(Self.most, 4 * runs.options.caseCount)
    while stories < most, questions.contains(where: \.isOpen) {
      for _ in 0..<(stories == 0 ? Self.first : Self.batch) { await playStory() }
      for index in questions.indices where questions[index].isOpen { questions[index].search() }
    }
  }

  private mutating func playStory() async {
    let open = questions.indices.filter { questions[$0].isOpen }
    let (area, machine) = machines[stories % machines.count]
    let wanted = questions[open[stories / machines.count % open.count]].judge.requirement
    let seed = CaseSeed(
      runSeed: runs.options.seed,
      propertyID: "explained.\(area.rawValue)",
      caseIndex: UInt64(stories)
    )
    stories += 1
    let generator = machine.generator(focusedOn: machine.rules(named: wanted.needs))
    var scenario = generator.generate(seed).value.scenario
    if runs.stage.way != .loop { scenario.when.removeAll(where: \.isEarly) }
    let run = await play(scenario)
    let judged = open.filter { runs.canJudge(questions[$0].judge.requirement, in: area) }
    let verdicts = GeneratedRunJudge.verdicts(on: run, by: judged.map { questions[$0].judge })
    for (place, verdict) in verdicts where verdict.isExercised {
      questions[judged[place]].add(verdict, on: run)
    }
  }
}

/// A finding to explain, with the occasions so far.
private struct Question {
  /// The number of fresh occasions inside and outside that a situation has to survive.
  private static let enough = 30
  /// The number of searches after which a finding counts as not explained.
  private static let mostSearches = 8

  let key: String
  let edit: Edit
  let judge: GeneratedRunJudge
  private var occasions = Occasions()
  private var searches = 0
  /// The situations that the latest search found, and the number of occasions that the search knew.
  private var hypothesis: (situations: [Situation], known: Int)?
  private var answer: Explanation?

  init(key: String, edit: Edit, judge: GeneratedRunJudge) {
    (self.key, self.edit, self.judge) = (key, edit, judge)
  }

  var isOpen: Bool { answer == nil }

  /// The explanation; without an answer, the occasions were too rare.
  var explanation: Explanation { answer ?? .rare(occasions.sides(of: edit).share) }

  mutating func add(_ verdict: Verdict, on run: Run) {
    occasions.add(verdict, on: run, of: judge.requirement)
  }

  /// Tests the hypothesis with the occasions since the latest search, or searches for a new hypothesis.
  mutating func search() {
    if let (situations, known) = hypothesis {
      let fresh = occasions.sides(of: edit, from: known)
      let outside = occasions.sides(fresh, outside: situations)
      let inside = fresh.subtracting(outside)
      if inside.satisfied.isEmpty, outside.violated.isEmpty {
        let isTested =
          inside.violated.count >= Self.enough
          && (outside.satisfied.count >= Self.enough || situations.contains(where: \.isEvery))
        if isTested {
          answer = .situations(
            situations,
            inside: inside.violated.count,
            outside: outside.satisfied.count
          )
        }
        return
      }
    }
    hypothesis = nil
    let sides = occasions.sides(of: edit)
    guard sides.violated.count >= SituationSearch.fewest else { return }
    searches += 1
    let found = SituationSearch(sides, of: occasions).simplest()
    if searches <= Self.mostSearches, !found.isEmpty {
      hypothesis = (found, occasions.count)
    } else {
      answer = .none(sides.share)
    }
  }
}
