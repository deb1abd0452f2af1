import PushPayloads
import PushSimulation

/// The checks of centers that make their requests only while the app is active.
enum TokenInFrontChecks {
  static let checks: [Check] = [
    .wholeRun("token.waiting-token-is-uploaded-in-front") { run, judge in
      var waiting = Waiting()
      run.forEachTurn(with: \.accounts) { turn, _, accounts in
        waiting.follow(turn)
        guard waiting.token != nil, turn.state == .active else { return }
        guard accounts.isOn, !accounts.lacksAccount else { return waiting.end() }
        // Some centers first wait until the system or the server has answered an earlier request.
        guard !turn.awaitsToken, !accounts.waitsForServer else { return }
        let uploads = waiting.uploads
        // With several accounts, some centers send their requests one after another.
        guard !uploads.isEmpty || !accounts.hasSeveral || !turn.awaitsServer else { return }
        let isOnce =
          accounts.hasSeveral
          ? Set(uploads).count == uploads.count : uploads.count <= waiting.mostUploads
        let count = waiting.mostUploads == 1 ? "one upload" : "1 to \(waiting.mostUploads) uploads"
        let limit = accounts.hasSeveral ? "at most one for each account" : "not \(uploads.count)"
        judge.expect(!uploads.isEmpty && isOnce, in: turn) {
          "\(accounts.hasSeveral ? "an upload" : count) of the token that arrived while the app was not active,"
            + " \(limit): the app is active now"
        }
        waiting.end()
      }
    }
  ]

  private struct Waiting {
    /// The token that waits until the app is active, in lower-case hexadecimal; nil if no token waits.
    private(set) var token: String?
    private(set) var uploads: [TurnView.Registration] = []
    private(set) var mostUploads = 1
    /// The tokens that earlier processes received while the app was not active, and never uploaded.
    private var leftBehind: Set<String> = []
    /// The tokens that were uploaded, also by earlier processes.
    private var sent: Set<String> = []
    private var lastUpload: String?

    mutating func end() { token = nil }

    mutating func follow(_ turn: TurnView) {
      if turn.stimulus.startsProcess {
        if let token, uploads.isEmpty { leftBehind.insert(token) }
        (token, lastUpload) = (nil, nil)
      }
      // Other requirements judge the uploads after a login or logout.
      if turn.stimulus.changesRecipient { token = nil }
      // If the center has asked for the token again and the system refuses, the center might be left without a token.
      if turn.awaitedToken, case .registration(.failed) = turn.stimulus { token = nil }
      if let received = turn.stimulus.receivedToken, !received.bytes.isEmpty {
        receive(received.hexadecimal, in: turn)
      }
      if let (answered, answer) = turn.answeredUpload, answered == token, answer != .success {
        token = nil
      }
      for upload in turn.registrations {
        sent.insert(upload.token)
        leftBehind.remove(upload.token)
        lastUpload = upload.token
        if upload.token == token { uploads.append(upload) }
      }
      // The system delivers nothing more to a token whose registration has ended.
      if turn.endsRegistration { token = nil }
    }

    private mutating func receive(_ received: String, in turn: TurnView) {
      if received == token {
        if turn.run.policies.uploads == .everyCallback { mostUploads += 1 }
        return
      }
      token = nil
      let isKnown = lastUpload.map { $0 == received } ?? sent.contains(received)
      guard !isKnown, turn.state != .active || leftBehind.contains(received) else { return }
      (token, uploads, mostUploads) = (received, [], 1)
    }
  }
}
