import PushSimulation

extension Player {
  func perform(_ step: ResponsesStep) async throws(PlayProblem.Cause) {
    switch step {
    case .tap(let name, let scene):
      try await respond(with: .open, to: try cast.notification(name), in: scene)
    case .dismiss(let name): try await respond(with: .dismiss, to: try cast.notification(name))
    case .respond(let name, let action, let text):
      try await respond(with: .choose(action, text: text), to: try cast.notification(name))
    case .taps(let delivery): device.world.tapDelivery = delivery
    case .content(let takesTime): device.world.contentTakesTime = takesTime
    case .completeContent(let name, let outcome):
      let id = try cast.notification(name)
      let application = try runningProcess().application
      if application.holds(\.contentLoads, for: id) {
        try await turn(.responses(.contentLoadEnded(id, outcome))) {
          application.end(\.contentLoads, for: id, with: outcome)
        }
      } else if application.holds(\.submissions, for: id) {
        try await turn(.responses(.submissionEnded(id, outcome))) {
          application.end(\.submissions, for: id, with: outcome)
        }
      } else {
        try await turn(.nothing(.noSuchLoad))
      }
    }
  }

  private func respond(
    with action: UserAction,
    to id: NotificationID,
    in scene: String? = nil
  ) async throws(PlayProblem.Cause) {
    if device.world.lifecycle.state == .active, process?.responding != nil, !isShown(id) {
      return try await turn(.nothing(.notShown))
    }
    guard !device.wasRemoved(id) else { return try await turn(.nothing(.wasRemoved)) }
    let response = action.response
    let callbacks = try World.legally { () throws(IllegalTransition) in
      try delivery.response(response, in: &device.world, into: scene)
    }
    if !callbacks.isEmpty { device.take(userNotification(id), of: id) }
    try await make(callbacks, about: id, action: action)
  }

  /// Returns whether a step can be impossible because the user could not respond to an earlier notification.
  ///
  /// The notification was missing: the center had removed it, or had ended its registration.
  func isBeyondStory(_ cause: PlayProblem.Cause) -> Bool {
    switch cause {
    case .needsState, .illegalTransition: return device.timeline.firstMissedResponse != nil
    default: return false
    }
  }

  private func isShown(_ id: NotificationID) -> Bool {
    cast.notifications[id.index].facts.isDisplayable
      && device.timeline.effects.contains {
        guard case .responses(.completed(let completion, .presented(let options))) = $0
        else { return false }
        return options.isVisible && device.timeline.completions[completion.index].notification == id
      }
  }

  func response(with action: UserAction, to id: NotificationID) -> NotificationResponse {
    let identifier: String
    var text: String?
    switch action {
    case .open: identifier = NotificationResponse.defaultActionIdentifier
    case .dismiss: identifier = NotificationResponse.dismissActionIdentifier
    case .choose(let name, let written):
      let notification = scenario.notifications[cast.notifications[id.index].name]
      let category = subject.vocabulary.category(of: notification)
      identifier = category.actions[name]?.identifier ?? name
      text = written
    }
    return NotificationResponse(
      notification: userNotification(id),
      actionIdentifier: identifier,
      userText: text,
      targetScene: opensScene(action) ? device.world.sceneInFront : nil
    )
  }
}
