import PushConformance

/// A simple correct center that brings the account of a push to the front, and then opens the push.
///
/// The first account that logs in is in front. The system shows the notifications of all accounts.
class PlainSwitcher: PlainSeveralAccounts, AccountSwitchingCenter {
  override class var app: PushApp { super.app.actions() }

  var current: String?

  // MARK: - Accounts

  override func logIn(_ account: String) {
    super.logIn(account)
    if current == nil { show(account) }
  }

  override func logOut(of account: String) {
    super.logOut(of: account)
    guard current == account else { return }
    current = nil
    if let next = accounts.first { show(next) }
  }

  func switchAccount(to account: String) { show(account) }

  func show(_ account: String) {
    current = account
    application.switchAccount(to: account)
  }

  // MARK: - Pushes

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list, .sound, .badge])
  }

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    let push = read(response.notification.userInfo)
    if let link = Receipt.usable(push["url"]?.string) {
      open(link, for: push["account"]?.string)
    }
    completion()
  }

  /// Returns the payload of a push of the app, in the form in which the server made it.
  func read(_ userInfo: UserInfo) -> JSONObject { userInfo.payload }

  /// Opens the link of a push in the account that the push names, or nothing if this account is not logged in.
  func open(_ link: String, for account: String?) {
    guard let account, account != current else { return follow(link) }
    guard accounts.contains(account) else { return }
    show(account)
    follow(link)
  }

  func follow(_ link: String) { application.open(link) }
}
