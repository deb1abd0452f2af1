import PushSimulation

enum ActionSubmissionChecks {
  static let checks: [Check] = [
    .wholeRun("responses.response-waits-for-its-action") { run, judge in
      for entry in CompletionHistory.entries(of: run) where entry.awaited.kind == .response {
        let response = TurnView(run: run, index: entry.awaited.turn)
        guard let submission = Submission(response), let call = entry.calls.first else { continue }
        let answered = TurnView(run: run, index: call)
        guard
          // The system does not suspend an app that the user sees.
          answered.state == .background,
          // The system waits only 30 s, so after ``ServiceFetch/patience`` the center can call the handler early.
          answered.time < response.time + ServiceFetch.patience
        else { continue }
        let isTooEarly = submission.isOpen(after: answered)
        guard isTooEarly || submission.hasEnded else { continue }
        judge.expect(!isTooEarly, in: answered) {
          "the completion handler for the action of \(answered.name(submission.notification))"
            + " not to be called before the request has ended that submits the action"
        }
      }
    },

    .eachTurn(
      "responses.taken-action-is-not-submitted-again",
      with: \.submissions,
      includingUnwanted: true,
      on: .does(.responses)
    ) { turn, before, after, judge in
      for case (let notification?, _) in turn.submissions
      where !turn.run.hasTwin(of: notification) {
        let taken = before.taken.count { $0 == notification }
        judge.expect(taken < after.chosen.count { $0 == notification }, in: turn) {
          "the action of \(turn.name(notification)) not to be submitted again: the server has accepted it before"
        }
      }
    },
  ]

  /// A chosen action that is the user's only response to a notification, and the requests that submit the action.
  private struct Submission {
    let notification: NotificationID
    let response: TurnView
    private var process: [TurnView] {
      [response] + response.run.turns(ofProcessAfter: response.index)
    }

    /// Returns nil if the action opens the app, or if the kit could confuse the requests of two actions.
    init?(_ response: TurnView) {
      let run = response.run
      guard let (notification, action) = response.responded, case .choose(let name, _) = action,
        run.action(name, of: notification)?.opensApp == false, !run.hasTwin(of: notification),
        run.timeline.turns.indices.count(where: {
          TurnView(run: run, index: $0).responded?.notification == notification
        }) == 1
      else { return nil }
      (self.notification, self.response) = (notification, response)
    }

    var hasEnded: Bool { process.contains { $0.answeredSubmission == notification } }

    /// Returns whether a request for the action ends in this process after a turn, even if it begins after the turn.
    ///
    /// A request that never ends might have been canceled; after a failure, the center can submit the action again.
    func isOpen(after turn: TurnView) -> Bool {
      let facts = turn.run.submissions[after: turn.look]
      guard !facts.failed.contains(notification),
        turn.run.turns(ofProcessAfter: turn.index).contains(where: {
          $0.answeredSubmission == notification
        })
      else { return false }
      return facts.open.contains(notification)
        || !process.prefix { $0.index <= turn.index }.contains { view in
          view.submissions.contains { $0.notification == notification }
        }
    }
  }
}
