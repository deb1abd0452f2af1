import PushPayloads
import PushSimulation

/// The account that uses the app at each moment of a run, and whether the device is to be notified.
struct AccountFacts: Facts {
  static let roles: Set<Role> = [
    .registering, .unregistering, .optingOut, .tokenBroadcasting, .activityTokens,
  ]
  static let kinds: EventKinds = [
    .hears(.application, .account, .activity, .token), .does(.account, .activity),
  ]
  static let heedsUnwanted = true

  /// The user of the app.
  enum User: Hashable {
    /// No account has logged in in this process.
    case nobody
    /// An account.
    case account(String)
    /// No account any more: the last one has logged out.
    case loggedOut
  }

  private(set) var user = User.nobody
  private(set) var isOptedOut = false
  /// The newest token that the process has been handed, in lower-case digits.
  private(set) var token: String?
  /// The account that used the app when the process before this one ended.
  private(set) var heir: String?
  /// The account that was logged out last.
  private(set) var former: String?
  /// Whether an earlier process was told of a logout, and this one has not been told again.
  ///
  /// It is open then whether the logout still holds; the same is true of opting out.
  private var mayBeLoggedOut = false
  private var mayBeOptedOut = false
  private var unansweredUnregistrations = 0
  /// Whether the center is told of logouts or of opting out.
  private var hearsOfUsers = false
  /// Whether the center uploads tokens for accounts alone.
  private var needsAccount = false

  /// Whether the device is not to be notified.
  var isOff: Bool { isOptedOut || user == .loggedOut }
  /// Whether the device is to be notified, beyond doubt.
  var isOn: Bool { !isOff && !mayBeLoggedOut && !mayBeOptedOut }
  /// Whether the center waits for the server to forget something.
  ///
  /// One that makes one request after the other then sends nothing yet.
  var waitsForServer: Bool { unansweredUnregistrations > 0 }
  /// Whether a token that comes now has to be sent at once.
  var expectsUploads: Bool { isOn && !waitsForServer && !lacksAccount }
  /// Whether no account has ever logged in, so that a center which uploads for accounts alone has no recipient.
  var hasNoRecipientYet: Bool { needsAccount && user == .nobody && heir == nil }
  /// The account that uses the app.
  var account: String? { if case .account(let name) = user { name } else { nil } }

  /// Whether an account that logs in is another one than the one that uses the app, or may be using it.
  func isAnother(_ name: String) -> Bool {
    user != .account(name) && (user != .nobody || heir != name)
  }

  /// Whether no account is known to be logged in, though the center needs one.
  private var lacksAccount: Bool { needsAccount && user == .nobody }

  /// Returns whether the device is to be notified of the receipt in a turn; true where the center is not told.
  func wants(_ turn: TurnView) -> Bool { !hearsOfUsers || isOn || turn.received == nil }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { begin() }
    if case .account(let stimulus) = turn.stimulus { follow(stimulus) }
    if case .activity(.unregistrationAnswered) = turn.stimulus { noteAnsweredUnregistration() }
    if let received = turn.stimulus.receivedToken, !received.bytes.isEmpty {
      token = received.hexadecimal
    }
    // The checks of accounts alone judge a receipt while the device is not to be notified.
    guard wants(turn) else { return }
    unansweredUnregistrations += turn.count { effect in
      if case .account(.unregistered) = effect { return true }
      if case .activity(.unregistered) = effect { return true }
      return false
    }
  }

  private mutating func follow(_ stimulus: AccountStimulus) {
    switch stimulus {
    case .loggedIn(let name):
      (user, mayBeLoggedOut) = (.account(name), false)
    case .loggedOut:
      former = account ?? former
      (user, mayBeLoggedOut) = (.loggedOut, false)
    case .optedOut: (isOptedOut, mayBeOptedOut) = (true, false)
    case .optedIn: (isOptedOut, mayBeOptedOut) = (false, false)
    case .unregistrationAnswered: noteAnsweredUnregistration()
    }
  }

  private mutating func noteAnsweredUnregistration() {
    unansweredUnregistrations = max(0, unansweredUnregistrations - 1)
  }

  private mutating func begin() {
    mayBeLoggedOut = mayBeLoggedOut || user == .loggedOut
    mayBeOptedOut = mayBeOptedOut || isOptedOut
    heir = user == .nobody ? heir : account
    (user, isOptedOut, token, unansweredUnregistrations) = (.nobody, false, nil, 0)
  }
}

extension AccountFacts {
  init(of run: Run) {
    self.init()
    hearsOfUsers = !run.roles.isDisjoint(with: [.unregistering, .optingOut])
    needsAccount = run.policies.uploadsFor == .account && run.roles.contains(.unregistering)
  }
}

extension TurnView {
  /// A token that is sent or to be forgotten, in lower-case digits, and for whom if that is said.
  struct Registration: Hashable {
    var token: String
    var account: String?
  }

  /// The tokens that were sent, with the accounts that they were sent for.
  var registrations: [Registration] {
    effects.compactMap {
      guard case .token(.uploaded(let token, _, let account)) = $0 else { return nil }
      return Registration(token: token.lowercased(), account: account)
    }
  }

  /// The tokens that the server was asked to forget.
  var unregistrations: [Registration] {
    effects.compactMap {
      guard case .account(.unregistered(let token, let account)) = $0 else { return nil }
      return Registration(token: token.lowercased(), account: account)
    }
  }

  /// The token whose upload the server answers, and how.
  var answeredUpload: (token: String, answer: UploadAnswer)? {
    guard case .token(.uploadAnswered(let token, let answer)) = stimulus else { return nil }
    return (token.lowercased(), answer)
  }

  /// The token whose unregistration the server answers, and how.
  var answeredUnregistration: (token: String, answer: UploadAnswer)? {
    guard case .account(.unregistrationAnswered(let token, let answer)) = stimulus else {
      return nil
    }
    return (token.lowercased(), answer)
  }
}

extension TurnView {
  /// For whom the device is to be notified before this turn.
  var accountsBefore: AccountFacts { run.accounts.before(look) }

  /// For whom the device is to be notified after this turn.
  var accounts: AccountFacts { run.accounts.after(look) }
}

extension Stimulus {
  /// Whether the system answers the app's request for a device token.
  ///
  /// A token without a byte is no answer.
  var endsRequestForToken: Bool {
    if case .registration(.failed) = self { return true }
    return receivedToken.map { !$0.bytes.isEmpty } ?? false
  }
}
