package enum AccountStimulus: Sendable, Hashable {
  case loggedIn(String)
  case loggedOut
  /// Only this account is logged out; the other accounts stay logged in.
  case loggedOutOf(String)
  case switchedTo(String)
  // The user turns notifications off, and stays logged in.
  case optedOut
  case optedIn
  case unregistrationAnswered(token: String, UploadAnswer)

  package var bringsRecipient: Bool {
    switch self {
    case .loggedIn, .optedIn: true
    case .loggedOut, .loggedOutOf, .switchedTo, .optedOut, .unregistrationAnswered: false
    }
  }

  package var changesRecipient: Bool {
    switch self {
    case .loggedIn, .loggedOut, .loggedOutOf, .optedOut, .optedIn: true
    case .switchedTo, .unregistrationAnswered: false
    }
  }
}

package enum AccountEffect: Sendable, Hashable {
  case unregistered(String, account: String?)
  /// The app then shows the screens of this account.
  case broughtToFront(String)
}
