import PushConformance

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
