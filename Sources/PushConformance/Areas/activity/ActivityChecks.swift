import PushPayloads
import PushSimulation

enum ActivityChecks {
  static let checks: [Check] = [
    uploadsNews("activity.token-is-uploaded-once") { purpose in
      if case .activity = purpose { true } else { false }
    },

    uploadsNews("activity.push-to-start-token-is-uploaded-once") { purpose in
      if case .pushToStart = purpose { true } else { false }
    },

    eachArrival("activity.rotated-token-is-uploaded") { arrival, before, turn, judge in
      guard let former = before.newest[arrival.purpose], former != arrival.token else { return }
      judge.expect(turn.activityUploads.contains(arrival), in: turn) {
        "an upload of '\(arrival.token)', which has replaced '\(former)' as the token"
          + " \(arrival.purpose.text)"
      }
    },

    .eachTurn("activity.repeated-token-is-not-sent-again", with: \.activities) {
      (turn, before, after, judge) in
      guard let arrival = turn.receivedActivityToken, !after.hasEnded(arrival.purpose),
        before.newest[arrival.purpose] == arrival.token, before.sent.contains(arrival)
      else { return }
      let isNoRepetition =
        !turn.activityUploads.contains(arrival) || turn.mayHaveWaited(arrival.asRegistration)
      judge.expect(isNoRepetition, in: turn) {
        "no upload: this process has sent the token, and the server has not refused it"
      }
    },

    .eachTurn("activity.token-is-no-device-token", after: \.activities) { turn, after, judge in
      let tokens = after.tokensOfActivities
      guard !tokens.isEmpty, turn.isAboutActivities || !turn.uploads.isEmpty else { return }
      judge.expect(tokens.isDisjoint(with: turn.uploads), in: turn) {
        "no upload of an activity's token as the device token"
      }
    },

    .eachTurn("activity.uploads-name-their-purpose", after: \.activities) { turn, after, judge in
      for upload in turn.activityUploads {
        judge.expect(after.handedOver[upload.purpose]?.contains(upload.token) == true, in: turn) {
          "an upload of a token that ActivityKit has delivered as the token \(upload.purpose.text),"
            + " not of '\(upload.token)'"
        }
      }
    },

    .wholeRun("activity.older-token-is-not-sent-again") { run, judge in
      var older: Set<TurnView.ActivityRegistration> = []
      run.forEachTurn(with: \.activities) { turn, before, _ in
        if turn.stimulus.startsProcess { older = [] }
        if let arrival = turn.receivedActivityToken {
          if let former = before.newest[arrival.purpose] {
            older.insert(.init(token: former, purpose: arrival.purpose))
          }
          older.remove(arrival)
        }
        let sent = turn.activityUploads
        guard !older.isEmpty, turn.isAboutActivities || !sent.isEmpty else { return }
        let wrong = sent.filter { older.contains($0) && !turn.mayHaveWaited($0.asRegistration) }
        judge.expect(wrong.isEmpty, in: turn) {
          wrong.first.map {
            "no upload of '\($0.token)': a newer token \($0.purpose.text) has replaced it"
          } ?? ""
        }
      }
    },
  ]

  private static func eachArrival(
    _ id: String,
    _ look:
      @escaping @Sendable (
        TurnView.ActivityRegistration, _ before: ActivityFacts, TurnView, inout Judge
      ) -> Void
  ) -> Check {
    .eachTurn(id, with: \.activities) { turn, before, after, judge in
      guard let arrival = turn.receivedActivityToken, turn.accountsBefore.expectsUploads,
        turn.isTimeForRequests, !after.hasEnded(arrival.purpose)
      else { return }
      look(arrival, before, turn, &judge)
    }
  }

  private static func uploadsNews(
    _ id: String,
    of isMeant: @escaping @Sendable (ActivityTokenPurpose) -> Bool
  ) -> Check {
    eachArrival(id) { arrival, before, turn, judge in
      guard isMeant(arrival.purpose),
        before.handedOver[arrival.purpose]?.contains(arrival.token) != true
      else { return }
      let uploads = turn.activityUploads.filter { $0.purpose == arrival.purpose }
      judge.expect(uploads.count == 1, in: turn) {
        "one upload of '\(arrival.token)' as the token \(arrival.purpose.text), not \(uploads.count)"
      }
    }
  }
}
