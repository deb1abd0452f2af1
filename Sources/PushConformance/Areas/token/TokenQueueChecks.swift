import PushPayloads
import PushSimulation

enum TokenQueueChecks {
  static let checks: [Check] = [
    .wholeRun("token.queued-token-is-uploaded") { run, judge in
      var queue = Queue()
      run.forEachTurn(with: \.accounts) { turn, before, accounts in
        queue.follow(
          turn,
          isForAnother: turn.changesUser(before, accounts)
            || before.isOptedOut != accounts.isOptedOut
        )
        guard turn.isQueueDone, !queue.isAwaitingToken, accounts.isOn, !accounts.lacksAccount,
          let token = accounts.token, !queue.known.contains(token)
        else { return }
        // Without a login or logout in this process, the account of the previous process is still logged in.
        let user = accounts.hasSeveral ? nil : accounts.account ?? accounts.heir
        let isUploaded = queue.sent.contains {
          $0.token == token && (user == nil || $0.account == nil || $0.account == user)
        }
        judge.expect(isUploaded, in: turn) {
          "an upload of the newest token, '\(token)', \(user.map { "for \($0.inQuotes) " } ?? "")by now:"
            + " no other request is unanswered"
        }
      }
    }
  ]

  private struct Queue {
    /// The uploads of this process for the current recipient, without the uploads that a later unregistration undoes.
    private(set) var sent: Set<TurnView.Registration> = []
    /// The tokens that an earlier process has sent, so that this process need not send them again.
    private(set) var known: Set<String> = []
    /// True if the center has asked for a token since the user changed; the center then uploads even an old token.
    private(set) var isAwaitingToken = false
    private var isForAnother = false
    private var unansweredUploads: [TurnView.Registration] = []

    mutating func follow(_ turn: TurnView, isForAnother: Bool) {
      if turn.stimulus.startsProcess {
        if turn.run.policies.uploads == .onChange { known.formUnion(sent.map(\.token)) }
        (sent, unansweredUploads) = ([], [])
      }
      if turn.stimulus.startsProcess || turn.stimulus.receivedToken != nil {
        (self.isForAnother, isAwaitingToken) = (false, false)
      }
      if isForAnother { self.isForAnother = true }
      if self.isForAnother, turn.count(where: \.asksForToken) > 0 { isAwaitingToken = true }
      // After the recipient changes, only unanswered uploads for an account count: this account can log in again.
      if isForAnother, !turn.stimulus.startsProcess {
        (sent, known) = (Set(unansweredUploads.filter { $0.account != nil }), [])
      }
      if let token = turn.answeredUpload?.token,
        let index = unansweredUploads.firstIndex(where: { $0.token == token })
      {
        unansweredUploads.remove(at: index)
      }
      unansweredUploads += turn.registrations
      sent.subtract(turn.unregistrationsInForce)
      sent.formUnion(turn.registrationsInForce)
    }
  }
}

extension TurnView {
  /// Returns whether the user changes in this turn; a login of the previous process's account is not a change.
  fileprivate func changesUser(_ before: AccountFacts, _ after: AccountFacts) -> Bool {
    if !after.hasSeveral, case .account(.loggedIn(let name)) = stimulus {
      return before.isAnother(name)
    }
    return before.user != after.user
  }
}
