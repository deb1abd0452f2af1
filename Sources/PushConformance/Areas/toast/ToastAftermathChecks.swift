import PushSimulation

/// The checks of Specs/requirements/toast.json about toasts after the turn of their notification.
///
/// Some toasts must not appear later, and others have to appear in the end.
enum ToastAftermathChecks {
  static let checks: [Check] = [
    .eachTurn("toast.none-without-a-text", on: .receipts) { turn, judge in
      guard let notification = turn.received, turn.state == .active,
        !turn.facts(notification).isDisplayable, !turn.facts(notification).isSilent
      else { return }
      // If the app queues or merges toasts, the toast of another notification may appear now.
      judge.expect(
        turn.run.policies.presents == .each
          ? turn.toasts.isEmpty : !turn.toasts.contains(notification),
        in: turn,
        "no toast: \(turn.name(notification)) has no text"
      )
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
        judge.expect(
          late.isEmpty,
          in: turn,
          "no toast of \(away.sorted.map(turn.name).joined(separator: ", "))"
            + ", which came in the background"
        )
      }
    },

    .wholeRun("toast.queued-are-all-shown") { run, judge in
      var queue = ToastQueue()
      var last: TurnView?
      var turns = run.timeline.turns.indices.map { TurnView(run: run, index: $0) }[...]
      for (number, step) in run.steps.enumerated() {
        let waiting = queue.waiting.count
        while let turn = turns.first, turn.turn.step == number {
          queue.follow(turn)
          for case let shown? in turn.toasts { _ = queue.take(shown) }
          last = turns.removeFirst()
        }
        // Each toast, on the screen or waiting, may take four times the duration of a toast.
        guard case .time(.advance(let time)) = step, waiting > 0, let last, last.state == .active,
          time >= SimulatedApplication.toastDuration * 4 * (waiting + 1)
        else { continue }
        judge.expect(
          queue.waiting.isEmpty,
          in: last,
          "\(queue.waiting.map(last.name).joined(separator: ", ")) to have been shown by now"
        )
      }
    },
  ]
}
