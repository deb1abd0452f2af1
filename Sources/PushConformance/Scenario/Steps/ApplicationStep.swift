/// A change of the application's state.
package enum ApplicationStep: Sendable, Hashable {
  /// The user opens the app, and the app becomes active.
  case launch
  /// The system starts the app in the background.
  case launchInBackground
  /// Something covers the active app, such as Control Center.
  case resignActive
  /// The cover goes away, and the app becomes active again.
  case becomeActive
  /// The user leaves the app.
  case enterBackground
  /// The user returns to the app, and the app becomes active.
  case enterForeground
  /// The system suspends the app in the background, so that its code no longer runs.
  case suspend
  /// The system resumes a suspended app in the background.
  case resume
  /// The system ends the app's process.
  ///
  /// Unlike after ``forceQuit``, the system may launch the app again for a push.
  case terminate
  /// The user swipes the app out of the app switcher.
  ///
  /// After that, only the user can launch the app again.
  case forceQuit
}

extension ApplicationStep {
  var stopsCode: Bool {
    switch self {
    case .suspend, .terminate, .forceQuit: true
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .resume:
      false
    }
  }

  /// True if the step ends a process of the app.
  var endsProcess: Bool {
    switch self {
    case .terminate, .forceQuit: true
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .suspend, .resume:
      false
    }
  }

  /// True if the step starts a process of the app if none runs.
  var startsProcess: Bool {
    switch self {
    case .launch, .launchInBackground: true
    case .resignActive, .becomeActive, .enterBackground, .enterForeground, .suspend, .resume,
      .terminate, .forceQuit:
      false
    }
  }
}
