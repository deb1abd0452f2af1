import PushSimulation

extension ApplicationStep {
  func path(from state: ApplicationState) throws(PlayProblem.Cause) -> [ApplicationState] {
    guard let path = possiblePath(from: state) else {
      let legal = ApplicationState.allCases.filter { possiblePath(from: $0) != nil }
      throw .needsState(legal, seen: state)
    }
    return path
  }

  func possiblePath(from state: ApplicationState) -> [ApplicationState]? {
    switch self {
    case .launch:
      // The system might have started the app in the background. Then a tap on the icon brings the app to the front.
      state == .notRunning ? [.inactive, .active] : Self.enterForeground.possiblePath(from: state)
    case .launchInBackground: state == .notRunning ? [.background] : nil
    case .resignActive: state == .active ? [.inactive] : nil
    case .becomeActive: state == .inactive ? [.active] : nil
    case .enterBackground:
      switch state {
      case .active: [.inactive, .background]
      case .inactive: [.background]
      case .background, .suspended, .notRunning: nil
      }
    case .enterForeground:
      switch state {
      case .background: [.inactive, .active]
      case .suspended: [.background, .inactive, .active]
      case .active, .inactive, .notRunning: nil
      }
    case .suspend: state == .background ? [.suspended] : nil
    case .resume: state == .suspended ? [.background] : nil
    case .terminate, .forceQuit:
      switch state {
      // The app switcher makes an active app inactive first.
      case .active: [.inactive, .notRunning]
      case .inactive, .background, .suspended: [.notRunning]
      case .notRunning: nil
      }
    }
  }
}
