import PushPayloads
import PushSimulation

/// The checks of Specs/requirements/token.json about centers that make their requests in a queue.
enum TokenQueueChecks {
  /// The time within which a center has to begin its next request, once all earlier requests are answered.
  static let delay = Duration.seconds(60)

  static let checks: [Check] = [
    .wholeRun("token.queued-token-is-uploaded") { run, judge in
      var queue = Queue()
      run.forEachTurn(with: \.accounts) { turn, before, accounts in
        queue.follow(
          turn,
          isForAnother: turn.changesUser(before, accounts)
            || before.isOptedOut != accounts.isOptedOut
        )
        guard queue.isDone(at: turn.time), !queue.isAwaitingToken, accounts.isOn,
          !accounts.lacksAccount,
          let token = accounts.token, !queue.known.contains(token)
        else { return }
        // An account stays logged in through a process in which no account logs in or out.
        let user = accounts.hasSeveral ? nil : accounts.account ?? accounts.heir
        judge.expect(
          queue.sent.contains {
            $0.token == token && (user == nil || $0.account == nil || $0.account == user)
          },
          in: turn,
          "an upload of the newest token, '\(token)', \(user.map { "for \($0.inQuotes) " } ?? "")by now:"
            + " no other request is unanswered"
        )
      }
    }
  ]

  /// The requests of a center to its server, and the time of the last event after which the center has to make a
  /// request.
  private struct Queue {
    /// The uploads of this process for the current recipient, without the uploads that a later unregistration undoes.
    private(set) var sent: Set<TurnView.Registration> = []
    /// The tokens that an earlier process has sent, so that this process need not send them again.
    private(set) var known: Set<String> = []
    /// True if the center has asked the system for a token since the user changed, and the token has not come yet.
    ///
    /// The center then uploads the token that the callback brings, even if it is equal to the previous token.
    private(set) var isAwaitingToken = false
    private var isForAnother = false
    /// The uploads that the server has not answered, in order.
    private var unansweredUploads: [TurnView.Registration] = []
    private var unanswered = 0
    /// The time of the last event that leads to a request, such as a new token; nil if no request is due.
    private var lastNews: Duration?

    /// Returns whether the center has had enough time for all its requests.
    func isDone(at time: Duration) -> Bool {
      guard let lastNews, unanswered == 0 else { return false }
      return time - lastNews >= delay
    }

    /// Updates the queue with a turn.
    ///
    /// - Parameters:
    ///   - turn: The next turn of the run.
    ///   - isForAnother: True if the user has changed in the turn, or has opted out or in.
    mutating func follow(_ turn: TurnView, isForAnother: Bool) {
      if turn.stimulus.startsProcess {
        if turn.run.policies.uploads == .onChange { known.formUnion(sent.map(\.token)) }
        (sent, unanswered, unansweredUploads) = ([], 0, [])
      }
      if turn.stimulus.startsProcess || turn.stimulus.receivedToken != nil {
        (self.isForAnother, isAwaitingToken) = (false, false)
      }
      if isForAnother { self.isForAnother = true }
      if self.isForAnother, turn.count(where: \.asksForToken) > 0 { isAwaitingToken = true }
      // The recipient has changed, so the center has to tell the server again. But an account may log in again while
      // the request for the account is still under way.
      if isForAnother, !turn.stimulus.startsProcess {
        (sent, known) = (Set(unansweredUploads.filter { $0.account != nil }), [])
      }
      let isNews = turn.stimulus.receivedToken != nil || isForAnother || turn.stimulus.startsProcess
      if isNews { lastNews = turn.time }
      if let answer = turn.answeredUpload?.answer ?? turn.answeredUnregistration?.answer {
        unanswered = max(0, unanswered - 1)
        if let token = turn.answeredUpload?.token,
          let index = unansweredUploads.firstIndex(where: { $0.token == token })
        {
          unansweredUploads.remove(at: index)
        }
        // After a refusal the center may stop, or try again much later.
        lastNews = answer == .success && lastNews != nil ? turn.time : nil
      }
      for effect in turn.effects { follow(effect, of: turn) }
    }

    /// Notes a request; an unregistration undoes an earlier upload, and a later upload undoes the unregistration.
    private mutating func follow(_ effect: Effect, of turn: TurnView) {
      if case .token(.uploaded(let token, _, let account)) = effect {
        let upload = TurnView.Registration(token: turn.digits(of: token), account: account)
        unanswered += 1
        unansweredUploads.append(upload)
        sent.insert(upload)
      }
      if case .account(.unregistered(let token, let account)) = effect {
        unanswered += 1
        sent.remove(TurnView.Registration(token: turn.digits(of: token), account: account))
      }
    }
  }
}

extension TurnView {
  /// Returns whether the user changes in this turn; the login of the previous process's account is no change.
  fileprivate func changesUser(_ before: AccountFacts, _ after: AccountFacts) -> Bool {
    if !after.hasSeveral, case .account(.loggedIn(let name)) = stimulus {
      return before.isAnother(name)
    }
    return before.user != after.user
  }
}
