import PushSimulation

/// The checks of Specs/requirements/responses.json about notifications that arrive while the app is inactive.
enum InactiveArrivalChecks {
  static let checks: [Check] = [
    .wholeRun("responses.inactive-arrival-is-not-lost") { run, judge in
      // A queue shows notifications later, and a center with screens announces them once their screens are loaded.
      guard run.policies.presents == .each, !run.roles.contains(.hierarchyBuilding) else { return }
      /// The notifications that arrived while the application was inactive, and whether each was shown or put in the
      /// list.
      var arrivals: [(notification: NotificationID, isSeen: Bool)] = []
      /// The turn in which the application became active again.
      var returned: TurnView?
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (arrivals, returned) = ([], nil) }
        // A center may show the notification when the application is active, in the same step.
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
  /// Returns whether only the center's immediate answer decides if an arriving notification is seen.
  fileprivate func mayBeLost(_ notification: NotificationID) -> Bool {
    state == .inactive && report == .news && facts(notification).isDisplayable
      && !isAnsweredWithYes && taker == nil && !awaitsSuppressors
      && presentationAnswers.contains { $0.notification == notification }
  }
}
