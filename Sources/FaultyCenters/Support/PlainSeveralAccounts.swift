import PushConformance

/// A simple correct center for several accounts at a time, each with its own registration at the server.
///
/// The app logs its accounts in at every launch.
class PlainSeveralAccounts: DeclaredCenter, SeveralAccountsCenter {
  override class var app: PushApp { PushApp().uploads(to: "/devices").uploads(for: .account) }

  var accounts: [String] = []
  var token: String?
  /// The accounts for which the current token has been sent.
  var registered: Set<String> = []

  func registerForRemoteNotifications() {
    application.registerForRemoteNotifications()
    application.requestAuthorization(options: [.alert, .badge, .sound])
  }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty else { return }
    if deviceToken.hexadecimal != token { registered = [] }
    token = deviceToken.hexadecimal
    registerAll()
  }

  func registerAll() { for account in accounts { register(account) } }

  func register(_ account: String) {
    guard let token, registered.insert(account).inserted else { return }
    application.uploadDeviceToken(token, to: "/devices", account: account) { [weak self] result in
      if case .failure = result, self?.token == token { self?.registered.remove(account) }
    }
  }

  func logIn(_ account: String) {
    if !accounts.contains(account) { accounts.append(account) }
    register(account)
  }

  func logOut(of account: String) {
    accounts.removeAll { $0 == account }
    unregister(account)
  }

  func unregister(_ account: String) {
    guard let token, registered.remove(account) != nil else { return }
    application.unregisterDeviceToken(token, account: account, completion: nil)
  }
}
