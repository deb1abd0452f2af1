import PushConformance

/// A correct center of an app with accounts, which drops the pending URL of an account when another account logs in.
class AccountResponder: PlainResponder, UnregisteringCenter {
  private lazy var registrar = PlainRegistrar(application: application)
  func registerForRemoteNotifications() { registrar.registerForRemoteNotifications() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    registrar.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }
  func logIn(_ account: String) {
    if registrar.account != account { dropPendingURL() }
    registrar.logIn(account)
  }
  func dropPendingURL() { pendingURL = nil }
  func logOut() {
    dropPendingURL()
    registrar.logOut()
  }
  override func didFinishLaunching(with options: LaunchOptions) -> Bool {
    registrar.didFinishLaunching()
    return true
  }
  override class var vocabulary: Vocabulary { PlainRegistrar.vocabulary }
  override func announce(_ receipt: Receipt) { if registrar.isOn { super.announce(receipt) } }
  override func options(for receipt: Receipt) -> PresentationOptions {
    registrar.isOn ? super.options(for: receipt) : []
  }
}
