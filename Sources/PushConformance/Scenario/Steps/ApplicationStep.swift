package enum ApplicationStep: Sendable, Hashable {
  /// The user opens the app, and the app becomes active.
  case launch
  case launchInBackground
  /// Something covers the active app, such as Control Center.
  case resignActive
  /// The cover is removed, and the app becomes active again.
  case becomeActive
  case enterBackground
  /// The user returns to the app, and the app becomes active.
  case enterForeground
  case suspend
  case resume
  /// The system ends the app's process; unlike after ``forceQuit``, a push can then launch the app again.
  case terminate
  /// The user swipes the app out of the app switcher; then only the user can launch the app again.
  case forceQuit
}

struct ApplicationStepKinds: Sendable {
  let launch = StepKind("launch") { ApplicationStep.launch }
    .says("launch").traits([.startsProcess, .comesAtAnyTime])
  let launchInBackground = StepKind("launchInBackground") { ApplicationStep.launchInBackground }
    .says("launch in the background").traits([.startsProcess, .comesAtAnyTime])
  let resignActive = StepKind("resignActive") { ApplicationStep.resignActive }
    .says("resign active").traits(.comesAtAnyTime)
  let becomeActive = StepKind("becomeActive") { ApplicationStep.becomeActive }
    .says("become active").traits(.comesAtAnyTime)
  let enterBackground = StepKind("enterBackground") { ApplicationStep.enterBackground }
    .says("enter the background").traits(.comesAtAnyTime)
  let enterForeground = StepKind("enterForeground") { ApplicationStep.enterForeground }
    .says("enter the foreground").traits(.comesAtAnyTime)
  let suspend = StepKind("suspend") { ApplicationStep.suspend }.says("suspend").traits(.stopsCode)
  let resume = StepKind("resume") { ApplicationStep.resume }.says("resume").traits(.comesAtAnyTime)
  let terminate = StepKind("terminate") { ApplicationStep.terminate }
    .says("terminate").traits([.stopsCode, .endsProcess])
  let forceQuit = StepKind("forceQuit") { ApplicationStep.forceQuit }
    .says("force-quit").traits([.stopsCode, .endsProcess])
}
