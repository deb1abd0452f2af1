package import PushPayloads
package import PushSimulation

package enum AccountStep: Sendable, Hashable {
  case logIn(String)
  case logOut
  /// An account logs out, and the other accounts stay logged in.
  case logOutOf(String)
  case switchAccount(to: String)
  case optOut
  case optIn
  case answerUnregistration(token: DeviceToken, UploadAnswer)
}

struct AccountStepKinds: Sendable {
  let logIn = StepKind("logIn", AccountStep.logIn, .named("an account"))
    .says("log in as {0}").heard(by: .unregistering, .severalAccounts).traits(.newRecipient)
  let logOut = StepKind("logOut") { AccountStep.logOut }
    .says("log out").heard(by: .unregistering).traits(.newRecipient)
  let logOutOf = StepKind("logOutOf", AccountStep.logOutOf, .named("an account"))
    .says("log out the account {0}").heard(by: .severalAccounts).traits(.newRecipient)
  let switchAccount = StepKind("switchAccount", AccountStep.switchAccount, .named("an account"))
    .says("switch to the account {0}").heard(by: .accountSwitching)
    .traits([.needsRunningCode, .isInFront])
  let optOut = StepKind("optOut") { AccountStep.optOut }
    .says("opt out").heard(by: .optingOut).traits(.newRecipient)
  let optIn = StepKind("optIn") { AccountStep.optIn }
    .says("opt in").heard(by: .optingOut).traits(.newRecipient)
  let answerUnregistration =
    StepKind("answerUnregistration", AccountStep.answerUnregistration, .token, .with)
    .says("answer the unregistration of {0} with {1}")
    .heard(by: .unregistering, .severalAccounts, .optingOut).traits(.needsRunningCode)
}

extension StepTraits {
  fileprivate static let newRecipient: Self = [.needsRunningCode, .isInFront, .changesRecipient]
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
