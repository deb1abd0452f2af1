import PushSimulation

/// The checks of Specs/requirements/suppression.json that look at what becomes of a suppressed
/// notification.
enum SuppressionAftermathChecks {
  static let checks: [Check] = [
    .wholeRun("suppression.suppressed-is-not-shown-later") { run, judge in
      var suppressed: Set<NotificationID> = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { suppressed = [] }
        // What is handed over again is decided again, and so is what is asked about again.
        if let received = turn.received { suppressed.remove(received) }
        let answers = turn.suppressorAnswers
        suppressed.subtract(answers.keys)
        if !suppressed.isEmpty {
          judge.expect(
            turn.toasts.allSatisfy { $0.map { !suppressed.contains($0) } ?? true },
            in: turn,
            "no toast of what a suppressor has kept away"
          )
        }
        suppressed.formUnion(answers.filter(\.value).keys)
      }
    }
  ]
}

extension TurnView {
  /// Whether somebody said yes, by the notification that they were asked about in this turn.
  fileprivate var suppressorAnswers: [NotificationID: Bool] {
    var answers: [NotificationID: Bool] = [:]
    for case .suppression(.asked(_, let sighting, let answer)) in effects {
      guard let notification = run.timeline.notification(of: sighting) else { continue }
      answers[notification] = answers[notification] == true || answer
    }
    return answers
  }
}
