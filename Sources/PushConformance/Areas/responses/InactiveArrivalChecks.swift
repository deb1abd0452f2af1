import PushSimulation

/// The checks of Specs/requirements/responses.json that look at what arrives while the app is inactive.
enum InactiveArrivalChecks {
  static let checks: [Check] = [
    .wholeRun("responses.inactive-arrival-is-not-lost") { run, judge in
      // A queue has its own time, and screens are told of when they are loaded.
      guard run.policies.presents == .each, !run.roles.contains(.hierarchyBuilding) else { return }
      /// What has arrived while the application was inactive, and whether it was shown or put in the list.
      var arrivals: [(notification: NotificationID, isSeen: Bool)] = []
      /// The turn in which the application became active again.
      var returned: TurnView?
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (arrivals, returned) = ([], nil) }
        // A center may show it when the application is active, in the same step.
        if let back = returned, turn.turn.step > back.turn.step {
          for arrival in arrivals {
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
          arrivals.append((notification, false))
        }
        for index in arrivals.indices
        where turn.toasts.contains(arrivals[index].notification)
          || turn.responded?.notification == arrivals[index].notification
        {
          arrivals[index].isSeen = true
        }
        if turn.becomesActive, !arrivals.isEmpty { returned = turn }
      }
    }
  ]
}

extension TurnView {
  /// Whether the center alone decides, and at once, if a notification that arrives here is seen.
  fileprivate func mayBeLost(_ notification: NotificationID) -> Bool {
    state == .inactive && report == .news && facts(notification).isDisplayable
      && !isAnsweredWithYes && taker == nil && !awaitsSuppressors
      && presentationAnswers.contains { $0.notification == notification }
  }
}
