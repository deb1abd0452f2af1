import PushSimulation

enum ToastAftermathChecks {
  static let checks: [Check] = [
    .eachTurn("toast.none-without-a-text", on: .receipts) { turn, judge in
      guard let notification = turn.received, turn.state == .active,
        !turn.facts(notification).isDisplayable, !turn.facts(notification).isSilent
      else { return }
      judge.expect(!turn.mayShow(notification), in: turn) {
        "no toast: \(turn.name(notification)) has no text"
      }
    },

    .wholeRun("toast.none-for-what-came-in-the-background") { run, judge in
      var away: IDSet<NotificationID> = []
      run.forEachTurn(on: [.hears(.application, .notification, .scenes), .does(.responses, .toast)])
      { turn in
        if turn.stimulus.startsProcess { away = [] }
        if let received = turn.received {
          if turn.state == .background { away.insert(received) } else { away.remove(received) }
          return
        }
        let late = turn.toasts.compactMap(\.self).filter(away.contains)
        let comesBack = turn.becomesActive && !away.isEmpty
        guard comesBack || !late.isEmpty else { return }
        judge.expect(late.isEmpty, in: turn) {
          "no toast of \(late.map(turn.name).joined(separator: ", "))"
            + ", which arrived in the background"
        }
      }
    },

    .wholeRun("toast.queued-are-all-shown") { run, judge in
      var queue = ToastQueue()
      var last: TurnView?
      var wanted: [TurnView] = []
      run.forEachTurn { wanted.append($0) }
      var turns = wanted[...]
      for (number, step) in run.steps.enumerated() {
        let waiting = queue.waiting.count
        while let turn = turns.first, turn.turn.step == number {
          queue.follow(turn)
          for case let shown? in turn.toasts { _ = queue.take(shown) }
          last = turns.removeFirst()
        }
        // Each toast, on the screen or waiting, can take four times the duration of a toast.
        guard case .time(.advance(let time)) = step, waiting > 0, let last, last.state == .active,
          time >= SimulatedApplication.toastDuration * 4 * (waiting + 1)
        else { continue }
        judge.expect(queue.waiting.isEmpty, in: last) {
          "toasts of \(queue.waiting.map(last.name).joined(separator: ", ")) by now"
        }
      }
    },

    .wholeRun("toast.merged-are-shown-soon") { run, judge in
      var toasts = MergedToasts()
      run.forEachTurn { turn in
        toasts.end(at: turn, &judge)
        toasts.follow(turn, &judge)
      }
      toasts.end(at: nil, &judge)
    },
  ]
}

/// The notifications that arrived while no toast was on the screen, for a center that merges toasts.
private struct MergedToasts {
  /// The time within which a toast has to appear.
  static let limit = SimulatedApplication.toastDuration * 4

  private var lastToast: Duration?
  /// The turns whose notifications await a toast, with the step in which the limit passes; nil if it never passes.
  private var waiting: [(turn: TurnView, end: Int?)] = []

  /// Judges the notifications whose limit has passed before `turn`, or before the end of the run if `turn` is nil.
  mutating func end(at turn: TurnView?, _ judge: inout Judge) {
    waiting.removeAll { arrival, end in
      guard let end, turn.map({ $0.turn.step > end }) ?? true else { return false }
      judge.expect(false, in: arrival) {
        "a toast of \(arrival.name(arrival.received)) or of several notifications, "
          + "within \(Self.limit.components.seconds) seconds: no toast was on the screen"
      }
      return true
    }
    guard let turn else { return }
    // A user who leaves the app sees no toast, so the center need not show the toast later.
    if turn.stimulus.startsProcess || turn.state != .active { waiting = [] }
    if turn.stimulus.startsProcess { lastToast = nil }
  }

  mutating func follow(_ turn: TurnView, _ judge: inout Judge) {
    let isFree = lastToast.map { turn.time - $0 >= SimulatedApplication.toastDuration } ?? true
    if turn.toastAtStake != nil, !turn.isReentered, isFree {
      let end = turn.run.step(
        bringing: Self.limit,
        after: turn.turn.step,
        unless: \.movesApplication
      )
      waiting.append((turn, end))
    }
    // The center can also ask a suppressor in a later turn. A yes then prevents the toast, too.
    waiting.removeAll { turn.isAnsweredWithYes(about: $0.turn.received) }
    guard !turn.toasts.isEmpty else { return }
    lastToast = turn.time
    // One toast stands for all notifications that arrived before it.
    for (arrival, _) in waiting { judge.satisfied(in: arrival) }
    waiting = []
  }
}

/// The notifications that wait for their toasts, in the order of their receipt.
struct ToastQueue {
  enum Problem {
    case notWaiting
    case overtakes(NotificationID)
  }

  private(set) var waiting: [NotificationID] = []
  /// The notifications that the center can show or drop, with one entry for each permitted toast.
  private var optional: [NotificationID] = []
  /// The latest notification that arrived, and the step in which it arrived; nil if no notification has arrived.
  private var arrival: (NotificationID, Int)?

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { self = ToastQueue() }
    if turn.state != .active {
      for notification in waiting { permit(notification) }
      waiting = []
    }
    // The system can call `willPresent` and then the callback for a fetch. These two callbacks are one arrival.
    guard let received = turn.received, (received, turn.turn.step) != arrival ?? (received, -1)
    else {
      optional += turn.innerDeliveries
      waiting.removeAll { turn.isAnsweredWithYes(about: $0) }
      return
    }
    arrival = (received, turn.turn.step)
    // If several notifications arrive during one turn, each can be shown, in any order.
    guard !turn.isReentered else {
      permit(received)
      optional += turn.innerDeliveries
      return
    }
    if turn.toastAtStake != nil, !turn.isAnsweredWithYes {
      waiting.append(received)
    } else {
      permit(received)
    }
  }

  private mutating func permit(_ notification: NotificationID) {
    if !optional.contains(notification) { optional.append(notification) }
  }

  /// Removes a notification that is shown now, or returns the reason not to show it.
  mutating func take(_ notification: NotificationID) -> Problem? {
    guard let index = waiting.firstIndex(of: notification) else {
      guard let index = optional.firstIndex(of: notification) else { return .notWaiting }
      optional.remove(at: index)
      return nil
    }
    guard index == 0 else { return .overtakes(waiting[0]) }
    waiting.removeFirst()
    return nil
  }
}
