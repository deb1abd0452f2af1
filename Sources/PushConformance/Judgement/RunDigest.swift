import PushSimulation

/// What many requirements ask of a run, found out once.
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
  /// The turns in which a center that defers has not been told of any screens.
  private(set) var turnsWithoutInterface: Set<Int> = []
  /// What each turn with a push adds to what its process has heard of; empty where nothing comes twice.
  private(set) var reports: [MessageReport] = []
  /// The turns before which the screen was free for a toast, see ``Screen``.
  private(set) var freeScreens: [Bool] = []
  /// What had become of the participants before each of the ``spans`` that is wanted.
  private(set) var histories: [ProcessHistory] = []
  /// What was being loaded before each of the ``spans`` that is wanted; empty where nothing builds screens.
  private(set) var loads: [LoadingHistory] = []
  /// What had become of the tokens of activities before each of the ``spans`` that is wanted, and after the
  /// last; empty where there are none.
  private(set) var activities: [ActivityStanding] = []

  /// The push of the app that each turn hands to the center, if it does.
  let received: [NotificationID?]
  /// Whether the center is told what the user does with a notification.
  let hearsResponses: Bool

  /// Notes what needs no look at the turns.
  init(of play: Run.Play) {
    spans = TurnSpan.all(of: play.timeline)
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

  /// Adds what the turns tell by themselves.
  func completed(by run: Run) -> RunDigest {
    var digest = self
    TurnSpan.markUnwanted(&digest.spans, in: run)
    digest.turnsWithoutInterface = InterfaceReadiness.turnsWithout(in: run)
    digest.reports = MessageHistory.reports(of: run)
    digest.freeScreens = Screen.freeTurns(of: run)
    return digest
  }

  /// Adds what becomes of things from turn to turn, which many requirements follow.
  func remembering(_ run: Run) -> RunDigest {
    var digest = self
    let turns = digest.spans.filter(\.isWanted).map { TurnView(run: run, $0) }
    var history = ProcessHistory()
    digest.histories = turns.map { turn in
      defer { history.follow(turn) }
      return history
    }
    if run.roles.contains(.hierarchyBuilding) {
      var history = LoadingHistory()
      digest.loads = turns.map { turn in
        defer { history.follow(turn) }
        return history
      }
    }
    if run.roles.contains(.activityTokens) {
      var standing = ActivityStanding()
      digest.activities = [standing]
      for turn in turns {
        standing.follow(turn)
        digest.activities.append(standing)
      }
    }
    return digest
  }
}
