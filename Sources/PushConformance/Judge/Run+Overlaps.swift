import PushSimulation

/// The assignment of effects to turns that overlap.
///
/// Two turns overlap if the second turn began before the center was idle. The kit cannot see which of the two turns
/// caused a later effect. So the kit tries each border between the turns' effects, and keeps the best verdict.
extension Run {
  /// The largest number of borders that the kit tries between two turns; for each border, the kit judges the run.
  private static let mostBorders = 64

  func leastViolated(_ verdict: (Run) -> Verdict) -> Verdict {
    var best = (run: self, verdict: verdict(self))
    for turn in timeline.turns.indices.dropLast() where timeline.turns[turn].isUnfinished {
      guard !best.verdict.violations.isEmpty else { break }
      let later = timeline.turns[turn + 1].effects
      for end in later.prefix(Self.mostBorders) {
        let other = Run(of: best.run, with: best.run.timeline.extending(turn, to: end + 1))
        let seen = verdict(other)
        if seen.violations.count < best.verdict.violations.count { best = (other, seen) }
      }
    }
    return best.verdict
  }
}
