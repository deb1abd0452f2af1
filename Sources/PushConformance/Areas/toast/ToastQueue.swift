import PushSimulation

/// The notifications that wait for their toasts, in the order of their receipt.
struct ToastQueue {
  enum Problem {
    case notWaiting
    case overtakes(NotificationID)
  }

  private(set) var waiting: [NotificationID] = []
  /// The notifications that the center may show or drop, such as notifications that were waiting when the app became
  /// inactive.
  ///
  /// If participants deliver a notification several times, the center may show it as often.
  private var optional: [NotificationID] = []
  /// The latest notification that arrived, and the step in which it arrived; nil for none.
  private var arrival: (NotificationID, Int)?

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { self = ToastQueue() }
    if turn.state != .active {
      for notification in waiting { permit(notification) }
      waiting = []
    }
    // The system may call `willPresent` and then the callback for a fetch. These two callbacks are one arrival.
    guard let received = turn.received, (received, turn.turn.step) != arrival ?? (received, -1)
    else {
      optional += turn.innerDeliveries
      for case .suppression(.asked(_, let sighting, answer: true)) in turn.effects {
        let notification = turn.run.timeline.notification(of: sighting)
        waiting.removeAll { $0 == notification }
      }
      return
    }
    arrival = (received, turn.turn.step)
    // If several notifications arrive during one turn, each may be shown, in any order.
    guard !turn.isReentered else {
      permit(received)
      optional += turn.innerDeliveries
      return
    }
    if turn.toastAtStake != nil, !turn.isAnsweredWithYes {
      waiting.append(received)
    } else {
      permit(received)
    }
  }

  private mutating func permit(_ notification: NotificationID) {
    if !optional.contains(notification) { optional.append(notification) }
  }

  /// Removes a notification that is shown now, unless it overtakes another one.
  ///
  /// The result is the reason why the notification should not be shown now; nil if it may be shown.
  mutating func take(_ notification: NotificationID) -> Problem? {
    guard let index = waiting.firstIndex(of: notification) else {
      guard let index = optional.firstIndex(of: notification) else { return .notWaiting }
      optional.remove(at: index)
      return nil
    }
    guard index == 0 else { return .overtakes(waiting[0]) }
    waiting.removeFirst()
    return nil
  }
}
