package import PushPayloads
package import PushSimulation

package enum AccountStep: Sendable, Hashable {
  case logIn(String)
  case logOut
  /// One of the accounts logs out, and the others stay logged in, in an app with several accounts at a time.
  case logOutOf(String)
  case switchAccount(to: String)
  case optOut
  case optIn
  case answerUnregistration(token: DeviceToken, UploadAnswer)
}

extension AccountStep {
  /// True if the step changes the account of the device, or turns its notifications on or off.
  var changesRecipient: Bool {
    switch self {
    case .logIn, .logOut, .logOutOf, .optOut, .optIn: true
    case .switchAccount, .answerUnregistration: false
    }
  }

  var hearingRoles: [Role] {
    switch self {
    case .logIn: [.unregistering, .severalAccounts]
    case .logOut: [.unregistering]
    case .logOutOf: [.severalAccounts]
    case .switchAccount: [.accountSwitching]
    case .optOut, .optIn: [.optingOut]
    case .answerUnregistration: [.unregistering, .severalAccounts, .optingOut]
    }
  }

  var text: String {
    switch self {
    case .logIn(let account): "log \(account.inQuotes) in"
    case .logOut: "log out"
    case .logOutOf(let account): "log \(account.inQuotes) out"
    case .switchAccount(let account): "switch to the account \(account.inQuotes)"
    case .optOut: "opt out"
    case .optIn: "opt in"
    case .answerUnregistration(let token, let answer):
      "answer the unregistration of \(token.hexadecimal) with \(answer.rawValue)"
    }
  }
}

extension Scenario {
  var hasAccountForEachToken: Bool {
    var accounts: Set<String> = []
    for step in steps {
      if step.stopsCode { accounts = [] }
      if case .account(.logIn(let name)) = step { accounts.insert(name) }
      if case .account(.logOut) = step { accounts = [] }
      if case .account(.logOutOf(let name)) = step { accounts.remove(name) }
      if case .token(.receive) = step, accounts.isEmpty { return false }
    }
    return true
  }
}
