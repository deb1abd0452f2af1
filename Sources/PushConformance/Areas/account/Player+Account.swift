import PushSimulation

extension Player {
  func perform(_ step: AccountStep) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    // The app shows that a logout is under way, so the user waits for the end of the logout.
    if process.isLoggingOut, Step.account(step).isInFront {
      return try await turn(.nothing(.logoutIsPending))
    }
    switch step {
    case .logIn(let account):
      if let center = process.severalAccounts {
        process.accounts.insert(account)
        return try await turn(.account(.loggedIn(account))) { await center.logIn(account) }
      }
      let center = try process.unregistering.needed(as: .unregistering)
      try await turn(.account(.loggedIn(account))) { await center.logIn(account) }
    case .logOut:
      let center = try process.unregistering.needed(as: .unregistering)
      process.isLoggingOut = true
      try await turn(.account(.loggedOut)) {
        await center.logOut()
        process.isLoggingOut = false
      }
    case .logOutOf(let account):
      let center = try process.severalAccounts.needed(as: .severalAccounts)
      process.accounts.remove(account)
      process.isLoggingOut = true
      try await turn(.account(.loggedOutOf(account))) {
        await center.logOut(of: account)
        process.isLoggingOut = false
      }
    case .switchAccount(let account):
      let center = try process.accountSwitching.needed(as: .accountSwitching)
      guard process.accounts.contains(account)
      else { return try await turn(.nothing(.noSuchAccount)) }
      try await turn(.account(.switchedTo(account))) { await center.switchAccount(to: account) }
    case .optOut:
      let center = try process.optingOut.needed(as: .optingOut)
      try await turn(.account(.optedOut)) { await center.optOut() }
    case .optIn:
      let center = try process.optingOut.needed(as: .optingOut)
      try await turn(.account(.optedIn)) { await center.optIn() }
    case .answerUnregistration(let token, let answer):
      let text = subject.vocabulary.text(of: token)
      guard process.application.holds(\.unregistrations, about: text)
      else { return try await turn(.nothing(.noSuchUnregistration)) }
      try await turn(.account(.unregistrationAnswered(token: text, answer))) {
        process.application.end(\.unregistrations, about: text, with: answer)
      }
    }
  }
}
