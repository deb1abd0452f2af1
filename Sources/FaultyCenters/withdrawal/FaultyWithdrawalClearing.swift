import PushConformance

/// Faults in removing all notifications of an account, and in clearing notifications when the user opens the app.
enum FaultyWithdrawalClearing: FaultGroup {
  static let rows = faults([
    NeverClears.self, ClearsAtLaunchesAlone.self, ClearsTheNewestAlone.self,
    ForgetsToClearAtASwitch.self, ClearsForTheAccountThatTheUserLeaves.self, ClearsForEveryone.self,
    IgnoresWithdrawalsOfAll.self, WithdrawsFromEveryone.self, WithdrawsForTheAccountInFront.self,
    ForgetsAllWithoutNames.self,
  ])

  /// Keeps all notifications in Notification Center, although its app declares that activation clears them.
  final class NeverClears: PlainResponder {
    override class var policies: Policies { Policies(clearsNotifications: .onActivation) }
  }

  final class ClearsAtLaunchesAlone: PlainResponder {
    override class var policies: Policies { Policies(clearsNotifications: .onActivation) }
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      application.removeAllDeliveredNotifications()
      return super.didFinishLaunching(with: options)
    }
  }

  final class ClearsTheNewestAlone: PlainResponder {
    override class var policies: Policies { Policies(clearsNotifications: .onActivation) }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      guard let last = application.deliveredNotifications.last else { return }
      application.removeDeliveredNotifications(withIdentifiers: [last.identifier])
    }
  }

  /// Clears notifications when the user opens the app, and not when the user chooses an account.
  final class ForgetsToClearAtASwitch: ClearingSwitcher {
    override func switchAccount(to account: String) {
      current = account
      application.switchAccount(to: account)
    }
  }

  final class ClearsForTheAccountThatTheUserLeaves: ClearingSwitcher {
    override func switchAccount(to account: String) {
      clear()
      current = account
      application.switchAccount(to: account)
    }
  }

  final class ClearsForEveryone: ClearingSwitcher {
    override func clear() { application.removeAllDeliveredNotifications() }
  }

  final class IgnoresWithdrawalsOfAll: ClearingSwitcher {
    override func withdraw(_ push: JSONObject) {
      var push = push
      push["withdraw_all"] = nil
      super.withdraw(push)
    }
  }

  /// When a push withdraws the notifications of one account, removes the notifications of all accounts.
  final class WithdrawsFromEveryone: ClearingSwitcher {
    override func isOf(_ account: String?, _ push: JSONObject) -> Bool { true }
  }

  /// Removes the notifications of the account that the app shows, even if the push names another account.
  final class WithdrawsForTheAccountInFront: ClearingSwitcher {
    override func isOf(_ account: String?, _ push: JSONObject) -> Bool { super.isOf(current, push) }
  }

  /// Looks only for message ids, and so removes nothing when a push withdraws all notifications of the app.
  final class ForgetsAllWithoutNames: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "message_id": $0.messageID, "withdraw": $0.withdrawn, "withdraw_all": $0.withdrawsAll,
          ]
        }
        .vocabulary
    }
  }
}
