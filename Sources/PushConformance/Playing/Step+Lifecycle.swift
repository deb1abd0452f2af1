import PushSimulation

extension Step {
  /// The states that the application passes through, or nil for a step of another kind.
  ///
  /// - Throws: That the application is in no state for this step.
  func path(from state: ApplicationState) throws(PlayProblem.Cause) -> [ApplicationState]? {
    guard movesApplication else { return nil }
    guard let path = possiblePath(from: state) else {
      let legal = ApplicationState.allCases.filter { possiblePath(from: $0) != nil }
      throw .needsState(legal, seen: state)
    }
    return path
  }

  /// Whether the step changes the application's state and does nothing else.
  var movesApplication: Bool {
    switch self {
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .suspend, .resume, .terminate, .forceQuit:
      true
    default: false
    }
  }

  /// The states that follow one another, or nil where the step cannot begin.
  func possiblePath(from state: ApplicationState) -> [ApplicationState]? {
    switch (self, state) {
    case (.launch, .notRunning): [.inactive, .active]
    // The system may have started the app in the background: the icon then brings it up.
    case (.launch, .background), (.enterForeground, .background): [.inactive, .active]
    case (.launch, .suspended), (.enterForeground, .suspended): [.background, .inactive, .active]
    case (.launchInBackground, .notRunning): [.background]
    case (.resignActive, .active): [.inactive]
    case (.becomeActive, .inactive): [.active]
    case (.enterBackground, .active): [.inactive, .background]
    case (.enterBackground, .inactive): [.background]
    case (.suspend, .background): [.suspended]
    case (.resume, .suspended): [.background]
    // The app switcher makes an active app inactive first.
    case (.terminate, .active), (.forceQuit, .active): [.inactive, .notRunning]
    case (.terminate, .inactive), (.terminate, .background), (.terminate, .suspended),
      (.forceQuit, .inactive), (.forceQuit, .background), (.forceQuit, .suspended):
      [.notRunning]
    default: nil
    }
  }
}
