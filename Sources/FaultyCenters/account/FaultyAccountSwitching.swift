import PushConformance
import PushPayloads
import PushSimulation

/// Faults in opening the pushes of several accounts.
enum FaultyAccountSwitching {
  static let rows = [
    SubjectRow(NeverSwitches.self, "account.tap-opens-in-its-account"),
    SubjectRow(SwitchesTooLate.self, "account.tap-opens-in-its-account"),
    SubjectRow(OpensBeforeTheAnswer.self, "account.tap-opens-in-its-account"),
    SubjectRow(OpensForTheRemoved.self, "account.tap-of-removed-account-opens-nothing"),
    SubjectRow(SwitchesForItsOwnPush.self, "account.own-tap-keeps-the-account"),
    SubjectRow(SwitchesAtArrival.self, "account.only-the-user-switches"),
    SubjectRow(SwitchesBack.self, "account.only-the-user-switches"),
  ]

  /// Opens each push in the account in front, whichever account the push names.
  final class NeverSwitches: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      if account.map(accounts.contains) ?? true { follow(link) }
    }
  }

  /// Opens the link first, and then brings the account of the push to the front.
  final class SwitchesTooLate: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      guard account.map(accounts.contains) ?? true else { return }
      follow(link)
      if let account, account != current { show(account) }
    }
  }

  /// Asks the user for the account, but opens the link in the account in front without waiting for the answer.
  final class OpensBeforeTheAnswer: PlainSwitcher {
    override class var app: PushApp { super.app.switchesAccount(.afterAsking) }
    override func open(_ link: String, for account: String?) {
      if account.map(accounts.contains) ?? true { follow(link) }
    }
  }

  /// Opens the link of a removed account in the account in front.
  final class OpensForTheRemoved: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      super.open(link, for: account.flatMap { accounts.contains($0) ? $0 : nil })
    }
  }

  /// Goes on to the next account after a push of the account in front.
  final class SwitchesForItsOwnPush: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      let isOwn = account != nil && account == current
      super.open(link, for: account)
      if isOwn, let next = accounts.first(where: { $0 != current }) { show(next) }
    }
  }

  /// Brings the account of a push to the front as soon as the push arrives in the open app.
  final class SwitchesAtArrival: PlainSwitcher {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      if let account = notification.userInfo.payload["account"]?.string,
        accounts.contains(account), account != current
      {
        show(account)
      }
      super.willPresent(notification, completion: completion)
    }
  }

  /// Follows the last response again when the user brings another account to the front by hand.
  final class SwitchesBack: PlainSwitcher {
    private var last: String?
    override func open(_ link: String, for account: String?) {
      super.open(link, for: account)
      last = account.flatMap { accounts.contains($0) ? $0 : nil }
    }
    override func switchAccount(to account: String) {
      super.switchAccount(to: account)
      if let last, last != account, accounts.contains(last) { show(last) }
    }
  }
}
