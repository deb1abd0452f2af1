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
    let effects = lines.indices.filter { lines[$0].part == .effect }
    let wrong = wrongEffects.compactMap { effects.indices.contains($0) ? effects[$0] : nil }
    let ofEvent = effects.filter { lines[$0].isWrong }
    return [0, step] + wrong.suffix(2) + introductions(lines) + ofEvent.reversed()
      + (0..<step).reversed() + (step..<lines.count)
  }

  /// Returns the indices of the first lines that have the names in quotes which the expectation has.
  ///
  /// A name that the reader meets only there says nothing.
  private func introductions(_ lines: [StoryLine]) -> [Int] {
    expectations.flatMap { expectation in
      expectation.expected.split(separator: "'")
        .compactMap { name in lines.firstIndex { $0.text.contains("'\(name)'") } }
    }
  }

  /// The effects of kinds that should not be there, by their place among all effects of the story.
  private var wrongEffects: [Int] {
    guard case .requirement(_, let violation) = claim, let run, let wrongEffect else { return [] }
    let told = run.timeline.turns.flatMap(\.effects)
    return run.excess(of: wrongEffect, atTurn: violation.turn)
      .compactMap { told.firstIndex(of: $0) }
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
