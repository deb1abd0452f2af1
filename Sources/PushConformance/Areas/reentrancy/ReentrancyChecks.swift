import PushSimulation

enum ReentrancyChecks {
  static let checks: [Check] = [
    .eachReentry("reentrancy.suppressors-round-goes-on") { reentry, judge in
      let turn = reentry.turn
      guard let notification = turn.toastAtStake, turn.decidesAtOnce,
        // A center that queues toasts can show another notification first.
        reentry.showsAtOnce || turn.innerDeliveries.isEmpty
      else { return }
      judge.expectDecision(of: notification, as: reentry.plain, in: turn)
    },

    .eachReentry("reentrancy.observers-round-goes-on") { reentry, judge in
      guard let notification = reentry.turn.received else { return }
      judge.expectBroadcast(of: notification, as: reentry.plain, in: reentry.turn)
    },

    .eachReentry("reentrancy.responders-round-goes-on") { reentry, judge in
      guard let notification = reentry.turn.event else { return }
      judge.expectDispatch(of: notification, as: reentry.plain, in: reentry.turn)
    },

    .eachReentry("reentrancy.added-observer-hears-once-at-most") { reentry, judge in
      let turn = reentry.turn
      let before = turn.run.timeline.attachments[turn.turn.attachments].map(\.participant)
      let news = IDSet(turn.heard.compactMap(\.sighting.notification)).sorted
      for case .attached(let participant) in turn.deeds
      where !before.contains(participant) && turn.kind(of: participant) == .observer {
        var isNotified = false
        for notification in news {
          let times = turn.timesHeard(notification, by: participant)
          guard times > 0 else { continue }
          isNotified = true
          // Another requirement judges centers that notify every observer twice.
          let mostForOne = max(1, before.map { turn.timesHeard(notification, by: $0) }.max() ?? 1)
          // Each attachment can add a subscription, or notify the observer of the last notification.
          let most = mostForOne * turn.deeds.count { $0 == .attached(participant) }
          judge.expect(times <= most, inAny: turn) {
            "\(turn.name(participant)), which was attached while the center called participants, to"
              + " be notified of \(turn.name(notification)) at most once"
          }
        }
        // A center that does not notify the new observer satisfies the requirement, too.
        if !isNotified { judge.expect(true, inAny: turn) { "" } }
      }
    },

    .eachReentry("reentrancy.inner-delivery-is-shown") { reentry, judge in
      for (notification, alone) in reentry.innerDeliveries {
        guard let atStake = alone.toastAtStake, atStake == notification else { continue }
        guard reentry.showsAtOnce else {
          let isShownOnce =
            reentry.turn.toasts.count { $0 == notification }
            <= max(1, alone.toasts.count { $0 == notification })
          judge.expect(isShownOnce, inAny: reentry.turn) {
            "at most one toast of \(reentry.turn.name(notification))"
          }
          continue
        }
        judge.expectDecision(of: notification, as: alone, in: reentry.turn)
      }
    },

    .eachReentry("reentrancy.inner-delivery-is-heard") { reentry, judge in
      for (notification, alone) in reentry.innerDeliveries {
        judge.expectBroadcast(of: notification, as: alone, in: reentry.turn)
      }
    },

    .eachReentry("reentrancy.inner-event-is-dispatched") { reentry, judge in
      for (notification, alone) in reentry.innerDeliveries where alone.event == notification {
        judge.expectDispatch(of: notification, as: alone, in: reentry.turn)
      }
    },

    letsGo("reentrancy.released-suppressor-is-let-go", .suppressor),
    letsGo("reentrancy.released-observer-is-let-go", .observer),
    letsGo("reentrancy.released-responder-is-let-go", .responder),
  ]

  /// Returns a check that a participant released by a reaction is deallocated by the end of the next receipt.
  private static func letsGo(_ id: String, _ kind: ParticipantKind) -> Check {
    .eachReentry(id) { reentry, judge in
      let turn = reentry.turn
      func isGone(_ participant: ParticipantID, in turns: [TurnView]) -> Bool {
        turns.contains { $0.effects.contains(.participant(.deallocated(participant))) }
      }
      for case .released(let participant) in turn.deeds where turn.kind(of: participant) == kind {
        // Another requirement judges a center that never releases participants.
        guard isGone(participant, in: reentry.afterwards),
          let next = reentry.later.firstIndex(where: { $0.received != nil })
        else { continue }
        judge.expect(isGone(participant, in: [turn] + reentry.later[...next]), inAny: turn) {
          "\(turn.name(participant)), released in step \(turn.turn.step + 1), to be deallocated when the"
            + " center has handled \(turn.name(reentry.later[next].received))"
        }
      }
    }
  }
}
