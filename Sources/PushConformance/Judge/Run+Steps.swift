import PushSimulation

extension Run {
  /// Returns the indices of all turns that the step of the given turn causes.
  func turns(ofStepAt index: Int) -> Range<Int> {
    let turns = timeline.turns
    let step = turns[index].step
    var first = index
    while first > 0, turns[first - 1].step == step { first -= 1 }
    var end = index + 1
    while end < turns.count, turns[end].step == step { end += 1 }
    return first..<end
  }

  /// Returns the index of the first step at which the duration `time` has passed since the step at index `step`.
  ///
  /// Nil if the run ends first, or if a step for which `endsWait` is true comes first.
  func step(
    bringing time: Duration,
    after step: Int,
    unless endsWait: (Step) -> Bool
  ) -> Int? {
    var passed = Duration.zero
    for index in (step + 1)..<max(step + 1, steps.count) {
      guard !endsWait(steps[index]) else { return nil }
      if case .time(.advance(let duration)) = steps[index] { passed += duration }
      if passed >= time { return index }
    }
    return nil
  }

  /// The first turn that is not compared with another run; nil if all turns are compared.
  ///
  /// The comparison ends in three cases:
  ///
  /// - A participant is released, and a garbage collector decides how long the center still asks the participant.
  /// - A participant is detached or released while the center awaits answers. The order of the questions then decides
  ///   whether the center asks that participant.
  /// - The user cannot respond to a notification, because the center has removed the notification or has unregistered.
  ///   Later steps may then be impossible.
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
