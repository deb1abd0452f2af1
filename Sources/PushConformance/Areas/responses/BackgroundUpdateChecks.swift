import PushSimulation

enum BackgroundUpdateChecks {
  static let checks: [Check] = [
    eachUpdate("responses.silent-push-updates-once") { update, judge in
      let push = update.push
      guard let isDue = update.isDue, update.arrival.report == .news,
        update.arrival.isReceiptForAccountInFront, !update.arrival.mayHaveNoUser
      else { return }
      let count = update.countInStep
      // Without a request, there is a violation only if a request is due and the center has no reason to delay it.
      guard count > 0 || isDue && update.hasToBegin else { return }
      let name = update.arrival.name(push)
      judge.expect(isDue && count == 1, in: update.arrival) {
        isDue
          ? "exactly one request for the content of \(name), not \(count)"
          : "no request for the content of \(name): .updates(on:) does not name its event"
      }
    },

    eachUpdate("responses.fetch-waits-for-the-update") { update, judge in
      // The kit cannot tell which of two equal pushes a request is for.
      guard let answered = update.answered, !update.arrival.run.hasTwin(of: update.push),
        // The system waits only 30 s, so after ``ServiceFetch/patience`` the center can call the handler early.
        answered.time < update.arrival.time + ServiceFetch.patience
      else { return }
      let isTooEarly = update.requestIsOut(in: answered) || update.begins(after: answered)
      guard isTooEarly || update.hasEnded else { return }
      judge.expect(!isTooEarly, in: answered) {
        "the completion handler for \(answered.name(update.push)) not to be called before its content has arrived"
      }
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
  /// True if the app might have no logged-in account, or if the user has opted out; the app can then ignore a push.
  fileprivate var mayHaveNoUser: Bool {
    guard !run.accounts.isEmpty else { return false }
    let accounts = run.accounts[before: look]
    if !accounts.isOn { return true }
    if run.roles.contains(.severalAccounts) { return accounts.accounts.isEmpty }
    return run.roles.contains(.unregistering) && accounts.user == .nobody
  }
}

/// A silent push that the system delivers once, and the requests for content that the center makes for it.
struct BackgroundUpdate {
  let arrival: TurnView
  let push: NotificationID
  let calls: [Int]

  private var run: Run { arrival.run }

  var answered: TurnView? { calls.first.map { TurnView(run: run, index: $0) } }

  /// True if the app loads content for the push; nil if the app can choose.
  ///
  /// The app can choose for an unknown event, for a withdrawal, and for a push without the object id that pushes of its
  /// form have.
  var isDue: Bool? {
    let (facts, vocabulary) = (arrival.facts(push), run.vocabulary)
    let form = vocabulary.forms.first { vocabulary.isType(facts.type, ofAny: [$0.event]) }
    let hasID = (form?.template ?? vocabulary.template).path(to: .objectID) != nil
    guard facts.unspecified.isEmpty, facts.objectID != nil || !hasID,
      !run.notifications[push.index].isWithdrawal,
      vocabulary.isType(facts.type, ofAny: Set(vocabulary.events.keys))
    else { return nil }
    return vocabulary.updateEvents.map { vocabulary.isType(facts.type, ofAny: $0) } ?? true
  }

  var countInStep: Int {
    arrival.turnsOfStep.reduce(0) { $0 + count(in: TurnView(run: run, index: $1)) }
  }

  /// True if the center has no reason to delay its request.
  ///
  /// The center can delay its request because of an open or failed request, or to collect pushes for a few seconds.
  var hasToBegin: Bool {
    let content = run.content[before: arrival.look]
    guard content.open.isEmpty, content.updates.isEmpty, !content.hasFailed else { return false }
    let step = run.timeline.turns[arrival.index].step
    guard run.timeInProcess(after: step) >= ServiceFetch.patience else { return false }
    return !run.turns(ofProcessAfter: arrival.index).contains { turn in
      turn.time < arrival.time + ServiceFetch.patience && !requests(in: turn).isEmpty
    }
  }

  var hasEnded: Bool { run.turns(ofProcessAfter: arrival.index).contains { $0.loaded == push } }

  /// Returns whether a request for the push is open when the center calls the completion handler in a turn.
  ///
  /// A request that never ends might have been canceled, and a request for an older push can be dropped.
  func requestIsOut(in turn: TurnView) -> Bool {
    let later = run.turns(ofProcessAfter: turn.index)
    guard later.contains(where: { $0.loaded == push }) else { return false }
    if turn.index == arrival.index { return count(in: turn) > 0 }
    let isDropped = run.turns(ofProcessAfter: arrival.index).contains { other in
      other.index <= turn.index && other.received != nil && other.received != push
        && requests(in: other).contains { $0 != push }
    }
    let open = run.content[before: turn.look].updates.count { $0 == push }
    return !isDropped && open > (turn.loaded == push ? 1 : 0)
  }

  func begins(after turn: TurnView) -> Bool {
    let process = run.turns(ofProcessAfter: arrival.index)
    return countInStep == 0
      && process.first { count(in: $0) > 0 }.map { $0.index > turn.index } ?? false
  }

  private func count(in turn: TurnView) -> Int { requests(in: turn).count { $0 == push } }

  /// Returns the notifications whose content the center requests in a turn; nil stands for an unknown notification.
  private func requests(in turn: TurnView) -> [NotificationID?] {
    turn.notifications {
      if case .responses(.startedContentLoad(let id, _)) = $0 { id } else { nil }
    }
  }
}

extension Run {
  /// Returns whether the kit can confuse requests about a notification with requests about another notification.
  func hasTwin(of notification: NotificationID) -> Bool {
    let facts = notifications[notification.index].facts
    return notifications.indices.contains {
      let other = notifications[$0].facts
      return $0 != notification.index && other.isSilent == facts.isSilent
        && other.type == facts.type && other.objectID == facts.objectID
        && other.usableURL == facts.usableURL
    }
  }

  func turns(ofProcessAfter index: Int) -> [TurnView] {
    timeline.turns.indices.dropFirst(index + 1).lazy.map { TurnView(run: self, index: $0) }
      .prefix { !$0.stimulus.startsProcess }.map(\.self)
  }
}
