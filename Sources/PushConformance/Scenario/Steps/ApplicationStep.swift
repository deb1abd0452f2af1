/// A change of the application's state.
package enum ApplicationStep: Sendable, Hashable {
  /// The user opens the app, which becomes active.
  case launch
  /// The system starts the app in the background.
  case launchInBackground
  /// Something covers the active app, such as Control Center.
  case resignActive
  /// The app is uncovered again.
  case becomeActive
  /// The user leaves the app.
  case enterBackground
  /// The user comes back to the app, which becomes active.
  case enterForeground
  /// The system freezes the app.
  case suspend
  /// The system lets a frozen app run in the background.
  case resume
  /// The system ends the process.
  case terminate
  /// The user throws the app out of the app switcher: until the user opens it again, nothing else
  /// starts it.
  case forceQuit
}

extension ApplicationStep {
  /// Whether no code of the app runs after the step.
  var stopsCode: Bool {
    switch self {
    case .suspend, .terminate, .forceQuit: true
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .resume:
      false
    }
  }

  /// Whether a process of the app ends with the step.
  var endsProcess: Bool {
    switch self {
    case .terminate, .forceQuit: true
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .suspend, .resume:
      false
    }
  }

  /// Whether a process of the app begins with the step, where there is none.
  var startsProcess: Bool {
    switch self {
    case .launch, .launchInBackground: true
    case .resignActive, .becomeActive, .enterBackground, .enterForeground, .suspend, .resume,
      .terminate, .forceQuit:
      false
    }
  }
}
