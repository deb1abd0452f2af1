import PushSimulation

enum WithdrawalChecks {
  static let checks: [Check] = [
    eachReceipt("withdrawal.removes-what-it-names") { notification, turn, judge in
      // A notification without `content-available` does not wake the app, so it can withdraw nothing.
      guard turn.report == .news, turn.facts(notification).isContentAvailable,
        !turn.isForAbsentAccount(notification)
      else { return }
      for entry in turn.entries where turn.withdraws(entry, by: notification) {
        judge.expect(turn.removed.contains(entry.notification), in: turn) {
          "\(turn.name(entry.notification)) to be removed from Notification Center: the payload "
            + turn.naming(of: entry, by: notification)
        }
      }
    },

    eachReceipt("withdrawal.removes-nothing-else") { notification, turn, judge in
      let meant = turn.entries.filter { turn.mayWithdraw($0, by: notification) }
        .map(\.notification)
      let others = turn.entries.map(\.notification).filter { !meant.contains($0) }
      guard !others.isEmpty else { return }
      let gone = turn.removed.filter { removed in
        let isReceived = removed == notification
        return !meant.contains(removed)
          && !(isReceived && (turn.mayRemoveReceived || turn.isForAbsentAccount(notification)))
      }
      judge.expect(gone.isEmpty, in: turn) {
        "\(turn.name(gone.first)) to stay in Notification Center: the payload does not withdraw it"
      }
    },
  ]

  /// Returns a check of each receipt of a push, including a push for an account that the app does not show.
  private static func eachReceipt(
    _ id: String,
    _ look: @escaping @Sendable (NotificationID, TurnView, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id, needing: [.receipts]) { run, judge in
      run.forEachTurn(includingUnwanted: true, on: [.receipts]) { turn in
        guard let notification = turn.received, run.accounts.isEmpty || turn.accounts.wants(turn)
        else { return }
        look(notification, turn, &judge)
      }
    }
  }
}

extension TurnView {
  /// The entries of Notification Center before the center acts in this turn.
  fileprivate var entries: ArraySlice<DeliveredNotification> {
    run.timeline.delivered[turn.delivered]
  }

  // If the app switches accounts, a payload without an account can be meant for only the account that the app shows.
  fileprivate func withdraws(_ entry: DeliveredNotification, by push: NotificationID) -> Bool {
    if names(entry, by: push) { return true }
    let account = run.account(of: push)
    return run.notifications[push.index].withdrawsAll && own(entry.notification) != nil
      && entry.notification != push && account == run.account(of: entry.notification)
      && (account != nil || !run.roles.contains(.accountSwitching))
  }

  fileprivate func mayWithdraw(_ entry: DeliveredNotification, by push: NotificationID) -> Bool {
    if names(entry, by: push) { return true }
    let accounts = [push, entry.notification].map(run.account)
    return run.notifications[push.index].withdrawsAll
      && (accounts[0] == accounts[1] || accounts.contains(nil))
  }

  private func names(_ entry: DeliveredNotification, by notification: NotificationID) -> Bool {
    let names = run.notifications[notification.index].withdrawn
    guard !names.isEmpty, own(entry.notification) != nil else { return false }
    switch run.vocabulary.withdrawal.names {
    case .messageIDs: return facts(entry.notification).messageID.map(names.contains) ?? false
    case .identifiers: return names.contains(entry.identifier)
    }
  }

  fileprivate func naming(of entry: DeliveredNotification, by push: NotificationID) -> String {
    guard names(entry, by: push) else {
      let owner = run.account(of: push).map { "the account \($0.inQuotes)" } ?? "the app"
      return "withdraws all notifications of \(owner)"
    }
    return switch run.vocabulary.withdrawal.names {
    case .identifiers: "names it by the identifier \(entry.identifier.inQuotes)"
    case .messageIDs:
      "names it by the message id \((facts(entry.notification).messageID ?? "").inQuotes)"
    }
  }
}
