import PushSimulation

/// The checks of Specs/requirements/withdrawal.json.
enum WithdrawalChecks {
  static let checks: [Check] = [
    .eachTurn("withdrawal.removes-what-it-names") { turn, judge in
      // What only the user is told of is no order to the app.
      guard let notification = turn.received, turn.report == .news,
        turn.facts(notification).isContentAvailable
      else { return }
      for entry in turn.entries(withdrawnBy: notification) {
        judge.expect(
          turn.removed.contains(entry.notification),
          in: turn,
          "\(turn.name(entry.notification)) to be removed from Notification Center"
        )
      }
    },

    .eachTurn("withdrawal.removes-nothing-else") { turn, judge in
      guard let notification = turn.received else { return }
      let meant = turn.entries(withdrawnBy: notification).map(\.notification)
      let others = turn.run.timeline.delivered[turn.turn.delivered].map(\.notification)
        .filter { !meant.contains($0) }
      guard !others.isEmpty else { return }
      let gone = turn.removed.filter { !meant.contains($0) }
      judge.expect(
        gone.isEmpty,
        in: turn,
        "\(turn.name(gone.first)) to stay in Notification Center: nobody has withdrawn it"
      )
    },
  ]
}

extension TurnView {
  /// What the center has removed of what was in Notification Center.
  fileprivate var removed: [NotificationID] {
    effects.flatMap { effect in
      if case .withdrawal(.removed(_, let removed)) = effect { removed } else { [NotificationID]() }
    }
  }

  /// What of Notification Center a payload withdraws, by the names that the server has for it.
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
