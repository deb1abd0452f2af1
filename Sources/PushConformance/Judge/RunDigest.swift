import PushSimulation

/// The answers to questions that many requirements ask of a run, found once.
struct RunDigest: Sendable {
  /// The looks that requirements take at the run, in their order.
  private(set) var spans: [TurnSpan]
  /// Whether the adapter reports the URL of anything that somebody was shown.
  let showsURLs: Bool
  /// The steps that set whether the loader answers at once; the last one before a turn holds in it.
  let loaderSettings: [(step: Int, answersAtOnce: Bool)]
  /// Whether the loader answers at once until a step sets it.
  let loadsAtOnceAtFirst: Bool
  /// The turns in which a participant has acted while it was called.
  let reenteredTurns: Set<Int>
  /// The report of each turn with a push: whether its process has heard of it; empty where nothing comes twice.
  private(set) var reports: [MessageReport] = []
  /// The turns before which the screen was free for a toast, see ``Screen``.
  private(set) var freeScreens: [Bool] = []

  /// The push of the app that each turn hands to the center, if it does.
  let received: [NotificationID?]
  /// Whether the center is told what the user does with a notification.
  let hearsResponses: Bool

  /// Notes what needs no look at the turns.
  init(of play: Run.Play) {
    spans = TurnSpan.all(of: play.timeline, ignoringKinds: play.ignoresKinds)
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

  /// Adds what the turns tell by themselves, without what is added here.
  func completed(by run: Run) -> RunDigest {
    var digest = self
    if !run.accounts.isEmpty {
      for place in spans.indices {
        let turn = TurnView(run: run, spans[place])
        digest.spans[place].isWanted = run.accounts.after(place).wants(turn)
      }
    }
    digest.reports = MessageHistory.reports(of: run)
    digest.freeScreens = Screen.freeTurns(of: run)
    return digest
  }
}
