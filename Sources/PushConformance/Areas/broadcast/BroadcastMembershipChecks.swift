import PushSimulation

enum BroadcastMembershipChecks {
  static let checks: [Check] = [
    .heldWeakly("broadcast.observers-are-held-weakly", .observer),

    .eachTurn("broadcast.attached-twice-hears-once", before: \.process, on: .receipts) {
      turn,
      history,
      judge in
      guard let notification = turn.received else { return }
      for observer in history.participants(.attached)
      where turn.run.participants[observer.index].kind == .observer
        && history.attachedTwice.contains(observer)
      {
        let times = turn.timesHeard(notification, by: observer)
        // Another requirement judges whether the observer is told at all.
        guard times > 0 else { continue }
        judge.expect(
          times == 1,
          in: turn,
          "\(turn.name(observer)) to be told of the receipt once, not \(times) times, although it"
            + " was attached twice"
        )
      }
    },
  ]
}
