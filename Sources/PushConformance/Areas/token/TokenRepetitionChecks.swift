import PushPayloads
import PushSimulation

enum TokenRepetitionChecks {
  static let checks: [Check] = [
    .wholeRun("token.sent-again-at-every-launch", needing: .hears(.token)) { run, judge in
      var here: Set<DeviceToken> = []
      var earlier: Set<DeviceToken> = []
      var sent: Set<String> = []
      run.forEachTurn(
        with: \.accounts,
        on: [.hears(.application, .token), .does(.token)]
      ) { turn, _, _ in
        if turn.stimulus.startsProcess {
          earlier.formUnion(here)
          (here, sent) = ([], [])
        }
        // A center can upload a token that it has stored, before the system delivers the token again.
        sent.formUnion(turn.uploads)
        guard case .token(.received(let token)) = turn.stimulus, !token.bytes.isEmpty,
          here.insert(token).inserted, earlier.contains(token), turn.expectsUploads
        else { return }
        judge.expect(sent.contains(run.vocabulary.text(of: token)), in: turn) {
          "an upload of the token in this process, too"
        }
      }
    },

    .wholeRun("token.repeated-token-is-not-sent-again", needing: .hears(.token)) { run, judge in
      var latest: String?
      var sent: Set<String> = []
      run.forEachTurn(on: [.hears(.account, .application, .token), .does(.token)]) { turn in
        defer { sent.formUnion(turn.uploads) }
        if turn.stimulus.startsProcess { (latest, sent) = (nil, []) }
        // After a login, a logout, or opting out or in, the center might have to upload the token again.
        if turn.stimulus.changesRecipient { sent = [] }
        // The server does not have a token that it refused.
        if let token = turn.stimulus.refusedToken { sent.remove(token) }
        guard let token = turn.stimulus.receivedToken, !token.bytes.isEmpty else { return }
        let text = run.vocabulary.text(of: token)
        defer { latest = text }
        // A different token has arrived in between, so the center has to send the returning token again.
        if let latest, latest != text { sent.remove(text) }
        guard latest == text, sent.contains(text) else { return }
        judge.expect(turn.repeatedRegistrations.isEmpty, in: turn) {
          "no upload: this process has sent the token, and the server has not refused it"
        }
      }
    },

    .wholeRun("token.accepted-token-starts-nothing", needing: .hears(.token)) { run, judge in
      var sent: Set<String> = []
      var outdated: Set<String> = []
      run.forEachTurn(on: [.hears(.account, .application, .token), .does(.token)]) { turn in
        defer { sent.formUnion(turn.uploads) }
        if turn.stimulus.startsProcess { (sent, outdated) = ([], []) }
        // The tokens sent so far were for the earlier account. If the server accepts one of these uploads now, the
        // center might still have to upload the token for the new account.
        if turn.stimulus.changesRecipient { outdated.formUnion(sent) }
        // After a different token, the center might have to upload a returning token again, whatever the answer is.
        if let received = turn.stimulus.receivedToken {
          outdated.formUnion(sent.subtracting([run.vocabulary.text(of: received)]))
        }
        guard let token = turn.stimulus.acceptedToken, !outdated.contains(token) else { return }
        let startsNothing =
          !turn.repeatedRegistrations.contains { $0.token == turn.digits(of: token) }
          && !turn.effects.contains(where: \.asksForToken)
        judge.expect(startsNothing, in: turn) {
          "no registration and no second upload of the token that the server has just accepted"
        }
      }
    },
  ]
}
