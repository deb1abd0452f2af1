import PushSimulation

/// The place on the screen for a toast, for a center that shows one toast at a time.
///
/// A toast has to appear at once only while the place is free and no toast waits: a queue can pause between two toasts.
struct Screen {
  /// The longest pause after a toast, which a queue can make even if no notification waits.
  private static let pause = SimulatedApplication.toastDuration

  /// The times at which the toasts now on the screen appeared.
  private var shown: [Duration] = []
  /// The time at which a toast left the screen last; nil if no toast has left the screen.
  private var lastEnd: Duration?
  private var waiting: IDSet<NotificationID> = []
  /// The facts about loads; nil if the center shows toasts without waiting for the screens of their notifications.
  private var loading: LoadingFacts?

  private func isFree(at time: Duration) -> Bool {
    shown.isEmpty && waiting.isEmpty && lastEnd.map { time - $0 >= Self.pause } ?? true
  }

  /// Returns, for each turn, whether the screen is free before the turn; the array is empty for a center that shows
  /// each toast at once.
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
      let turn = TurnView(run: run, index: index)
      defer { screen.follow(turn) }
      return screen.isFree(at: turn.time)
    }
  }

  private mutating func follow(_ turn: TurnView) {
    var now = turn.time
    // A tap on a toast without an action does not reach the center, so the toast still counts as shown.
    if case .toast(let stimulus) = turn.stimulus, !shown.isEmpty {
      let start = shown.removeFirst()
      switch stimulus {
      case .activated: break
      case .expired: now = start + SimulatedApplication.toastDuration
      }
      lastEnd = now
    }
    if turn.stimulus.startsProcess { (shown, waiting, lastEnd) = ([], [], nil) }
    if let notification = toastThatIsDue(in: turn) { waiting.insert(notification) }
    if turn.state == .active {
      waiting.formUnion(turn.innerDeliveries.filter { turn.facts($0).mustShowInFront })
    }
    loading?.follow(turn)
    for notification in turn.ownToasts {
      // A merged toast replaces the toast on the screen.
      if turn.run.policies.presents == .coalesced { shown = [] }
      shown.append(now)
      // A toast that belongs to no single notification stands for all notifications that still have no toast.
      if let notification { waiting.remove(notification) } else { waiting = [] }
    }
    for notification in waiting.sorted where turn.isAnsweredWithYes(about: notification) {
      waiting.remove(notification)
    }
    // A merged toast stands for all waiting notifications, so nothing waits while the screen is empty.
    if turn.run.policies.presents == .coalesced, shown.isEmpty { waiting = [] }
  }

  private func toastThatIsDue(in turn: TurnView) -> NotificationID? {
    guard let loading else { return turn.toastAtStake }
    guard case .hierarchy(.loadCompleted(let notification, .screens)) = turn.stimulus
    else { return turn.loadsAtOnce && !turn.loads.isEmpty ? turn.toastAtStake : nil }
    return loading.announced.contains(notification) ? notification : nil
  }
}

extension TurnView {
  /// True if the center has to decide about the toast in this turn, because no earlier toast is in the way.
  var decidesAtOnce: Bool { run.digest.freeScreens.isEmpty || run.digest.freeScreens[index] }
}
