import PushSimulation

/// The checks of Specs/requirements/withdrawal.json about notifications that the center clears when the user comes in.
enum ClearingChecks {
  static let checks: [Check] = [
    .eachTurn("withdrawal.cleared-by-activation") { turn, judge in
      guard turn.isEndOfStep, turn.comesToTheForeground, turn.isInterfaceReady else { return }
      for entry in turn.entriesBeforeStep where turn.isToBeCleared(entry) {
        judge.expect(
          turn.hasRemoved(entry),
          in: turn,
          "\(turn.name(entry.notification)) to be removed from Notification Center: the user has come into the app"
        )
      }
    },

    .eachTurn("withdrawal.cleared-by-a-switch", on: [.hears(.account)]) { turn, judge in
      guard let account = turn.chosenAccount, turn.accounts.inFront == [account] else { return }
      for entry in turn.entriesBeforeStep where turn.isToBeCleared(entry, for: [account]) {
        judge.expect(
          turn.hasRemoved(entry),
          in: turn,
          "\(turn.name(entry.notification)) to be removed from Notification Center: the user has brought"
            + " \(account.inQuotes), its account, to the front"
        )
      }
    },

    .eachTurn("withdrawal.clearing-spares-other-accounts") { turn, judge in
      guard turn.isEndOfStep, turn.comesToTheForeground || turn.chosenAccount != nil else { return }
      let inFront = turn.accountsInFrontDuringStep
      let spared = turn.entriesBeforeStep.filter { entry in
        turn.own(entry.notification).flatMap(turn.run.account)
          .map { !inFront.contains($0) && turn.accounts.accounts.contains($0) } ?? false
      }
      for entry in spared {
        judge.expect(
          !turn.hasRemoved(entry),
          in: turn,
          "\(turn.name(entry.notification)) to stay in Notification Center: it is for another account than the one in front"
        )
      }
    },
  ]
}

extension TurnView {
  /// The entries of Notification Center before the center acts in the step of this turn.
  fileprivate var entriesBeforeStep: ArraySlice<DeliveredNotification> {
    run.timeline.delivered[run.timeline.turns[turnsOfStep.lowerBound].delivered]
  }

  /// Returns whether the center removes an entry in the step of this turn.
  fileprivate func hasRemoved(_ entry: DeliveredNotification) -> Bool {
    turnsOfStep.contains { TurnView(run: run, index: $0).removed.contains(entry.notification) }
  }

  /// The account that the user brings to the front in the step of this turn, while the app is active; nil for another
  /// step, and before the last turn of the step.
  fileprivate var chosenAccount: String? {
    guard isEndOfStep, state == .active, case .account(.switchAccount(to: let account))? = step
    else { return nil }
    return account
  }

  /// The accounts that may be in front before or after the step of this turn.
  fileprivate var accountsInFrontDuringStep: Set<String> {
    let first = TurnView(run: run, index: turnsOfStep.lowerBound)
    return first.accountsBefore.inFront.union(accounts.inFront)
  }

  /// Returns whether the center has to remove an entry when the user comes into the app.
  fileprivate func isToBeCleared(_ entry: DeliveredNotification) -> Bool {
    guard run.policies.clearsNotifications == .onActivation else {
      return isToBeCleared(entry, for: accountsInFrontDuringStep)
    }
    let hearsOfAccounts = !run.roles.isDisjoint(with: [.unregistering, .severalAccounts])
    return isToBeSeen(entry) && !isForAbsentAccount(entry.notification)
      && (!hearsOfAccounts || accounts.account != nil || !accounts.accounts.isEmpty)
  }

  /// Returns whether the center has to remove an entry of the account in front.
  ///
  /// `accounts` has the accounts that may be in front. If there are several, the center need not remove the entry.
  fileprivate func isToBeCleared(_ entry: DeliveredNotification, for inFront: Set<String>) -> Bool {
    guard isToBeSeen(entry), inFront.count == 1, let account = run.account(of: entry.notification)
    else { return false }
    return inFront.contains(account) && accounts.accounts.contains(account)
  }

  /// Returns whether an entry is a push of the app, and the user does not respond to it in the step of this turn.
  private func isToBeSeen(_ entry: DeliveredNotification) -> Bool {
    own(entry.notification) != nil
      && step?.respondedNotification.flatMap(run.notification) != entry.notification
  }
}
