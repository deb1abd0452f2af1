package import PushPayloads
package import PushSimulation

/// A step about the account that uses the app, and about its wish to be notified.
package enum AccountStep: Sendable, Hashable {
  /// An account uses the app from now on.
  case logIn(String)
  /// The account that used the app logs out.
  case logOut
  /// The user does not want to be notified.
  case optOut
  /// The user wants to be notified again.
  case optIn
  /// The server answers an unregistration of a token.
  case answerUnregistration(token: DeviceToken, UploadAnswer)
}

extension AccountStep {
  /// Whether the step changes who is to be notified.
  var changesRecipient: Bool {
    switch self {
    case .logIn, .logOut, .optOut, .optIn: true
    case .answerUnregistration: false
    }
  }

  /// The roles of which a subject needs one for the step to mean anything to it.
  var hearingRoles: [Role] {
    switch self {
    case .logIn, .logOut: [.unregistering]
    case .optOut, .optIn: [.optingOut]
    case .answerUnregistration: [.unregistering, .optingOut]
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .logIn(let account): "log \(account) in"
    case .logOut: "log out"
    case .optOut: "opt out"
    case .optIn: "opt in"
    case .answerUnregistration(let token, let answer):
      "answer the unregistration of \(token.hexadecimal) with \(answer.rawValue)"
    }
  }
}
