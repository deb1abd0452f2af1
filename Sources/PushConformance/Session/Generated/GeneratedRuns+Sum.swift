extension GeneratedRuns {
  /// The outcome of a block, from the runs that were judged so far.
  struct Sum {
    var block: Block
    let judges: [GeneratedRunJudge]
    /// The verdicts, by the index of the judge.
    var tallies: [Tally]
    /// For each judge, the number of runs that it has compared with variants.
    var comparisons: [Int]
    let comparesIn: Int
    /// The indices of the judges whose requirement compares runs.
    private let comparing: [Int]

    init(block: GenerationBlock, judges: [GeneratedRunJudge], comparesIn: Int) {
      self.block = Block(block: block)
      self.judges = judges
      self.comparesIn = comparesIn
      comparing = judges.indices.filter { judges[$0].isRelational }
      tallies = Array(repeating: Tally(), count: judges.count)
      comparisons = Array(repeating: 0, count: judges.count)
    }

    /// Returns the indices of the judges that should compare a run with its variants.
    ///
    /// After a few comparisons, a judge compares no more runs of this block.
    mutating func judgesComparing(_ run: Run) -> [Int] {
      // A judge compares a run only if the jobs ran in the usual order. Otherwise a difference could be due to the
      // order.
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
