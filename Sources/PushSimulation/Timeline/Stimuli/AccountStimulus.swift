/// Something that reaches a center about the account that uses the app.
package enum AccountStimulus: Sendable, Hashable {
  /// An account uses the app from now on.
  case loggedIn(String)
  /// The account that used the app logs out.
  case loggedOut
  /// The user does not want to be notified.
  case optedOut
  /// The user wants to be notified again.
  case optedIn
  /// The server answers an unregistration.
  case unregistrationAnswered(token: String, UploadAnswer)
}

extension AccountStimulus {
  /// Whether an account is to be notified from now on.
  package var bringsRecipient: Bool {
    switch self {
    case .loggedIn, .optedIn: true
    case .loggedOut, .optedOut, .unregistrationAnswered: false
    }
  }

  /// Whether it changes who is to be notified.
  package var changesRecipient: Bool {
    switch self {
    case .loggedIn, .loggedOut, .optedOut, .optedIn: true
    case .unregistrationAnswered: false
    }
  }
}
