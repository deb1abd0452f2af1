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

  /// Returns the first step at which `time` has passed since `step`, unless `endsWait` is true for one before it.
  func step(bringing time: Duration, after step: Int, unless endsWait: (Step) -> Bool) -> Int? {
    var passed = Duration.zero
    for index in (step + 1)..<max(step + 1, steps.count) {
      guard !endsWait(steps[index]) else { return nil }
      if case .time(.advance(let duration)) = steps[index] { passed += duration }
      if passed >= time { return index }
    }
    return nil
  }

  /// The first turn that is not compared with another run.
  ///
  /// There, a garbage collector can keep a released participant, or a suppressor leaves while answers are awaited, so
  /// that the order of the questions decides. Or the user cannot respond, so that later steps can be impossible.
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
