import PushConformance

/// A correct center that sends its token only while the app is active.
class ForegroundRegistrar: PlainRegistrar {
  override class var policies: Policies { Policies(requests: .inForeground) }

  var isInFront: Bool { application.applicationState == .active }

  override func register() {
    guard isInFront else {
      // A retry must not send the former token.
      callOff()
      return
    }
    super.register()
  }

  override func tryAgain(_ registration: Registration) {
    // A newer token may wait for the app to be active.
    if registration.token == token { super.tryAgain(registration) }
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    register()
  }
}
