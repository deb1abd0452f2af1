extension GeneratedRuns {
  /// The outcome of the runs of a block so far.
  struct Sum {
    var block: Block
    let judges: [GeneratedRunJudge]
    /// The verdicts, by the index of the judge.
    var tallies: [Tally]
    /// The number of runs that each judge has compared.
    var comparisons: [Int]
    let comparesIn: Int

    init(block: GenerationBlock, judges: [GeneratedRunJudge], comparesIn: Int) {
      self.block = Block(block: block)
      self.judges = judges
      self.comparesIn = comparesIn
      tallies = Array(repeating: Tally(), count: judges.count)
      comparisons = Array(repeating: 0, count: judges.count)
    }

    /// Returns the indices of the judges that should compare a run with variants, because they have not compared
    /// enough.
    mutating func judgesComparing(_ run: Run) -> [Int] {
      // Only runs in the usual order of jobs are compared. Otherwise a difference could come from the order.
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
}
