import PushPayloads
import PushSimulation

enum TokenChecks {
  static let checks: [Check] = [
    eachToken("token.received-token-is-uploaded-once") { token, history, turn, judge in
      guard !token.bytes.isEmpty, !history.received.contains(token),
        !history.receivedEarlier.contains(token)
      else { return }
      if turn.accounts.hasSeveral {
        let sent = turn.registrations
        return judge.expect(!sent.isEmpty && Set(sent).count == sent.count, in: turn) {
          "an upload of the new token, and at most one for each account"
        }
      }
      judge.expect(turn.uploads.count == 1, in: turn) {
        "one upload of the new token, not \(turn.uploads.count)"
      }
    },

    .eachTurn("token.text-is-lossless-hexadecimal", on: .hears(.token)) { turn, judge in
      guard let token = turn.stimulus.receivedToken, !token.bytes.isEmpty else { return }
      let text = turn.run.vocabulary.text(of: token)
      for (upload, sent) in zip(turn.registrations, turn.uploads) where !turn.mayHaveWaited(upload)
      {
        judge.expect(sent == text, in: turn) { "an upload of the token as '\(text)'" }
      }
    },

    .eachTurn(
      "token.upload-goes-to-devices-endpoint",
      on: .does(.token),
      obstacle: { _, vocabulary in
        vocabulary.devicesPath == nil
          ? "the app does not declare which path the uploads go to; write .uploads(to:)" : nil
      },
      { turn, judge in
        for case .token(.uploaded(_, let path, _)) in turn.effects {
          let declared = turn.run.vocabulary.devicesPath
          judge.expect(path == declared, in: turn) { "an upload to '\(declared ?? "")'" }
        }
      }
    ),

    .compare(
      "token.upload-outcome-disturbs-nothing",
      variants: variantsOfAnswers,
      by: { turn in
        // These turns differ because the variants have different answers.
        if case .token(.uploadAnswered) = turn.stimulus { return nil }
        if turn.stimulus == .nothing(.noSuchUpload) { return nil }
        var outcome = turn.outcome
        // If a refused token arrives again, the center chooses whether to upload it again.
        outcome.uploads = []
        return outcome
      }
    ),

    eachToken("token.changed-token-is-uploaded") { token, history, turn, judge in
      // If a token comes back, and no other token was uploaded meanwhile, the server has the token already.
      guard !token.bytes.isEmpty, let previous = history.latest, previous != token,
        history.lastUpload != turn.run.vocabulary.text(of: token)
      else { return }
      // Other tokens might have been uploaded meanwhile, but only for accounts that have logged out since.
      if turn.accounts.hasSeveral, turn.accounts.accounts.isEmpty,
        history.lastUploadWithoutAccount == token.hexadecimal
      {
        return
      }
      judge.expect(turn.uploads.contains { $0 != history.lastUpload }, in: turn) {
        "an upload of the changed token, '\(turn.run.vocabulary.text(of: token))'"
      }
    },

    .wholeRun("token.older-token-is-not-sent-again") { run, judge in
      var latest: String?
      var older: Set<String> = []
      run.forEachTurn(on: [.hears(.application, .token), .does(.token)]) { turn in
        if turn.stimulus.startsProcess { (latest, older) = (nil, []) }
        if case .token(.received(let token)) = turn.stimulus, !token.bytes.isEmpty {
          if let latest { older.insert(latest) }
          older.remove(token.hexadecimal)
          latest = token.hexadecimal
        }
        guard !older.isEmpty, turn.mayCauseAnUpload || !turn.uploads.isEmpty else { return }
        let sent = turn.registrations.filter { !turn.mayHaveWaited($0) }.map(\.token)
        let wrong = older.intersection(sent).sorted()
        judge.expect(wrong.isEmpty, in: turn) {
          "no upload of \(wrong.map(\.inQuotes).joined(separator: ", ")): a newer token has replaced it"
        }
      }
    },
  ]

  // The checks of the area `account` judge a token that arrives while the device should receive no notifications.
  private static func eachToken(
    _ id: String,
    _ look: @escaping @Sendable (DeviceToken, DeviceTokenFacts, TurnView, inout Judge) -> Void
  ) -> Check {
    .eachTurn(id, before: \.deviceTokens, on: .hears(.token)) { turn, before, judge in
      guard let token = turn.stimulus.receivedToken, turn.expectsUploads else { return }
      look(token, before, turn, &judge)
    }
  }

  @Sendable private static func variantsOfAnswers(_ scenario: Scenario) -> [Check.Variant] {
    let receivesToken = { (step: Step) in if case .token(.receive) = step { true } else { false } }
    guard scenario.steps.contains(where: receivesToken) else { return [] }
    func variant(_ change: String, _ answer: UploadAnswer?) -> Check.Variant {
      func replaced(_ steps: [Step]) -> [Step] {
        steps.flatMap { step -> [Step] in
          guard case .token(let change) = step else { return [step] }
          switch change {
          case .answerUpload: return []
          case .receive(let token):
            return [step] + (answer.map { [.token(.answerUpload(token: token, $0))] } ?? [])
          }
        }
      }
      return scenario.variant(change) {
        $0.given = replaced(scenario.given)
        $0.when = replaced(scenario.when)
      }
    }
    return [
      variant("uploads that are never answered", nil),
      variant("uploads that are accepted at once", .success),
      variant("uploads that are refused at once", .failure),
    ]
  }
}

extension TurnView {
  fileprivate var mayCauseAnUpload: Bool {
    if case .token = stimulus { true } else { false }
  }

  /// The texts of the tokens that the center uploads to the server, in order.
  var uploads: [String] {
    effects.compactMap { if case .token(.uploaded(let token, _, _)) = $0 { token } else { nil } }
  }

  /// Returns a token in lower-case hexadecimal digits, given the text that the app sends for the token.
  func digits(of text: String) -> String { run.vocabulary.digits(of: text) }

  /// The observers that were notified of a device token, each with the token in lower-case hexadecimal.
  var tokensHeard: [(observer: ParticipantID, token: String)] {
    effects.compactMap {
      guard case .token(.toldObserver(let observer, let token)) = $0 else { return nil }
      return (observer, digits(of: token))
    }
  }
}

struct DeviceTokenFacts: Facts {
  static let roles: Set<Role> = [.registering]
  static let kinds: EventKinds = [.hears(.application, .token), .does(.token)]

  private(set) var received: Set<DeviceToken> = []
  /// The tokens of earlier processes, which the requirement `token.sent-again-at-every-launch` is about.
  private(set) var receivedEarlier: Set<DeviceToken> = []
  private(set) var latest: DeviceToken?
  private(set) var lastUpload: String?
  /// The last token that this process uploaded without an account, in lower-case hexadecimal; nil if there is none.
  private(set) var lastUploadWithoutAccount: String?

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      receivedEarlier.formUnion(received)
      (received, latest, lastUpload, lastUploadWithoutAccount) = ([], nil, nil, nil)
    }
    if let token = turn.stimulus.receivedToken, !token.bytes.isEmpty {
      received.insert(token)
      latest = token
    }
    // A center can upload a token some time after the token arrives, such as at a login.
    lastUpload = turn.uploads.last ?? lastUpload
    lastUploadWithoutAccount =
      turn.registrations.last { $0.account == nil }?.token ?? lastUploadWithoutAccount
  }
}
