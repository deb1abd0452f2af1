import PropertyEngine

extension GeneratedRuns {
  struct Find {
    var requirement: Requirement
    var scenario: Scenario
    var schedule: Schedule

    /// The area of each find: the first component in the name of its scenario.
    static let area = "generated"

    func named(_ scenario: Scenario) -> Scenario {
      var scenario = scenario
      scenario.id = "\(Self.area).\(requirement.id.replacing(".", with: "-"))"
      scenario.title = "Found by generation: \(requirement.clause)"
      scenario.exercises = [requirement.id]
      return scenario
    }
  }

  /// The verdict of a requirement on several runs.
  struct Tally {
    /// The number of places in the runs where the requirement held.
    var satisfied = 0
    var exercisedRuns = 0
    var violatedRuns = 0
    var excused = 0
    var unseen: Unseen?
  }

  struct Block {
    var block: GenerationBlock
    var runs = 0
    @Boxed var statistics: GenerationStatistics?
    var violated: Set<String> = []
    /// The first run that could not be played to its end; nil if all runs were played to their end.
    var troubled: Run?
    var time: Duration = .zero
  }

  struct Outcome {
    var blocks: [Block] = []
    /// The first find of each requirement, by the name of the requirement.
    var finds: [String: Find] = [:]
    private var tallies: [String: Tally] = [:]

    func tally(of requirement: Requirement) -> Tally { tallies[requirement.id] ?? Tally() }

    mutating func add(_ block: Block, _ verdicts: [String: Tally]) {
      blocks.append(block)
      tallies.merge(verdicts) { sum, tally in
        var sum = sum
        sum.add(tally)
        return sum
      }
    }
  }

  /// The outcome of a block so far, from the runs that the kit has already judged.
  struct Sum {
    var block: Block
    let judges: [GeneratedRunJudge]
    /// The verdicts, by the index of the judge.
    var tallies: [Tally]
    /// For each judge, the number of runs that the judge has compared with variants.
    var comparisons: [Int]
    let comparesIn: Int
    private let comparing: [Int]

    init(block: GenerationBlock, judges: [GeneratedRunJudge], comparesIn: Int) {
      self.block = Block(block: block)
      self.judges = judges
      self.comparesIn = comparesIn
      comparing = judges.indices.filter { judges[$0].isRelational }
      tallies = Array(repeating: Tally(), count: judges.count)
      comparisons = Array(repeating: 0, count: judges.count)
    }

    mutating func judgesComparing(_ run: Run) -> [Int] {
      // A judge compares a run with variants only if the jobs ran in the usual order. Otherwise the order could cause a
      // difference.
      guard run.problem == nil, run.order.overtakings.isEmpty else { return [] }
      let isHostile = run.scenario.isHostile
      let comparing = comparing.filter { place in
        tallies[place].exercisedRuns < comparesIn
          && comparisons[place] < GeneratedRuns.patience * comparesIn
          && judges[place].isAbout(run, isHostile: isHostile)
          && judges[place].compares(run.scenario)
      }
      for place in comparing { comparisons[place] += 1 }
      return comparing
    }
  }
}

extension GeneratedRuns.Tally {
  mutating func add(_ verdict: Verdict) {
    satisfied += verdict.satisfied
    exercisedRuns += verdict.isExercised ? 1 : 0
    violatedRuns += verdict.violations.isEmpty ? 0 : 1
    excused += verdict.excused
    unseen = .first(of: unseen, verdict.unseen)
  }

  mutating func add(_ other: GeneratedRuns.Tally) {
    satisfied += other.satisfied
    exercisedRuns += other.exercisedRuns
    violatedRuns += other.violatedRuns
    excused += other.excused
    unseen = .first(of: unseen, other.unseen)
  }
}
