/// The steps that can come before the center is idle.
extension Step {
  /// True if the next step comes early.
  var isEarly: Bool { if case .time(.early) = self { true } else { false } }

  /// Returns true if the step can come while the center still works for the previous step.
  ///
  /// Both are changes of the app's state, or messages on the bus. A token, a push or a login can change the center's duty
  /// in the previous step, so the requirements allow too many effects there.
  func canComeEarly(after previous: Step) -> Bool { previous.comesAtAnyTime && comesAtAnyTime }
}

extension Scenario {
  /// True if a step comes before the center is idle.
  var hasEarlySteps: Bool { when.contains(where: \.isEarly) }

  /// Returns true if the step after the given place can come early, and the step before it does not.
  func isSound(earlyStepAt place: Int) -> Bool {
    place > 0 && place + 1 < steps.count && steps[place + 1].canComeEarly(after: steps[place - 1])
      && (place < 2 || !steps[place - 2].isEarly)
  }

  /// True if each step comes when the center is idle.
  var isPlain: Bool { reactions.isEmpty && !hasEarlySteps }
}
