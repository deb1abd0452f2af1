import PushSimulation

extension Run {
  func turns(ofStepAt index: Int) -> Range<Int> {
    let turns = timeline.turns
    let step = turns[index].step
    var first = index
    while first > 0, turns[first - 1].step == step { first -= 1 }
    var end = index + 1
    while end < turns.count, turns[end].step == step { end += 1 }
    return first..<end
  }

  /// Returns the step by which `time` has passed after `step`; nil if the run ends first, or `endsWait` returns true.
  func step(bringing time: Duration, after step: Int, unless endsWait: (Step) -> Bool) -> Int? {
    var passed = Duration.zero
    for index in (step + 1)..<max(step + 1, steps.count) {
      guard !endsWait(steps[index]) else { return nil }
      if case .time(.advance(let duration)) = steps[index] { passed += duration }
      if passed >= time { return index }
    }
    return nil
  }

  /// The first turn from which two runs of a correct center can differ; nil if no turn is left out of comparisons.
  ///
  /// A garbage collector can keep a released participant. The order of questions counts if a suppressor is removed
  /// while an answer is missing. After a response that the user could not give, the remaining steps can be impossible.
  var endOfComparison: Int? {
    let released = policies.release == .collected ? timeline.firstTurnWithReleased : nil
    return [released, firstLeaveDuringQuestions, timeline.firstMissedResponse]
      .compactMap(\.self).min()
  }
}

extension TurnView {
  var turnsOfStep: Range<Int> { run.turns(ofStepAt: index) }

  var isEndOfStep: Bool { turnsOfStep.upperBound == index + 1 }
}
