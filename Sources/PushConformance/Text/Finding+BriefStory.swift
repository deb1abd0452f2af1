import PushSimulation

/// The lines of a story that a reader needs most.
extension Finding {
  /// Returns the steps of the run with their effects, in at most `most` lines.
  ///
  /// If the story is longer, the lines are the first step, the step with the violation, the wrong effects, and lines
  /// near them. A line with "…" stands for lines that are left out.
  func briefStory(most: Int) -> [String] {
    let lines = StoryLine.lines(of: storySteps)
    guard lines.count > most else { return lines.map(\.text) }
    var kept: [Int] = []
    for place in placesByNeed(lines) where !kept.contains(place) {
      let more = (kept + [place]).sorted()
      if Self.brief(lines, keeping: more).count <= most { kept = more }
    }
    return Self.brief(lines, keeping: kept)
  }

  /// Returns the indices of the lines, the line that a reader needs most first; an index may occur twice.
  private func placesByNeed(_ lines: [StoryLine]) -> [Int] {
    let step = lines.indices.first { lines[$0].isWrong } ?? lines.count - 1
    let effects = lines.indices.filter { lines[$0].isWrong && lines[$0].part == .effect }
    let wrong = zip(effects, areWrong).filter { $0.1 }.map(\.0)
    return [0, step] + wrong.suffix(2) + effects.reversed()
      + (0..<step).reversed() + (step..<lines.count)
  }

  /// For each effect of the violating turn, true if it is of a kind that should not be there.
  private var areWrong: [Bool] {
    guard case .requirement(_, let violation) = claim, let run, let wrongEffect else { return [] }
    return run.timeline.effects[run.timeline.turns[violation.turn].effects]
      .map { wrongEffect.excess.contains($0.kind) }
  }

  private static func brief(_ lines: [StoryLine], keeping places: [Int]) -> [String] {
    var brief: [String] = []
    var next = 0
    for place in places + [lines.count] {
      if place > next { brief.append("  …  \(place - next) lines left out") }
      if place < lines.count { brief.append(lines[place].text) }
      next = place + 1
    }
    return brief
  }
}
