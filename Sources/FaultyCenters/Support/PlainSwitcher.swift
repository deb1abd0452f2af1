import PushConformance

/// A simple correct center that switches to the account of a push, and then opens the push.
///
/// The app first shows the first account that logs in. The system shows the notifications of all accounts.
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
    if let link = Receipt.usable(push["url"]?.string) { open(link, for: push["account"]?.string) }
    completion()
  }

  /// Returns the payload of a push of the app, in the form in which the server made it.
  func read(_ userInfo: UserInfo) -> JSONObject { userInfo.payload }

  func open(_ link: String, for account: String?) {
    guard let account, account != current else { return follow(link) }
    guard accounts.contains(account) else { return }
    show(account)
    follow(link)
  }

  func follow(_ link: String) { application.open(link) }
}

/// A simple correct center with several accounts that registers its categories while an account is logged in.
class CategorizingSwitcher: PlainSwitcher, CategoryRegisteringCenter {
  override class var app: PushApp { super.app.category("MESSAGE", of: "message", show: "OPEN") }

  override func logIn(_ account: String) {
    super.logIn(account)
    registerCategories()
  }

  override func logOut(of account: String) {
    super.logOut(of: account)
    registerCategories()
  }

  func registerCategories() {
    application.setNotificationCategories(accounts.isEmpty ? [] : Self.categories)
  }

  static var categories: Set<UserNotificationCategory> {
    let open = UserNotificationAction(identifier: "OPEN", options: .foreground)
    return [UserNotificationCategory(identifier: "MESSAGE", actions: [open])]
  }
}

/// A simple correct center with several accounts that removes from Notification Center what the user has seen.
///
/// The center clears the notifications of the account that the app shows when the user opens the app or switches to the
/// account. The center also removes the notifications that a push withdraws.
class ClearingSwitcher: PlainSwitcher, WithdrawingCenter, LifecycleObservingCenter {
  override class var app: PushApp {
    super.app
      .sends {
        [
          "aps": $0.aps, "url": $0.url, "message_id": $0.messageID, "account": $0.account,
          "withdraw": $0.withdrawn, "withdraw_all": $0.withdrawsAll,
        ]
      }
      .clearsNotifications(clears)
  }
  class var clears: Policies.ClearsNotifications { .ofAccountInFront }

  // MARK: - Clearing

  func didBecomeActive() { clear() }

  func clear() { if let current { remove { $0["account"]?.string == current } } }

  override func show(_ account: String) {
    super.show(account)
    if application.applicationState == .active { clear() }
  }

  func remove(where isMeant: (JSONObject) -> Bool) {
    let meant = application.deliveredNotifications.filter {
      $0.trigger == .push && $0.userInfo.payload["other-sdk"] == nil && isMeant(read($0.userInfo))
    }
    guard !meant.isEmpty else { return }
    application.removeDeliveredNotifications(withIdentifiers: meant.map(\.identifier))
  }

  // MARK: - Withdrawal

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    withdraw(read(userInfo))
    fetchCompletion(.noData)
  }

  func withdraw(_ push: JSONObject) {
    let named = push["withdraw"]
    let names = named?.array?.compactMap(\.string) ?? named?.string.map { [$0] } ?? []
    let account = push["account"]?.string
    remove {
      ($0["message_id"]?.string).map(names.contains) == true
        || push["withdraw_all"]?.bool == true && self.isOf(account, $0) && $0["withdraw_all"] == nil
    }
  }

  func isOf(_ account: String?, _ push: JSONObject) -> Bool {
    account == nil || push["account"]?.string == account
  }
}
