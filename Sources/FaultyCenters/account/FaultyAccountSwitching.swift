import PushConformance

/// Faults in opening the pushes of several accounts.
enum FaultyAccountSwitching: FaultGroup {
  static let rows = faults([
    NeverSwitches.self, SwitchesTooLate.self, OpensBeforeTheAnswer.self, OpensForTheRemoved.self,
    SwitchesForItsOwnPush.self, SwitchesAtArrival.self, SwitchesBack.self,
  ])

  /// Opens a push in the account that the app shows, even if the push names another account that is logged in.
  final class NeverSwitches: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      if account.map(accounts.contains) ?? true { follow(link) }
    }
  }

  final class SwitchesTooLate: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      guard account.map(accounts.contains) ?? true else { return }
      follow(link)
      if let account, account != current { show(account) }
    }
  }

  /// Opens the link of a push at once, although its app declares that it asks the user before it switches accounts.
  final class OpensBeforeTheAnswer: PlainSwitcher {
    override class var app: PushApp { super.app.switchesAccount(.afterAsking) }
    override func open(_ link: String, for account: String?) {
      if account.map(accounts.contains) ?? true { follow(link) }
    }
  }

  /// Opens the link of a push in the account that the app shows if the account of the push is not logged in.
  final class OpensForTheRemoved: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      super.open(link, for: account.flatMap { accounts.contains($0) ? $0 : nil })
    }
  }

  /// Switches to another account after it has opened a push of the account that the app shows.
  final class SwitchesForItsOwnPush: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      let isOwn = account != nil && account == current
      super.open(link, for: account)
      if isOwn, let next = accounts.first(where: { $0 != current }) { show(next) }
    }
  }

  final class SwitchesAtArrival: PlainSwitcher {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      if let account = arrival.userInfo.payload["account"]?.string,
        accounts.contains(account), account != current
      {
        show(account)
      }
      super.willPresent(arrival, completion: completion)
    }
  }

  /// When the user chooses an account, switches back to the account of the last opened push.
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
