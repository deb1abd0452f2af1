import PushSimulation

extension Finding {
  private static var fewSteps: Int { 6 }

  func briefStory(most: Int, columns: Int, tokens: LongTokens) -> [String] {
    let story = BriefStory(
      lines: StoryLine.lines(of: storySteps).map { line in
        var line = line
        line.text = tokens.shortened(line.text)
        line.detail = tokens.shortened(line.detail)
        return line
      },
      columns: columns
    )
    var kept: Set<Int> = []
    for place in placesByNeed(story.lines, tokens) {
      let more = kept.union([place, story.place(ofStep: story.lines[place].step)])
      if story.text(keeping: more).count <= most { kept = more }
    }
    return story.text(keeping: kept)
  }

  /// Returns indices of lines, with the line that matters most to the reader first; an index can occur twice.
  private func placesByNeed(_ lines: [StoryLine], _ tokens: LongTokens) -> [Int] {
    guard !lines.isEmpty else { return [] }
    let violating = lines.indices.first { lines[$0].isWrong } ?? lines.count - 1
    let effects = lines.indices.filter { lines[$0].part == .effect }
    let wrong = wrongEffects.compactMap { effects.indices.contains($0) ? effects[$0] : nil }
    let latestFirst = lines.indices.reversed()
    let ofEvent = latestFirst.filter { lines[$0].isWrong && !lines[$0].isForSystem }
    let steps = latestFirst.filter { lines[$0].part == .step }
    // The compiler would need many seconds to type-check one expression that adds all these arrays.
    var places = [0, violating]
    // In a short story, every step matters more than the effects, because the row `Saw` shows the effects of the last
    // step.
    if steps.count <= Self.fewSteps { places += steps }
    places += wrong.suffix(2)
    places += ofEvent.prefix(1)
    places += mentions(lines, until: violating, tokens)
    places += steps
    places += ofEvent
    places += latestFirst.filter { lines[$0].isWrong }
    places += latestFirst
    return places
  }

  /// Returns the indices of lines that mention a name from the expectations, such as the step that explains the name.
  private func mentions(_ lines: [StoryLine], until violating: Int, _ tokens: LongTokens) -> [Int] {
    expectations.flatMap { expectation in
      tokens.shortened(expectation.expected).split(separator: "'").flatMap { name in
        let places = lines.indices.filter { lines[$0].mentions(name) }
        let steps = places.filter { lines[$0].part == .step }
        let effects = places.filter { lines[$0].part == .effect }
        return [steps.last { $0 <= violating }, steps.first, effects.last].compactMap(\.self)
      }
    }
  }

  /// The places of excess effects in the list of all effects of the story; an effect is excess if its kind should not
  /// occur.
  private var wrongEffects: [Int] {
    guard case .requirement(_, let violation) = claim, let run, let wrongEffect else { return [] }
    let told = run.timeline.turns.flatMap(\.effects)
    return run.excess(of: wrongEffect, atTurn: violation.turn)
      .compactMap { told.firstIndex(of: $0) }
  }
}

private struct BriefStory {
  var lines: [StoryLine]
  var columns: Int

  func place(ofStep step: Int) -> Int { lines.firstIndex { $0.step == step } ?? 0 }

  func text(keeping kept: Set<Int>) -> [String] {
    var text: [String] = []
    var told = -1
    for place in kept.sorted() {
      let line = lines[place]
      text += gap(from: told + 1, to: line.step)
      told = line.step
      text += line.part == .step ? self.text(ofStep: place, keeping: kept) : [line.text]
    }
    return text + gap(from: told + 1, to: (lines.last?.step ?? -1) + 1)
  }

  /// Returns the line that replaces the left-out steps `start..<end`.
  ///
  /// A gap of a single step shows the step, because the step takes one line as well.
  private func gap(from start: Int, to end: Int) -> [String] {
    switch end - start {
    case ...0: []
    case 1: text(ofStep: place(ofStep: start), most: 1)
    case 2: ["  …  steps \(start + 1) and \(end) left out"]
    default: ["  …  steps \(start + 1) to \(end) left out"]
    }
  }

  private func text(ofStep place: Int, keeping kept: Set<Int> = [], most: Int = 2) -> [String] {
    let line = lines[place]
    let hidden = lines.indices.count {
      $0 > place && lines[$0].step == line.step && !kept.contains($0)
    }
    let note =
      switch hidden {
      case 0: ""
      case 1: "  (1 effect left out)"
      default: "  (\(hidden) effects left out)"
      }
    let text = line.text + note + line.detail
    guard text.count > columns else { return [text] }
    let margin = text.prefix { !$0.isLetter }
    let indent = String(repeating: " ", count: margin.count + 2)
    return String(text.dropFirst(margin.count)).folded(into: most, columns: columns - indent.count)
      .enumerated().map { ($0.offset == 0 ? margin : indent[...]) + $0.element }
  }
}
