import PushSimulation

enum BackgroundUpdateChecks {
  static let checks: [Check] = [
    eachUpdate("responses.silent-push-updates-once") { update, judge in
      let push = update.push
      guard let isDue = update.isDue, update.arrival.report == .news,
        update.arrival.isReceiptForAccountInFront, !update.arrival.mayHaveNoUser
      else { return }
      let count = update.countInStep
      // No request for an event without work, and a request that may come later, are nothing to judge.
      guard count > 0 || isDue && update.hasToBegin else { return }
      let name = update.arrival.name(push)
      judge.expect(
        isDue && count == 1,
        in: update.arrival,
        isDue
          ? "exactly one request for the content of \(name), not \(count)"
          : "no request for the content of \(name): .updates(on:) does not name its event"
      )
    },

    eachUpdate("responses.fetch-waits-for-the-update") { update, judge in
      // The kit cannot tell which of two equal pushes a request is for.
      guard let answered = update.answered, !update.arrival.run.hasTwin(of: update.push),
        // The system waits for only 30 s, so a center may give up before.
        answered.time < update.arrival.time + ServiceFetch.patience
      else { return }
      let isTooEarly = update.requestIsOut(in: answered) || update.begins(after: answered)
      guard isTooEarly || update.hasEnded else { return }
      judge.expect(
        !isTooEarly,
        in: answered,
        "the completion handler for \(answered.name(update.push)) not to be called before its content has come"
      )
    },
  ]

  private static func eachUpdate(
    _ id: String,
    _ look: @escaping @Sendable (BackgroundUpdate, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id, needing: .receipts) { run, judge in
      let fetches = CompletionHistory.entries(of: run).filter { $0.awaited.kind == .fetch }
      for entry in fetches {
        let push = entry.awaited.notification
        let arrival = TurnView(run: run, index: entry.awaited.turn)
        guard arrival.own(push) != nil, arrival.received == push, arrival.facts(push).isSilent,
          fetches.count(where: { $0.awaited.notification == push }) == 1
        else { continue }
        look(BackgroundUpdate(arrival: arrival, push: push, calls: entry.calls), &judge)
      }
    }
  }
}

extension TurnView {
  /// True if no account may be logged in, or the user has opted out, so that the app may do nothing for a push.
  fileprivate var mayHaveNoUser: Bool {
    guard !run.accounts.isEmpty else { return false }
    let accounts = run.accounts.before(look)
    if accounts.isOff { return true }
    if run.roles.contains(.severalAccounts) { return accounts.accounts.isEmpty }
    return run.roles.contains(.unregistering) && accounts.user == .nobody
  }
}
