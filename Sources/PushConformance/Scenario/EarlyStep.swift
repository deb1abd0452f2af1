/// The steps that can come before the center is idle.
extension Step {
  /// True if the next step comes early.
  var isEarly: Bool { if case .time(.early) = self { true } else { false } }

  /// Returns true if the step can come while the center still works for the previous step.
  ///
  /// Both steps come from outside. The user does not see what the center is about to do, and no request is answered that
  /// the center is about to make. A newer token or push excuses a center from work for the older one, so two of these
  /// are left out. Two messages on the bus stay two.
  func canComeEarly(after previous: Step) -> Bool {
    switch (previous, self) {
    case (.token, .token), (.notification, .notification), (.links, .links): false
    default: previous.comesFromOutside && comesFromOutside
    }
  }

  private var comesFromOutside: Bool {
    switch self {
    case .application(let step): !step.stopsCode
    case .account(let step): step.changesRecipient
    case .navigation(.post), .notification, .registration(.request), .token(.receive): true
    case .links(let step): step.opensSomething
    case .activity, .extension, .hierarchy, .launch, .navigation, .participant, .permission,
      .registration(.fail), .responders, .responses, .scenes, .services, .suppression, .time,
      .toast, .token(.answerUpload):
      false
    }
  }
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
