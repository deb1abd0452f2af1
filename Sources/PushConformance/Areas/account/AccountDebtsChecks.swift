import PushPayloads
import PushSimulation

/// The checks of Specs/requirements/account.json about requests of an earlier process that the server did not confirm.
enum AccountDebtsChecks {
  static let checks: [Check] = [
    .wholeRun("account.unconfirmed-unregistration-is-made-later") { run, judge in
      var debts: [Debt] = []
      var process = 0
      var judged = 0
      run.forEachTurn(with: \.accounts) { turn, _, accounts in
        if turn.stimulus.startsProcess { process += 1 }
        if case .account(.optedIn) = turn.stimulus { debts = [] }
        if case .account(.loggedIn(let name)) = turn.stimulus {
          debts.removeAll { $0.registration.account.map { $0 == name } ?? true }
        }
        if let (token, answer) = turn.answeredUnregistration, answer != .failure {
          debts.removeAll { $0.registration.token == token }
        }
        // Some servers have one entry for each device. An upload replaces this entry, so no unregistration is needed.
        let uploaded = Set(turn.uploads.map(turn.digits))
        debts.removeAll { uploaded.contains($0.registration.token) }
        // The system delivers nothing more to a token whose registration has ended.
        if turn.endsRegistration {
          debts = []
          return
        }
        for registration in turn.unregistrationsInForce {
          if let known = debts.firstIndex(where: { $0.registration == registration }) {
            debts[known].lastTry = process
          } else if accounts.user != .nobody {
            debts.append(Debt(registration: registration, begun: process, lastTry: process))
          }
        }
        guard case .token(.received(let token)) = turn.stimulus, !token.bytes.isEmpty,
          judged < process, turn.isTimeForRequests
        else { return }
        judged = process
        // A center that makes one request at a time might still be waiting for the answer to an earlier unregistration.
        for debt in debts
        where debt.begun < process && (debt.lastTry == process || !accounts.waitsForServer) {
          judge.expect(debt.lastTry == process, in: turn) {
            "a new unregistration of \(debt.registration.token.inQuotes)"
              + (debt.registration.account.map { " for \($0.inQuotes)" } ?? "")
              + " by now: the server has not confirmed the earlier request"
          }
        }
      }
    },

    .wholeRun("account.unconfirmed-registration-is-made-later") { run, judge in
      var isConfirmed: [String: Bool] = [:]
      var leftUndone: Set<String> = []
      var sentNow: Set<String> = []
      run.forEachTurn(with: \.accounts) { turn, _, accounts in
        if turn.stimulus.startsProcess {
          leftUndone = Set(isConfirmed.filter { !$0.value }.keys)
          sentNow = []
        }
        // Some centers drop their token when they request a new token, and have no token if the request fails.
        if turn.awaitedToken, case .registration(.failed) = turn.stimulus { leftUndone = [] }
        if let (token, answer) = turn.answeredUpload {
          // After a permanent refusal, the center has nothing to retry.
          if answer == .rejected { isConfirmed[token] = nil }
          if answer == .success { isConfirmed[token] = true }
        }
        for upload in turn.registrations { isConfirmed[upload.token] = false }
        for forgotten in turn.unregistrations { isConfirmed[forgotten.token] = nil }
        sentNow.formUnion(turn.registrations.map(\.token))
        // A center that has requested a new token from the system uploads the new token when it arrives.
        guard turn.completesRegistration, !turn.awaitsToken,
          turn.expectsUploads, accounts.account != nil, let token = accounts.token,
          leftUndone.remove(token) != nil
        else { return }
        judge.expect(sentNow.contains(token), in: turn) {
          "an upload of the token by now: the server has not confirmed the earlier request"
        }
      }
    },
  ]

  /// An unregistration that the center has sent and the server has not confirmed.
  private struct Debt {
    var registration: TurnView.Registration
    /// The number of the process that first sent the unregistration, counted from 1.
    var begun: Int
    var lastTry: Int
  }
}

extension TurnView {
  /// True for an event that the center might have waited for before it could register the device.
  fileprivate var completesRegistration: Bool {
    if case .account(let stimulus) = stimulus { return stimulus.bringsRecipient }
    return stimulus.receivedToken != nil
  }
}
