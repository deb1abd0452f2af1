import PushSimulation

extension TurnView {
  var removed: [NotificationID] {
    effects.flatMap { effect in
      if case .withdrawal(.removed(_, let removed)) = effect { removed } else { [NotificationID]() }
    }
  }

  /// True if the center can remove the notification that it receives in this turn (Specs/decisions/0093).
  var mayRemoveReceived: Bool {
    [.active, .inactive].contains(state) || report != .news || isAnsweredWithYes || keepsACopy
      || received.map { run.notifications[$0.index].withdrawsAll } ?? false
  }

  private var keepsACopy: Bool {
    removed.count { $0 == received }
      < run.timeline.delivered[turn.delivered].count { $0.notification == received }
  }

  /// The notification that the center received and removed before the user could see it.
  fileprivate var lost: NotificationID? {
    guard let received, removed.contains(received), !mayRemoveReceived else { return nil }
    return received
  }
}

extension Run {
  /// The notifications that the user could not respond to, because the center had removed them without a good reason.
  var lostResponses: [NotificationID] {
    guard hasMissedResponse else { return [] }
    var lost: IDSet<NotificationID> = []
    var missed: [NotificationID] = []
    for turn in timeline.turns.indices.map({ TurnView(run: self, index: $0) }) {
      // A push that arrives again is in Notification Center again.
      if let received = turn.received { lost.remove(received) }
      if let notification = turn.lost { lost.insert(notification) }
      guard turn.stimulus == .nothing(.wasRemoved),
        let notification = turn.step?.respondedNotification.flatMap(turn.run.notification),
        lost.contains(notification), !missed.contains(notification)
      else { continue }
      missed.append(notification)
    }
    return missed
  }

  // True if a response was impossible because the center had a good reason to remove the notification. Such a reason is
  // a change of the app's state, or that the user opens another notification.
  var missesResponseRightly: Bool { hasMissedResponse && lostResponses.isEmpty }

  private var hasMissedResponse: Bool {
    timeline.turns.contains { $0.stimulus == .nothing(.wasRemoved) }
  }
}

extension Timeline {
  /// The first turn in which the user could not respond: the notification was removed, or the registration had ended.
  var firstMissedResponse: Int? {
    let hasEnded = effects.contains(.registration(.unregisteredForRemoteNotifications))
    return turns.firstIndex {
      $0.stimulus == .nothing(.wasRemoved)
        || hasEnded && $0.stimulus == .nothing(.notDeliveredToTheApp)
    }
  }
}
