import PushSimulation

extension Step {
  /// The states that the application passes through, or nil for a step of another kind.
  ///
  /// - Throws: An illegal transition where the application is in no state for this step.
  func path(from state: ApplicationState) throws(IllegalTransition) -> [ApplicationState]? {
    func legal(
      _ from: [ApplicationState],
      _ path: ApplicationState...
    ) throws(IllegalTransition) -> [ApplicationState] {
      guard from.contains(state) else {
        throw IllegalTransition(from: state, to: path.last ?? state)
      }
      return path
    }
    switch self {
    case .launch: return try legal([.notRunning], .inactive, .active)
    case .launchInBackground: return try legal([.notRunning], .background)
    case .resignActive: return try legal([.active], .inactive)
    case .becomeActive: return try legal([.inactive], .active)
    case .enterBackground where state == .active: return [.inactive, .background]
    case .enterBackground: return try legal([.inactive], .background)
    case .enterForeground where state == .suspended: return [.background, .inactive, .active]
    case .enterForeground: return try legal([.background], .inactive, .active)
    case .suspend: return try legal([.background], .suspended)
    case .resume: return try legal([.suspended], .background)
    // The user ends an active app in the app switcher, which makes it inactive first.
    case .terminate where state == .active: return [.inactive, .notRunning]
    case .terminate: return try legal([.inactive, .background, .suspended], .notRunning)
    default: return nil
    }
  }
}
