import PushSimulation

/// The part of the screen where an app shows its toasts, as a run shows it to a center that has one
/// at a time.
///
/// Where it is free, and nobody waits for it, a toast has to come at once. Elsewhere it has its time:
/// a queue may take a breath between two toasts, and ask its suppressors when the turn comes.
struct Screen {
  private var shown = 0
  private var waiting: Set<NotificationID> = []
  /// What is being loaded, for a center that tells of it when it is there.
  private var loading: LoadingFacts?

  private var isFree: Bool { shown <= 0 && waiting.isEmpty }

  /// Whether the screen is free before each turn; nothing for centers that show each toast at once.
  static func freeTurns(of run: Run) -> [Bool] {
    guard run.policies.presents != .each else { return [] }
    let loads =
      run.policies.loads == .onArrival
      && run.timeline.effects.contains {
        if case .hierarchy(.startedLoad) = $0 { true } else { false }
      }
    var screen = Screen()
    screen.loading = loads ? LoadingFacts(of: run) : nil
    return run.timeline.turns.indices.map { index in
      defer { screen.follow(TurnView(run: run, index: index)) }
      return screen.isFree
    }
  }

  private mutating func follow(_ turn: TurnView) {
    // An inert toast is tapped away without the center's hearing of it, so that one still counts.
    if case .toast(let stimulus) = turn.stimulus {
      switch stimulus {
      case .activated, .expired: shown -= 1
      }
    }
    if turn.stimulus.startsProcess { (shown, waiting) = (0, []) }
    if let notification = toastThatIsDue(in: turn) { waiting.insert(notification) }
    if turn.state == .active {
      waiting.formUnion(turn.innerDeliveries.filter { turn.facts($0).isDisplayable })
    }
    loading?.follow(turn)
    for effect in turn.effects {
      if case .toast(.presented(let sighting)) = effect {
        shown += 1
        // A toast of no notification in particular speaks for all of them.
        guard let notification = turn.run.timeline.notification(of: sighting) else {
          waiting = []
          continue
        }
        waiting.remove(notification)
      }
      if case .suppression(.asked(_, let sighting, answer: true)) = effect,
        let notification = turn.run.timeline.notification(of: sighting)
      {
        waiting.remove(notification)
      }
    }
    // One toast speaks for all that came while it was there.
    if turn.run.policies.presents == .coalesced, shown <= 0 { waiting = [] }
  }

  /// The notification that the user is to be told of from this turn on: what is handed over, or, by a
  /// center that loads screens, what has been loaded.
  private func toastThatIsDue(in turn: TurnView) -> NotificationID? {
    guard let loading else { return turn.toastAtStake }
    guard case .hierarchy(.loadCompleted(let notification, .screens)) = turn.stimulus else {
      return turn.loadsAtOnce && !turn.loads.isEmpty ? turn.toastAtStake : nil
    }
    return loading.announced.contains(notification) ? notification : nil
  }
}

extension TurnView {
  /// Whether the center has to decide about a toast now, and not when an earlier one has gone.
  var decidesAtOnce: Bool {
    run.digest.freeScreens.isEmpty || run.digest.freeScreens[index]
  }
}
