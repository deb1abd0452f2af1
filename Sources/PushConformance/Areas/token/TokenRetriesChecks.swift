import PushSimulation

enum TokenRetriesChecks {
  /// The time within which a center has to retry a failed upload, at most `mostTries` times (Specs/decisions/0055).
  static let window = Duration.seconds(3_600)
  static let mostTries = 30

  static let checks: [Check] = [
    .wholeRun("token.failed-upload-is-tried-again") { run, judge in
      run.forEachFailure { failure, token in
        guard let end = run.endOfWindow(after: failure.turn.step),
          run.isTimeForRequests(until: end), !run.waitsForServer(afterStepAt: end)
        else { return }
        let isTriedAgain = run.hasTurn(from: failure, toStep: end) {
          $0.registrations.contains { $0.token == token }
        }
        judge.expect(isTriedAgain, in: failure) { "another upload of the token within an hour" }
      }
    },

    .wholeRun("token.tries-are-bounded") { run, judge in
      var times: [String: [Duration]] = [:]
      run.forEachTurn { turn in
        if turn.mayAskForUploads { times = [:] }
        if turn.answeredUpload?.answer == .failure { judge.satisfied(in: turn) }
        guard !turn.mayAskForUploads else { return }
        for upload in turn.registrations {
          let now = turn.time
          var recent = times[upload.token, default: []].filter { now - $0 < window }
          recent.append(now)
          times[upload.token] = recent
          guard recent.count == mostTries + 1 else { continue }
          judge.expect(false, in: turn) {
            "at most \(mostTries) uploads of a token within an hour, not \(recent.count)"
          }
        }
      }
    },

    triesNoMore("token.rejected-upload-is-not-tried-again", after: .rejected),

    triesNoMore("token.accepted-upload-is-not-tried-again", after: .success),
  ]

  private static func triesNoMore(_ id: String, after final: UploadAnswer) -> Check {
    .wholeRun(id) { run, judge in
      var waiting: [String: Int] = [:]
      // Some centers retry each failed upload, even if the server has given its final answer to another upload.
      var failed: [String: Int] = [:]
      var settled: [String: Duration] = [:]
      run.forEachTurn { turn in
        if turn.mayAskForUploads { settled = [:] }
        if turn.stimulus.startsProcess { (waiting, failed) = ([:], [:]) }
        let now = turn.time
        if let (token, answer) = turn.answeredUpload {
          waiting[token] = max(0, waiting[token, default: 0] - 1)
          if answer == .failure { failed[token, default: 0] += 1 }
          // While other uploads of the token are unanswered, the answer can belong to an older upload.
          if answer == final, waiting[token] == 0, failed[token, default: 0] == 0 {
            settled[token] = now
            // A whole hour without a retry satisfies the requirement.
            if run.endOfWindow(after: turn.turn.step) != nil { judge.satisfied(in: turn) }
          }
        }
        let sent = turn.repeatedRegistrations.map(\.token)
        // If the server accepts the upload, another requirement judges the turn of the answer.
        if turn.isTimer || final == .rejected && turn.answeredUpload != nil {
          for (token, since) in settled.sorted(by: { $0.key < $1.key }) where now - since <= window
          {
            judge.expect(!sent.contains(token), in: turn) {
              final == .success
                ? "no other upload of the token: the server has confirmed it"
                : "no other upload of the token: the server refuses it for good"
            }
          }
        }
        for token in turn.registrations.map(\.token) {
          waiting[token, default: 0] += 1
          if !turn.mayAskForUploads { failed[token] = max(0, failed[token, default: 0] - 1) }
        }
      }
    }
  }
}

extension Run {
  fileprivate func forEachFailure(_ look: (TurnView, _ token: String) -> Void) {
    var failed: Set<String> = []
    // The tokens that the center has uploaded again after a failure. A center can stop after one retry.
    var retried: Set<String> = []
    var unanswered: [String: Int] = [:]
    // The server's answer names only the token. If one of two uploads succeeds, the center can assume that the token is
    // confirmed.
    var confirmed: Set<String> = []
    forEachTurn(with: \.accounts) { turn, _, accounts in
      if turn.stimulus.startsProcess {
        (failed, retried, unanswered, confirmed) = ([], [], [:], [])
      }
      if let (token, answer) = turn.answeredUpload {
        unanswered[token] = max(0, unanswered[token, default: 0] - 1)
        if answer == .success { confirmed.insert(token) }
        if answer == .failure { failed.insert(token) }
      }
      defer {
        for upload in turn.registrations {
          unanswered[upload.token, default: 0] += 1
          confirmed.remove(upload.token)
          if failed.contains(upload.token) { retried.insert(upload.token) }
        }
      }
      // After a new upload of a token, the next failure of this token counts as a first failure again.
      if turn.mayAskForUploads {
        failed.subtract(turn.registrations.map(\.token))
        retried.subtract(turn.registrations.map(\.token))
      }
      guard let (token, answer) = turn.answeredUpload, answer == .failure, accounts.expectsUploads,
        // Another upload of the token, such as for the account that has logged in since, can still succeed.
        accounts.token == token, unanswered[token] == 0, !confirmed.contains(token),
        !retried.contains(token)
      else { return }
      look(turn, token)
    }
  }

  func hasTurn(from first: TurnView, toStep end: Int, where isMeant: (TurnView) -> Bool) -> Bool {
    var isFound = false
    forEachTurn { turn in
      if turn.index >= first.index, turn.turn.step <= end, isMeant(turn) { isFound = true }
    }
    return isFound
  }

  /// Returns the step at which the time for retries is over; nil if the run or another event ends the retries first.
  fileprivate func endOfWindow(after step: Int) -> Int? {
    self.step(bringing: TokenRetriesChecks.window, after: step) { step in
      guard case .token(let step) = step else { return step.stopsCode || step.changesRecipient }
      return switch step {
      case .receive: true
      case .answerUpload: false
      }
    }
  }
}

extension TurnView {
  fileprivate var mayAskForUploads: Bool {
    if case .registration(.requested) = stimulus { return true }
    return stimulus.receivedToken != nil || stimulus.changesRecipient || stimulus.startsProcess
  }
}
