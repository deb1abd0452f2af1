/// Steps that come early: before the center is idle.
extension Step {
  /// True if this step only makes the next step come early.
  var isEarly: Bool { if case .time(.early) = self { true } else { false } }

  /// Returns whether the step can come before the center has finished its work for the previous step.
  ///
  /// Other steps, such as a push or a login, could change the center's duty in the previous step.
  func canComeEarly(after previous: Step) -> Bool { previous.comesAtAnyTime && comesAtAnyTime }
}

extension Scenario {
  var hasEarlySteps: Bool { when.contains(where: \.isEarly) }

  /// Returns true if the step after this place can come early, and the step before this place does not come early.
  func isSound(earlyStepAt place: Int) -> Bool {
    place > 0 && place + 1 < steps.count && steps[place + 1].canComeEarly(after: steps[place - 1])
      && (place < 2 || !steps[place - 2].isEarly)
  }

  var isPlain: Bool { reactions.isEmpty && !hasEarlySteps }
}
