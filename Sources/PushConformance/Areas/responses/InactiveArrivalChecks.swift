import PushSimulation

enum InactiveArrivalChecks {
  static let checks: [Check] = [
    .wholeRun("responses.inactive-arrival-is-not-lost") { run, judge in
      var arrivals: [Arrival] = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { arrivals = [] }
        arrivals.removeAll { arrival in
          guard let back = arrival.turnToJudge(at: turn) else { return false }
          judge.expect(arrival.isSeen, in: back) {
            "\(turn.name(arrival.notification)), which arrived while the app was inactive, to be shown or in"
              + " Notification Center when the app is active again"
          }
          return true
        }
        if case .notification(.willPresent(let notification)) = turn.stimulus,
          turn.mayBeLost(notification)
        {
          arrivals.append(Arrival(notification: notification))
        }
        for index in arrivals.indices { arrivals[index].follow(turn) }
      }
    }
  ]

  private struct Arrival {
    var notification: NotificationID
    var isAnswered = false
    var isSeen = false
    /// The turn in which the application became active again; nil if it did not become active.
    var back: TurnView?

    func turnToJudge(at turn: TurnView) -> TurnView? {
      guard isAnswered, let back, turn.turn.step > back.turn.step else { return nil }
      return back
    }

    mutating func follow(_ turn: TurnView) {
      if turn.presentationAnswers.contains(where: { $0.notification == notification }) {
        isAnswered = true
      }
      if turn.toasts.contains(notification) || turn.responded?.notification == notification {
        isSeen = true
      }
      if turn.becomesActive, back == nil { back = turn }
    }
  }
}

extension TurnView {
  /// Returns whether the center has to show the arriving notification, or let the system show it.
  fileprivate func mayBeLost(_ notification: NotificationID) -> Bool {
    state == .inactive && report == .news && facts(notification).mustShowInFront
      && !isAnsweredWithYes && taker == nil && !awaitsSuppressors
      // A center that loads screens notifies the user of an event when the screens of the event are loaded.
      && !(run.roles.contains(.hierarchyBuilding) && event != nil)
  }
}
