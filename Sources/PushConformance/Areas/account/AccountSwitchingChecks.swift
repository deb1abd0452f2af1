import PushSimulation

enum AccountSwitchingChecks {
  static let checks: [Check] = [
    .eachAccountTurn("account.tap-opens-in-its-account") { seen, judge in
      for link in seen.links where seen.accounts.known.contains(link.account) {
        let isThere = link.inFront.contains(link.account)
        guard link.opening.isElsewhere || !isThere else { continue }
        judge.expect(isThere, in: seen.turn) {
          "the app to show the account \(link.account.inQuotes), not \(list(link.inFront)), when it opens the"
            + " link of \(seen.turn.name(link.opening.notification))"
        }
      }
    },

    .eachAccountTurn("account.tap-of-removed-account-opens-nothing") { seen, judge in
      let wrong = seen.links.filter {
        !seen.accounts.known.contains($0.account) && !$0.inFront.contains($0.account)
      }
      for link in wrong where !link.inFront.isEmpty {
        judge.expect(false, in: seen.turn) {
          "no call to the router for \(seen.turn.name(link.opening.notification)) while"
            + " the app shows \(list(link.inFront)): \(link.account.inQuotes), its account, is not logged in"
        }
      }
      // If the app shows no account, the center cannot open the push in the wrong account.
      guard wrong.isEmpty, let opening = seen.opening, let account = opening.account,
        opening.url != nil, !seen.accounts.known.contains(account), !seen.inFront.isEmpty
      else { return }
      judge.satisfied(in: seen.turn)
    },

    .eachAccountTurn("account.own-tap-keeps-the-account") { seen, judge in
      guard let account = seen.opening?.account, seen.inFront == [account],
        seen.accounts.accounts.count > 1
      else { return }
      judge.expect(seen.unaskedSwitches.isEmpty, in: seen.turn) {
        "the app to keep showing \(account.inQuotes): the user has opened a push of this account"
      }
    },

    .eachAccountTurn("account.only-the-user-switches") { seen, judge in
      guard seen.turn.mustKeepTheAccount, seen.inFront.count == 1 else { return }
      let isReceiptOfAnother = seen.turn.received.flatMap(seen.turn.run.account)
        .map { !seen.inFront.contains($0) && seen.accounts.accounts.contains($0) }
      let isOccasion = isReceiptOfAnother ?? seen.openings.hasOpened(ofOthersThan: seen.inFront)
      guard isOccasion || !seen.unaskedSwitches.isEmpty else { return }
      judge.expect(seen.unaskedSwitches.isEmpty, in: seen.turn) {
        "the app to keep showing \(list(seen.inFront)): nothing in this step asks for another account"
      }
    },
  ]

  private static func list(_ accounts: Set<String>) -> String {
    accounts.isEmpty
      ? "no account" : accounts.sorted().map(\.inQuotes).joined(separator: " or ")
  }
}

extension TurnView {
  /// True if this turn gives the center no reason to change the account that the app shows; false at a launch.
  fileprivate var mustKeepTheAccount: Bool {
    if case .account(.switchedTo) = stimulus { return true }
    guard step?.respondedNotification == nil else { return false }
    return received != nil || isChangeOfState
  }
}
