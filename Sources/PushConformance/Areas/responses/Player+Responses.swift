import PushSimulation

/// Plays the steps in which the user responds to a notification.
extension Player {
  func perform(_ step: ResponsesStep) async throws(PlayProblem.Cause) {
    switch step {
    case .tap(let name, let scene):
      try await respond(with: .open, to: try cast.notification(name), in: scene)
    case .dismiss(let name): try await respond(with: .dismiss, to: try cast.notification(name))
    case .respond(let name, let action, let text):
      try await respond(with: .choose(action, text: text), to: try cast.notification(name))
    case .taps(let delivery): device.world.tapDelivery = delivery
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
    guard !device.wasRemoved(id) else { return try await turn(.nothing(.notShown)) }
    let isReported = reports(action)
    let response = (isReported ? subject.vocabulary : .usual).response(to: action)
    let callbacks = try legally { () throws(IllegalTransition) in
      try delivery.response(response, in: &device.world, into: scene)
    }
    if !callbacks.isEmpty { device.take(userNotification(id)) }
    let made = isReported ? callbacks : callbacks.compactMap(\.withoutResponse)
    try await make(made, about: id, action: action)
  }

  /// Returns whether the system reports an action to the app.
  ///
  /// Without a category, a notification has no actions, and its dismissal is not reported (Apple,
  /// `UNNotificationCategoryOptions.customDismissAction`). The state of the app changes all the same, so that the
  /// steps after this one stay possible.
  private func reports(_ action: UserAction) -> Bool {
    let actions = subject.vocabulary.actions
    return switch action {
    case .open: true
    case .dismiss: !actions.isEmpty
    case .choose(let name, _):
      actions[name] != nil || !actions.isEmpty && Vocabulary.actions[name] == nil
    }
  }

  /// Returns whether the center let the system show a notification in the foreground.
  private func isShown(_ id: NotificationID) -> Bool {
    cast.notifications[id.index].facts.isDisplayable
      && device.timeline.effects.contains {
        guard case .responses(.completed(let completion, .presented(let options))) = $0 else {
          return false
        }
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
      identifier = subject.vocabulary.actions[name]?.identifier ?? name
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

extension SystemCallback {
  /// The callback without the user's response; nil for one that brings nothing else.
  fileprivate var withoutResponse: SystemCallback? {
    switch kind {
    case .response: nil
    case .launchWithNotification:
      SystemCallback(.lifecycle(.didFinishLaunching), state: state)
    case .scene(let scene, _): SystemCallback(.scene(scene, bringsResponse: false), state: state)
    case .lifecycle, .receive, .fetch, .willPresent: self
    }
  }
}

extension Vocabulary {
  /// Returns the effect of an action on the application: a tap opens it, and so does an action declared to open it.
  func response(to action: UserAction) -> NotificationDelivery.Response {
    switch action {
    case .open: .opens
    case .dismiss: .staysBehind
    case .choose(let name, _): actions[name]?.opensApp == true ? .opens : .staysBehind
    }
  }
}
