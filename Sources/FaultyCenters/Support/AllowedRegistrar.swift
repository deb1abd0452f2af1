import PushConformance

/// A center that uploads each new token; a subclass registers only if the user has agreed.
class AllowedRegistrar: RegisteringCenter {
  class var app: PushApp { PushApp().registers(.whenAllowed) }
  let application: SimulatedApplication
  private var lastToken: DeviceToken?

  required init(application: SimulatedApplication) { self.application = application }

  func registerIfAllowed() {
    if application.authorizationStatus == .authorized {
      application.registerForRemoteNotifications()
    }
  }
  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard deviceToken != lastToken else { return }
    lastToken = deviceToken
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}
