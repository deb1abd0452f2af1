import PushSimulation

/// The assignment of effects to turns that overlap.
///
/// Two turns overlap if the second one began before the center was idle. The kit cannot see to which of the two
/// callbacks a later effect belongs. So a run violates a requirement only if each assignment does.
extension Run {
  /// Returns the verdict on the assignment with the fewest violations.
  func leastViolated(_ verdict: (Run) -> Verdict) -> Verdict {
    var best = (run: self, verdict: verdict(self))
    for turn in timeline.turns.indices.dropLast() where timeline.turns[turn].isUnfinished {
      guard !best.verdict.violations.isEmpty else { break }
      let later = timeline.turns[turn + 1].effects
      for end in later.lowerBound..<later.upperBound {
        let other = Run(of: best.run, with: best.run.timeline.extending(turn, to: end + 1))
        let seen = verdict(other)
        if seen.violations.count < best.verdict.violations.count { best = (other, seen) }
      }
    }
    return best.verdict
  }
}

extension Timeline {
  /// Returns the timeline in which the effects up to the index `end` belong to the given turn, not to the next one.
  fileprivate func extending(_ turn: Int, to end: Int) -> Timeline {
    var timeline = self
    let range = turns[turn].effects
    timeline.turns[turn].effects = range.lowerBound..<end
    timeline.turns[turn + 1].effects = end..<turns[turn + 1].effects.upperBound
    for case .badge(.set(let number)) in effects[range.upperBound..<max(end, range.upperBound)] {
      timeline.turns[turn].badge = max(0, number)
    }
    return timeline
  }
}
