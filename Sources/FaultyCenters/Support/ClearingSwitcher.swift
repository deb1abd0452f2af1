import PushConformance

/// A simple correct center with several accounts that keeps Notification Center free of what the user has seen.
///
/// The center clears the notifications of the account in front when the user comes into the app, or brings the account
/// to the front. It also removes what a push withdraws.
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

  func clear() {
    if let current { remove { $0["account"]?.string == current } }
  }

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
