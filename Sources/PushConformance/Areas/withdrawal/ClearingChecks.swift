import PushSimulation

enum ClearingChecks {
  static let checks: [Check] = [
    .eachTurn("withdrawal.cleared-by-activation") { turn, judge in
      guard turn.isEndOfStep, turn.comesToTheForeground, turn.isInterfaceReady else { return }
      let accounts = turn.accountsInFrontDuringStep
      for entry in turn.entriesBeforeStep where turn.isToBeCleared(entry, whileInFront: accounts) {
        judge.expect(turn.hasRemoved(entry), in: turn) {
          "\(turn.name(entry.notification)) to be removed from Notification Center: the user has opened the app"
        }
      }
    },

    .eachTurn("withdrawal.cleared-by-a-switch", on: [.hears(.account)]) { turn, judge in
      guard let account = turn.chosenAccount, turn.state == .active, turn.isInterfaceReady,
        turn.accounts.inFront == [account], !turn.accountsInFrontBeforeStep.contains(account)
      else { return }
      for entry in turn.entriesBeforeStep where turn.isToBeCleared(entry, of: account) {
        judge.expect(turn.hasRemoved(entry), in: turn) {
          "\(turn.name(entry.notification)) to be removed from Notification Center: the user has"
            + " switched to \(account.inQuotes), its account"
        }
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
        judge.expect(!turn.hasRemoved(entry), in: turn) {
          "\(turn.name(entry.notification)) to stay in Notification Center: the app shows another account"
        }
      }
    },
  ]
}

extension TurnView {
  fileprivate var entriesBeforeStep: ArraySlice<DeliveredNotification> {
    run.timeline.delivered[run.timeline.turns[turnsOfStep.lowerBound].delivered]
  }

  fileprivate func hasRemoved(_ entry: DeliveredNotification) -> Bool {
    turnsOfStep.contains { index in
      TurnView(run: run, index: index).effects.contains { effect in
        guard case .withdrawal(.removed(let identifiers, _)) = effect else { return false }
        return identifiers.contains(entry.identifier)
      }
    }
  }

  /// The account that the user brings to the front in the step; nil before the last turn of the step.
  fileprivate var chosenAccount: String? {
    guard isEndOfStep, case .account(.switchAccount(to: let account))? = step else { return nil }
    return account
  }

  fileprivate var accountsInFrontBeforeStep: Set<String> {
    guard run.roles.contains(.accountSwitching) else { return [] }
    return TurnView(run: run, index: turnsOfStep.lowerBound).accountsBefore.inFront
  }

  fileprivate var accountsInFrontDuringStep: Set<String> {
    guard run.roles.contains(.accountSwitching) else { return [] }
    return accountsInFrontBeforeStep.union(accounts.inFront)
  }

  // If the shown account is uncertain, an app that clears only one account's notifications need not remove the entry.
  fileprivate func isToBeCleared(
    _ entry: DeliveredNotification,
    whileInFront inFront: Set<String>
  ) -> Bool {
    guard run.policies.clearsNotifications == .onActivation
    else { return inFront.count == 1 && inFront.contains { isToBeCleared(entry, of: $0) } }
    return isUnansweredPush(entry) && !isForAbsentAccount(entry.notification)
      && (!run.hearsOfAccounts || accounts.account != nil || !accounts.accounts.isEmpty)
  }

  fileprivate func isToBeCleared(_ entry: DeliveredNotification, of account: String) -> Bool {
    isUnansweredPush(entry) && run.account(of: entry.notification) == account
      && accounts.accounts.contains(account)
  }

  private func isUnansweredPush(_ entry: DeliveredNotification) -> Bool {
    own(entry.notification) != nil
      && step?.respondedNotification.flatMap(run.notification) != entry.notification
  }
}
