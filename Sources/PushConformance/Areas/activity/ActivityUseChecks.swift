import PushSimulation

enum ActivityUseChecks {
  static let checks: [Check] = [
    .eachTurn("activity.token-in-use-stays-registered", with: \.activities) {
      (turn, before, now, judge) in
      // After a change of the account, a center is free to unregister tokens.
      guard !now.hasChangedHands else { return }
      let purpose = turn.receivedActivityToken?.purpose
      let others = before.inUse.filter { $0.key != purpose && now.inUse[$0.key] == $0.value }
      guard !others.isEmpty, turn.isAboutActivities || !turn.activityUnregistrations.isEmpty
      else { return }
      let wrong = turn.activityUnregistrations.filter { others[$0.purpose] == $0.token }
      judge.expect(wrong.isEmpty, in: turn) {
        "no unregistration of the token \(wrong.map(\.purpose.text).joined(separator: " and ")), which is in use"
      }
    },

    .wholeRun("activity.failed-upload-is-tried-again") { run, judge in
      run.forEachFailedActivityUpload { failure, upload in
        guard let end = run.endOfWait(for: upload.purpose, after: failure.turn.step),
          run.isTimeForRequests(until: end), !run.waitsForServer(afterStepAt: end)
        else { return }
        let isTriedAgain =
          run.hasTurn(from: failure, toStep: end) { $0.activityUploads.contains(upload) }
        judge.expect(isTriedAgain, in: failure) {
          "another upload of '\(upload.token)' as the token \(upload.purpose.text) within an hour"
        } seen: {
          run.timeline.turns[failure.index...].filter { $0.step <= end }
            .flatMap { run.timeline.effects[$0.effects] }
            .first {
              if case .activity(.uploaded(upload.token, _)) = $0 { true } else { false }
            }
            .map(run.text)
        }
      }
    },

    .eachTurn("activity.nothing-is-uploaded-after-the-end", after: \.activities) {
      (turn, after, judge) in
      let late = turn.activityUploads.filter {
        after.hasEnded($0.purpose) && !turn.mayHaveWaited($0.asRegistration)
      }
      guard !after.ended.isEmpty, turn.isAboutActivities || turn.isTimer || !late.isEmpty
      else { return }
      let purposes = late.map(\.purpose.text).joined(separator: " and ")
      judge.expect(late.isEmpty, in: turn) { "no upload of a token \(purposes), which has ended" }
    },

    .eachTurn("activity.device-token-is-left-alone", before: \.activities) { turn, before, judge in
      guard turn.isAboutActivities, !before.hasChangedHands, let token = turn.accountsBefore.token
      else { return }
      let known = before.sentDeviceTokens.filter { turn.digits(of: $0) == token }
      guard !known.isEmpty else { return }
      let sparesDevice =
        !turn.repeatedRegistrations.contains { $0.token == token }
        && !turn.unregistrations.contains { $0.token == token }
      judge.expect(sparesDevice, in: turn) {
        "no upload and no unregistration of the device token after an event about activities"
      }
    },
  ]
}

extension Run {
  fileprivate func forEachFailedActivityUpload(
    _ look: (TurnView, TurnView.ActivityRegistration) -> Void
  ) {
    var failed: Set<TurnView.ActivityRegistration> = []
    // The server's answer names only the token. If the center has sent a token twice and the first answer is a success,
    // the center can assume that the token is confirmed.
    var confirmed: Set<String> = []
    forEachTurn(with: \.activities) { turn, _, after in
      if turn.stimulus.startsProcess { (failed, confirmed) = ([], []) }
      defer { confirmed.subtract(turn.activityUploads.map(\.token)) }
      if case .activity(.uploadAnswered(let token, .success)) = turn.stimulus {
        confirmed.insert(token)
      }
      guard case .activity(.uploadAnswered(let token, .failure)) = turn.stimulus,
        !confirmed.contains(token), turn.accounts.expectsUploads
      else { return }
      for (purpose, newest) in after.inUse where newest == token {
        let upload = TurnView.ActivityRegistration(token: token, purpose: purpose)
        if failed.insert(upload).inserted { look(turn, upload) }
      }
    }
  }

  /// Returns the step by which the center has to retry an upload; nil if an earlier step makes the retry unnecessary.
  fileprivate func endOfWait(for purpose: ActivityTokenPurpose, after step: Int) -> Int? {
    self.step(bringing: TokenRetriesChecks.window, after: step) { step in
      guard case .activity(let step) = step else { return step.stopsCode || step.changesRecipient }
      return switch step {
      case .receiveToken(_, let other): other == purpose
      case .end(let id): .activity(id) == purpose
      case .answerUpload, .answerUnregistration: false
      }
    }
  }
}
