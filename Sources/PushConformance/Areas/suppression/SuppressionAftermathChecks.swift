import PushSimulation

enum SuppressionAftermathChecks {
  static let checks: [Check] = [
    .wholeRun("suppression.suppressed-is-not-shown-later", needing: .does(.suppression)) {
      (run, judge) in
      var suppressed: IDSet<NotificationID> = []
      // The notifications that arrived unsuppressed. A yes at a second arrival prevents only the second toast.
      var allowed: IDSet<NotificationID> = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (suppressed, allowed) = ([], []) }
        // With a new delivery or a new question, the center decides again about a notification.
        if let received = turn.received { suppressed.remove(received) }
        let answers = turn.suppressorAnswers
        for notification in answers.keys { suppressed.remove(notification) }
        if !suppressed.isEmpty {
          let late = turn.toasts.compactMap(\.self).filter(suppressed.contains)
          judge.expect(late.isEmpty, in: turn) {
            "no toast of \(late.map(turn.name).joined(separator: ", ")), which a suppressor has kept away"
          }
        }
        let arrivals = turn.innerDeliveries + (turn.received.map { [$0] } ?? [])
        for (notification, isYes) in answers where isYes {
          // Some centers ask their suppressors not on arrival, but when the toast is about to appear. If a suppressor
          // answers yes at that time, the toast of the arrival must not appear.
          if !arrivals.contains(notification) { allowed.remove(notification) }
          if !allowed.contains(notification) { suppressed.insert(notification) }
        }
        for notification in arrivals + answers.keys where answers[notification] != true {
          allowed.insert(notification)
        }
        for case let shown? in turn.toasts { allowed.remove(shown) }
      }
    }
  ]
}

extension TurnView {
  /// For each notification, whether a suppressor answered yes; suppressors that answer later are left out.
  fileprivate var suppressorAnswers: [NotificationID: Bool] {
    var answers: [NotificationID: Bool] = [:]
    for case .suppression(.asked(_, let sighting, let answer)) in effects {
      guard let notification = run.timeline.notification(of: sighting) else { continue }
      answers[notification] = answers[notification] == true || answer
    }
    return answers
  }
}
