/// A login, a logout, a change of the account in front, an opt-out, an opt-in, or an answer to an unregistration.
package enum AccountStimulus: Sendable, Hashable {
  case loggedIn(String)
  /// The user logs out, so that no account is logged in.
  case loggedOut
  /// One of several accounts logs out, and the others stay logged in.
  case loggedOutOf(String)
  /// The user brings one of several accounts to the front.
  case switchedTo(String)
  /// The user opts out of the app's notifications, without a logout.
  case optedOut
  /// The user opts in to notifications again.
  case optedIn
  /// The server answers a request to forget a token, or cannot be reached.
  case unregistrationAnswered(token: String, UploadAnswer)
}

extension AccountStimulus {
  /// True if the event turns the notifications of the device on, as a login or an opt-in does.
  package var bringsRecipient: Bool {
    switch self {
    case .loggedIn, .optedIn: true
    case .loggedOut, .loggedOutOf, .switchedTo, .optedOut, .unregistrationAnswered: false
    }
  }

  /// True if the event turns the notifications of the device on or off, or changes the account that gets them.
  package var changesRecipient: Bool {
    switch self {
    case .loggedIn, .loggedOut, .loggedOutOf, .optedOut, .optedIn: true
    case .switchedTo, .unregistrationAnswered: false
    }
  }
}
