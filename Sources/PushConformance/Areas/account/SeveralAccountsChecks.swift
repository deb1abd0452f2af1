import PushPayloads
import PushSimulation

enum SeveralAccountsChecks {
  static let checks: [Check] = [
    registers("account.each-account-is-registered") { turn, before in
      guard case .account(.loggedIn(let name)) = turn.stimulus, before.isAnother(name)
      else { return [] }
      return [name]
    },

    registers("account.new-token-is-uploaded-for-each-account") { turn, before in
      guard case .token(.received(let token)) = turn.stimulus, !token.bytes.isEmpty,
        token.hexadecimal != before.token
      else { return [] }
      return before.accounts
    },

    .eachTurn(
      "account.uploads-are-for-accounts-that-are-logged-in",
      with: \.accounts,
      includingUnwanted: true
    ) { turn, _, after, judge in
      let known = after.known
      for upload in turn.registrations {
        guard let named = upload.account else {
          // Before the first login, the device can be registered without an account.
          if !known.isEmpty { judge.couldNotSee(.accountsAreNotShown) }
          continue
        }
        judge.expect(known.contains(named) || turn.mayHaveWaited(upload), in: turn) {
          "no upload for account \(named.inQuotes), which is not logged in"
        }
      }
    },

    .wholeRun("account.each-logout-unregisters") { run, judge in
      /// For each account that has logged out, the token that the center still has to unregister.
      var owed: [String: String] = [:]
      run.forEachTurn(with: \.accounts) { turn, before, after in
        if turn.stimulus.startsProcess { owed = [:] }
        if case .account(.loggedIn(let name)) = turn.stimulus { owed[name] = nil }
        if case .account(.loggedOutOf(let name)) = turn.stimulus, before.accounts.contains(name),
          before.isOn, let token = before.token,
          before.sent.contains(.init(token: token, account: name))
        {
          owed[name] = token
        }
        // APNs delivers nothing more to a token that a newer token has replaced.
        owed = owed.filter { $0.value == after.token || turn.endsRegistration }
        if !owed.isEmpty, turn.endsRegistration { judge.satisfied(in: turn) }
        if turn.endsRegistration || turn.stimulus.refusedToken != nil || !after.isOn { owed = [:] }
        for gone in turn.unregistrations {
          guard let named = gone.account else {
            judge.couldNotSee(.accountsAreNotShown)
            owed = [:]
            continue
          }
          if owed[named] == gone.token {
            owed[named] = nil
            judge.satisfied(in: turn)
          }
        }
        // Some centers wait for the answer to a request before they make the next request.
        guard !owed.isEmpty, !turn.awaitsServer, turn.isTimeForRequests else { return }
        judge.expect(false, in: turn) {
          "an unregistration of the token that was uploaded for \(list(Set(owed.keys)))"
        }
        owed = [:]
      }
    },

    .eachTurn("account.logout-spares-the-other-accounts", with: \.accounts) {
      (turn, _, after, judge) in
      guard case .account(.loggedOutOf(let name)) = turn.stimulus,
        after.sent.contains(where: { $0.account.map(after.accounts.contains) ?? false })
      else { return }
      let named = turn.unregistrations.map(\.account)
      guard !named.contains(nil) else { return judge.couldNotSee(.accountsAreNotShown) }
      let sparesTheOthers =
        !turn.endsRegistration && after.accounts.isDisjoint(with: named.compactMap(\.self))
      judge.expect(sparesTheOthers, in: turn) {
        "the registration of \(list(after.accounts)) to stay: only \(name.inQuotes) logs out"
      }
    },
  ]

  private static func registers(
    _ id: String,
    _ accounts: @escaping @Sendable (TurnView, _ before: AccountFacts) -> Set<String>
  ) -> Check {
    .wholeRun(id) { run, judge in
      var owed: Set<String> = []
      run.forEachTurn(with: \.accounts) { turn, before, after in
        if turn.stimulus.startsProcess { owed = [] }
        owed = owed.union(accounts(turn, before)).intersection(after.accounts)
        // After a refusal, the center can stop, or wait before its next request.
        guard after.isOn, let token = after.token, turn.stimulus.refusedToken == nil
        else { return owed = [] }
        for account in owed where after.sent.contains(.init(token: token, account: account)) {
          owed.remove(account)
          judge.satisfied(in: turn)
        }
        if after.sent.contains(.init(token: token, account: nil)) {
          judge.couldNotSee(.accountsAreNotShown)
          owed = []
        }
        // Some centers wait for a new token from the system. Other centers wait for the server's answer about one
        // account before they upload for the next account.
        guard !owed.isEmpty, !turn.awaitsServer, !turn.awaitsToken, turn.isTimeForRequests
        else { return }
        judge.expect(false, in: turn) { "an upload of the token for \(list(owed))" }
        owed = []
      }
    }
  }

  private static func list(_ accounts: Set<String>) -> String {
    accounts.sorted().map(\.inQuotes).joined(separator: " and ")
  }
}
