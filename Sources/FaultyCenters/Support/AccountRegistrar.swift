import PushConformance
import PushPayloads
import PushSimulation

/// A center that uploads no token before an account has logged in, and asks for the token at each login.
class AccountRegistrar: PlainRegistrar {
  override class var policies: Policies { Policies(uploadsFor: .account) }
  private var isWaiting = false
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
  }
  /// Returns whether the center asks the system for a token when an account logs in.
  func asksForToken(of account: String) -> Bool { account != self.account }

  override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    if !deviceToken.bytes.isEmpty { isWaiting = false }
    super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }
  override func register() { if account != nil, !isWaiting { super.register() } }
}
