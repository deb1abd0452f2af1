import PushSimulation

/// The checks of Specs/requirements/withdrawal.json.
enum WithdrawalChecks {
  static let checks: [Check] = [
    .eachTurn("withdrawal.removes-what-it-names") { turn, judge in
      // A notification without `content-available` does not wake the app, so it can withdraw nothing.
      guard let notification = turn.received, turn.report == .news,
        turn.facts(notification).isContentAvailable
      else { return }
      for entry in turn.entries(withdrawnBy: notification) {
        judge.expect(
          turn.removed.contains(entry.notification),
          in: turn,
          "\(turn.name(entry.notification)) to be removed from Notification Center: the payload names it"
            + (turn.run.vocabulary.withdrawal.names == .identifiers
              ? " by the identifier \(entry.identifier.inQuotes)"
              : " by the message id \((turn.facts(entry.notification).messageID ?? "").inQuotes)")
        )
      }
    },

    .eachTurn("withdrawal.removes-nothing-else") { turn, judge in
      guard let notification = turn.received else { return }
      let meant = turn.entries(withdrawnBy: notification).map(\.notification)
      let others = turn.run.timeline.delivered[turn.turn.delivered].map(\.notification)
        .filter { !meant.contains($0) }
      guard !others.isEmpty else { return }
      let gone = turn.removed.filter { removed in
        !meant.contains(removed) && !(removed == notification && turn.mayRemoveReceived)
      }
      judge.expect(
        gone.isEmpty,
        in: turn,
        "\(turn.name(gone.first)) to stay in Notification Center: the payload does not withdraw it"
      )
    },
  ]
}

extension TurnView {
  /// Returns the entries of Notification Center that the payload of a notification withdraws.
  fileprivate func entries(withdrawnBy notification: NotificationID) -> [DeliveredNotification] {
    let names = run.notifications[notification.index].withdrawn
    guard !names.isEmpty else { return [] }
    return run.timeline.delivered[turn.delivered].filter { entry in
      guard own(entry.notification) != nil else { return false }
      switch run.vocabulary.withdrawal.names {
      case .messageIDs: return facts(entry.notification).messageID.map(names.contains) ?? false
      case .identifiers: return names.contains(entry.identifier)
      }
    }
  }
}
