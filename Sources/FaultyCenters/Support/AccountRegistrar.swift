import PushConformance

/// A center that uploads no token before an account has logged in, and asks for a token when another account logs in.
class AccountRegistrar: PlainRegistrar {
  override class var policies: Policies { Policies(uploadsFor: .account) }
  private var isWaiting = false
  private var hasFailed = false
  required init(application: SimulatedApplication) {
    application.storage["account"] = nil
    super.init(application: application)
  }
  override func logIn(_ account: String) {
    isWaiting = asksForToken(of: account)
    if isWaiting {
      callOff()
      application.registerForRemoteNotifications()
    }
    super.logIn(account)
    // A retry must not send the token for the previous account.
    if sent?.account != account { sent = nil }
  }
  func asksForToken(of account: String) -> Bool { account != self.account || hasFailed }

  override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    if !deviceToken.bytes.isEmpty { (isWaiting, hasFailed) = (false, false) }
    super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }
  override func didFailToRegisterForRemoteNotifications(error: any Error) {
    (isWaiting, hasFailed) = (false, true)
    register()
  }
  override func upload(_ registration: Registration) {
    application.storage["sent"] = registration.json
    super.upload(registration)
  }
  /// Unregisters the token that this process or an earlier process has registered.
  override func withdraw() {
    if sent == nil { sent = application.storage["sent"].flatMap(Registration.init(json:)) }
    application.storage["sent"] = nil
    super.withdraw()
  }
  override func register() { if account != nil, !isWaiting { super.register() } }
}
