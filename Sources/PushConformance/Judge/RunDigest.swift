import PushSimulation

/// Properties of a whole run that many requirements need, computed once.
struct RunDigest: Sendable {
  private(set) var spans: [TurnSpan]
  let kinds: EventKinds
  let showsURLs: Bool
  /// The steps that set whether screens load at once; in each turn, the last such step before the turn decides.
  let loaderSettings: [(step: Int, answersAtOnce: Bool)]
  let loadsAtOnceAtFirst: Bool
  let reenteredTurns: Set<Int>
  /// The report of each turn; empty if no notification arrives twice and no two notifications share a message id.
  private(set) var reports: [MessageReport] = []
  /// For each turn, whether the screen is free for a toast, see ``Screen``; empty if the center shows toasts at once.
  private(set) var freeScreens: [Bool] = []

  let received: [NotificationID?]
  let hearsResponses: Bool

  init(of play: Run.Play) {
    spans = TurnSpan.all(of: play.timeline, ignoringKinds: play.ignoresKinds)
    kinds = spans.reduce(into: []) { $0.formUnion($1.kinds) }
    showsURLs = play.timeline.sightings.contains { $0.sighting.url != nil }
    loaderSettings = play.scenario.steps.enumerated().compactMap { index, step in
      if case .hierarchy(.loader(let answersAtOnce)) = step { (index, answersAtOnce) } else { nil }
    }
    loadsAtOnceAtFirst = play.scenario.loadsAtOnce(for: play.roles)
    received = play.timeline.turns.map { turn in
      guard let notification = turn.stimulus.received,
        play.notifications[notification.index].origin == .own
      else { return nil }
      return notification
    }
    hearsResponses =
      play.roles.contains(.responding)
      && play.policies.os.majorVersion >= OSProfile.userNotifications.majorVersion
    reenteredTurns = play.scenario.reactions.isEmpty ? [] : play.timeline.reenteredTurns
  }

  func completed(by run: Run) -> RunDigest {
    var digest = self
    if !run.accounts.isEmpty {
      for place in spans.indices {
        let turn = TurnView(run: run, spans[place])
        digest.spans[place].isWanted =
          run.accounts[after: place].wants(turn) && turn.isReceiptForAccountInFront
      }
    }
    digest.reports = MessageHistory.reports(of: run)
    digest.freeScreens = Screen.freeTurns(of: run)
    return digest
  }
}
