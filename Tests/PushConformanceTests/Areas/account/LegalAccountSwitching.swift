import PushConformance

@testable import FaultyCenters

/// Correct centers that bring the accounts of pushes to the front in unusual ways.
enum LegalAccountSwitching {
  static let rows = SubjectRow.rows([
    PlainSwitcher.self, AsksForTheAccount.self, OpensInATask.self, BringsTheNewestToTheFront.self,
    SaysNothingAtALogin.self, SaysItEachTime.self, HidesTheOthers.self, OffersALogin.self,
  ])

  /// Asks the user for the account, and opens the push when the user has chosen its account.
  final class AsksForTheAccount: PlainSwitcher {
    override class var app: PushApp { super.app.switchesAccount(.afterAsking) }
    private var question: (link: String, account: String)?
    override func open(_ link: String, for account: String?) {
      guard let account, account != current else { return super.open(link, for: account) }
      question = accounts.contains(account) ? (link, account) : nil
    }
    override func switchAccount(to account: String) {
      super.switchAccount(to: account)
      if let question, question.account == account { follow(question.link) }
      question = nil
    }
  }

  final class OpensInATask: PlainSwitcher {
    override class var app: PushApp { super.app.work(.mainActor) }
    override func open(_ link: String, for account: String?) {
      if let account, !accounts.contains(account) { return }
      Task {
        if let account, account != current { show(account) }
        await Task.yield()
        follow(link)
      }
    }
  }

  final class BringsTheNewestToTheFront: PlainSwitcher {
    override func logIn(_ account: String) {
      super.logIn(account)
      show(account)
    }
  }

  /// Brings an account to the front at a login or a logout without a call to the simulated application.
  final class SaysNothingAtALogin: PlainSwitcher {
    private var isSilent = false
    override func logIn(_ account: String) {
      isSilent = true
      super.logIn(account)
      isSilent = false
    }
    override func logOut(of account: String) {
      isSilent = true
      super.logOut(of: account)
      isSilent = false
    }
    override func show(_ account: String) {
      current = account
      if !isSilent { application.switchAccount(to: account) }
    }
  }

  /// Sets the account before each link, even if the account is in front already.
  final class SaysItEachTime: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      if let account, account == current { show(account) }
      super.open(link, for: account)
    }
  }

  final class HidesTheOthers: PlainSwitcher {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      let account = arrival.userInfo.payload["account"]?.string
      guard account == nil || account == current else { return completion([]) }
      super.willPresent(arrival, completion: completion)
    }
  }

  final class OffersALogin: PlainSwitcher {
    override func open(_ link: String, for account: String?) {
      guard let account, !accounts.contains(account) else { return super.open(link, for: account) }
      follow("app://login")
    }
  }
}
