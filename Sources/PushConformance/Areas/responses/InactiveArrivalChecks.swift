import PushSimulation

/// The checks of Specs/requirements/responses.json about notifications that arrive while the app is inactive.
enum InactiveArrivalChecks {
  static let checks: [Check] = [
    .wholeRun("responses.inactive-arrival-is-not-lost") { run, judge in
      // A queue shows notifications later, and a center with screens announces them once their screens are loaded.
      guard run.policies.presents == .each, !run.roles.contains(.hierarchyBuilding) else { return }
      /// The arrivals while the application was inactive, with the answer of the center and whether the user sees them.
      var arrivals: [Arrival] = []
      /// The turn in which the application became active again.
      var returned: TurnView?
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (arrivals, returned) = ([], nil) }
        // A center may show the notification when the application is active, in the same step.
        if let back = returned, turn.turn.step > back.turn.step {
          for arrival in arrivals where arrival.isAnswered {
            judge.expect(
              arrival.isSeen,
              in: back,
              "\(turn.name(arrival.notification)) to be shown by now, or to be in the list of the system"
            )
          }
          (arrivals, returned) = ([], nil)
        }
        if case .notification(.willPresent(let notification)) = turn.stimulus,
          turn.mayBeLost(notification)
        {
          arrivals.append(Arrival(notification: notification))
        }
        for index in arrivals.indices { arrivals[index].follow(turn) }
        if turn.becomesActive, !arrivals.isEmpty { returned = turn }
      }
    }
  ]

  /// A notification that arrived while the application was inactive.
  private struct Arrival {
    var notification: NotificationID
    /// Whether the center has told the system how to show it.
    var isAnswered = false
    /// Whether it was shown, put in the list, or opened.
    var isSeen = false

    mutating func follow(_ turn: TurnView) {
      if turn.presentationAnswers.contains(where: { $0.notification == notification }) {
        isAnswered = true
      }
      if turn.toasts.contains(notification) || turn.responded?.notification == notification {
        isSeen = true
      }
    }
  }
}

extension TurnView {
  /// Returns whether only the center's immediate answer decides if an arriving notification is seen.
  fileprivate func mayBeLost(_ notification: NotificationID) -> Bool {
    state == .inactive && report == .news && facts(notification).isDisplayable
      && !isAnsweredWithYes && taker == nil && !awaitsSuppressors
  }
}
