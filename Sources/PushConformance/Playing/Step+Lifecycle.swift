import PushSimulation

extension Step {
  /// The states that the application passes through, or nil for a step of another kind.
  ///
  /// - Throws: That the application is in no state for this step.
  func path(from state: ApplicationState) throws(PlayProblem.Cause) -> [ApplicationState]? {
    let paths: [ApplicationState: [ApplicationState]]
    switch self {
    case .launch:
      paths = [
        .notRunning: [.inactive, .active],
        // The system may have started the app in the background: the icon then brings it up.
        .background: [.inactive, .active], .suspended: [.background, .inactive, .active],
      ]
    case .launchInBackground: paths = [.notRunning: [.background]]
    case .resignActive: paths = [.active: [.inactive]]
    case .becomeActive: paths = [.inactive: [.active]]
    case .enterBackground:
      paths = [.active: [.inactive, .background], .inactive: [.background]]
    case .enterForeground:
      paths = [
        .background: [.inactive, .active], .suspended: [.background, .inactive, .active],
      ]
    case .suspend: paths = [.background: [.suspended]]
    case .resume: paths = [.suspended: [.background]]
    case .terminate, .forceQuit:
      paths = [
        // The app switcher makes an active app inactive first.
        .active: [.inactive, .notRunning], .inactive: [.notRunning],
        .background: [.notRunning], .suspended: [.notRunning],
      ]
    default: return nil
    }
    guard let path = paths[state] else {
      let legal = ApplicationState.allCases.filter { paths[$0] != nil }
      throw .needsState(legal, seen: state)
    }
    return path
  }
}
