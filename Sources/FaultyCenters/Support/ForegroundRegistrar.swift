import PushConformance

/// A correct center that sends its token only while the app is active.
///
/// A token that comes while the app is not active waits until the app becomes active.
class ForegroundRegistrar: PlainRegistrar {
  override class var policies: Policies { Policies(requests: .inForeground) }

  /// True if the center may send its token now.
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
