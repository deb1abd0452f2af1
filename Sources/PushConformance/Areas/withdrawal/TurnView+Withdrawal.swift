import PushSimulation

extension TurnView {
  var removed: [NotificationID] {
    effects.flatMap { effect in
      if case .withdrawal(.removed(_, let removed)) = effect { removed } else { [NotificationID]() }
    }
  }

  /// True if the center may remove the notification that it receives in this turn (Specs/decisions/0093).
  ///
  /// The center may remove the notification in these cases:
  ///
  /// - The app is in the foreground, where it shows the notification itself.
  /// - The center has the message already.
  /// - A suppressor keeps the notification away from the user.
  /// - The payload withdraws all notifications of an account or of the app.
  /// - Another entry of the notification stays in Notification Center.
  var mayRemoveReceived: Bool {
    [.active, .inactive].contains(state) || report != .news || isAnsweredWithYes || keepsACopy
      || received.map { run.notifications[$0.index].withdrawsAll } ?? false
  }

  /// True if Notification Center lists the received notification more often than the center removes it in this turn.
  private var keepsACopy: Bool {
    removed.count { $0 == received }
      < run.timeline.delivered[turn.delivered].count { $0.notification == received }
  }

  /// The notification that the center removed in this turn before the user could see it; nil for none.
  ///
  /// The center received the notification while the app was not in the foreground, and removed it from Notification
  /// Center.
  fileprivate var lost: NotificationID? {
    guard let received, removed.contains(received), !mayRemoveReceived else { return nil }
    return received
  }

  /// The notification that the user responds to in the step of this turn; nil for another step.
  fileprivate var meantByUser: NotificationID? {
    step?.respondedNotification.flatMap(run.notification)
  }
}

extension Run {
  /// The notifications that the user could not respond to, because the center had removed them without a good reason.
  var lostResponses: [NotificationID] {
    guard hasMissedResponse else { return [] }
    var lost: IDSet<NotificationID> = []
    var missed: [NotificationID] = []
    for turn in timeline.turns.indices.map({ TurnView(run: self, index: $0) }) {
      // A push that comes again is in Notification Center again.
      if let received = turn.received { lost.remove(received) }
      if let notification = turn.lost { lost.insert(notification) }
      guard turn.stimulus == .nothing(.wasRemoved), let notification = turn.meantByUser,
        lost.contains(notification), !missed.contains(notification)
      else { continue }
      missed.append(notification)
    }
    return missed
  }

  /// True if the user could not respond to a notification, and the center was right to remove it.
  ///
  /// A center may also remove notifications when the app changes its state, or when the user has opened another
  /// notification.
  var missesResponseRightly: Bool { hasMissedResponse && lostResponses.isEmpty }

  /// True if the user could not respond to a notification, because the center had removed it.
  private var hasMissedResponse: Bool {
    timeline.turns.contains { $0.stimulus == .nothing(.wasRemoved) }
  }
}

extension Timeline {
  /// The first turn in which the user could not respond to a notification, because the center had removed it or had
  /// ended its registration; nil for none.
  var firstMissedResponse: Int? {
    let hasEnded = effects.contains(.registration(.unregisteredForRemoteNotifications))
    return turns.firstIndex {
      $0.stimulus == .nothing(.wasRemoved)
        || hasEnded && $0.stimulus == .nothing(.notDeliveredToTheApp)
    }
  }
}
