import PushPayloads
import PushSimulation

struct AccountFacts: Facts {
  static let roles: Set<Role> = [
    .registering, .unregistering, .severalAccounts, .accountSwitching, .optingOut,
    .tokenBroadcasting, .activityTokens,
  ]
  static let kinds: EventKinds = [
    .hears(.application, .account, .activity, .token),
    .does(.account, .activity, .registration, .token),
  ]
  static let heedsUnwanted = true

  /// The account of the app's user, for a center with one account at a time.
  enum User: Hashable {
    /// No account has logged in during this process.
    case nobody
    case account(String)
    case loggedOut
  }

  private(set) var user = User.nobody
  /// The logged-in accounts of a center with several accounts; for such a center, ``user`` is always `nobody`.
  private(set) var accounts: Set<String> = []
  /// The accounts that were logged in when an earlier process ended, and have not logged out since.
  private(set) var earlierAccounts: Set<String> = []
  /// This process's uploads that were not refused or unregistered; empty for a center with one account at a time.
  private(set) var sent: Set<TurnView.Registration> = []
  /// The accounts that the app might be showing, for a center that switches accounts.
  private(set) var inFront: Set<String> = []
  private(set) var isOptedOut = false
  /// This process's newest token in lower-case hex; nil until a token arrives, and once the registration has ended.
  private(set) var token: String?
  /// True if the center has ended its registration in this process, and has received no token since.
  private(set) var hasEndedRegistration = false
  /// The account that the earlier processes left logged in; nil if they left no account logged in.
  private(set) var heir: String?
  /// The last account to log in and out again in one process; nil for a center with several accounts at a time.
  private(set) var former: String?
  /// True if the last login or logout was a logout in an earlier process, which the center might have forgotten.
  private(set) var mayBeLoggedOut = false
  private var mayBeOptedOut = false
  private var unansweredUnregistrations = 0
  private var hearsOfUsers = false
  private var needsAccount = false
  private(set) var hasSeveral = false
  /// True if the app uploads tokens for the device and not for an account, also after a logout (Specs/decisions/0127).
  private(set) var isForDevice = false
  /// True if an upload named no account while an account was logged in: then every upload might be for an account.
  private(set) var omitsAccounts = false
  /// True if the app uploads for the device, and has made no upload yet or the last upload is not for an account.
  private(set) var isDeviceRegistered = false
  private var switches = false

  /// True if the device should certainly receive nothing: the user has logged out or opted out in this process.
  var isOff: Bool { isOptedOut || isLoggedOut }
  var isLoggedOut: Bool { user == .loggedOut }
  var isOn: Bool { !isOff && !mayBeLoggedOut && !mayBeOptedOut }
  /// True while an unregistration is unanswered; a center that sends one request at a time then waits.
  var waitsForServer: Bool { unansweredUnregistrations > 0 }
  /// True if the center has to upload a new token at once, in the turn in which the token arrives.
  var expectsUploads: Bool { isOn && !waitsForServer && !lacksAccount }
  var hasNoRecipientYet: Bool { lacksAccount && heir == nil && earlierAccounts.isEmpty }
  var account: String? { if case .account(let name) = user { name } else { nil } }
  var known: Set<String> { accounts.union(earlierAccounts) }

  /// Returns whether an account is not logged in yet, so that its login changes the accounts of the device.
  ///
  /// An account that an earlier process left logged in counts as logged in. With one account at a time, it counts only
  /// until the next login or logout.
  func isAnother(_ name: String) -> Bool {
    if hasSeveral { return !known.contains(name) }
    return user != .account(name) && (user != .nobody || heir != name)
  }

  /// True if uploads need an account and no account has logged in; false after a logout in an app with one account.
  var lacksAccount: Bool { needsAccount && user == .nobody && accounts.isEmpty }

  /// Returns whether the device should certainly get a turn's notification; true if the turn has no notification.
  func wants(_ turn: TurnView) -> Bool { !hearsOfUsers || isOn || turn.received == nil }

  /// Returns the accounts that the app might be showing on an event, before the center acts on the event.
  ///
  /// Apps differ in which account they show after a launch, after another login, and after a logout of the shown
  /// account.
  func inFront(on stimulus: Stimulus) -> Set<String> {
    switch stimulus {
    case .application(.willFinishLaunching): known
    case .account(.loggedIn(let name)):
      known.subtracting([name]).isEmpty ? [name] : inFront.union([name])
    case .account(.loggedOutOf(let name)):
      inFront.contains(name) ? known.subtracting([name]) : inFront
    case .account(.switchedTo(let name)): [name]
    case .application, .time, .participant, .account, .activity, .extension, .hierarchy, .launch,
      .links, .navigation, .notification, .permission, .registration, .responders, .responses,
      .scenes, .services, .suppression, .toast, .token, .nothing:
      inFront
    }
  }

  mutating func follow(_ turn: TurnView) {
    if switches { inFront = turn.switches.last.map { [$0] } ?? inFront(on: turn.stimulus) }
    if turn.stimulus.startsProcess { begin() }
    if case .account(let stimulus) = turn.stimulus { follow(stimulus) }
    if case .activity(.unregistrationAnswered) = turn.stimulus { noteAnsweredUnregistration() }
    if let received = turn.stimulus.receivedToken, !received.bytes.isEmpty {
      (token, hasEndedRegistration) = (received.hexadecimal, false)
    }
    // The system sends no more notifications to the token (UIApplication.unregisterForRemoteNotifications()).
    if turn.endsRegistration { (token, hasEndedRegistration) = (nil, true) }
    if let last = turn.registrations.last {
      omitsAccounts = omitsAccounts || account != nil && last.account == nil
      isDeviceRegistered = isForDevice && !omitsAccounts && last.account == nil
    }
    if hasSeveral {
      // The server's answer names the token and not the account, so any upload of the token could be the refused upload.
      if let refused = turn.stimulus.refusedToken {
        let token = turn.digits(of: refused)
        sent = sent.filter { $0.token != token }
      }
      sent.subtract(turn.unregistrationsInForce)
      sent.formUnion(turn.registrationsInForce)
    }
    // Only the checks about accounts judge notifications that the device should not receive.
    guard wants(turn) else { return }
    unansweredUnregistrations += turn.unregistrations.count + turn.activityUnregistrations.count
  }

  private mutating func follow(_ stimulus: AccountStimulus) {
    switch stimulus {
    case .loggedIn(let name) where hasSeveral: accounts.insert(name)
    case .loggedOutOf(let name):
      accounts.remove(name)
      earlierAccounts.remove(name)
    case .loggedIn(let name):
      (user, mayBeLoggedOut) = (.account(name), false)
    case .loggedOut:
      former = account ?? former
      (user, mayBeLoggedOut) = (.loggedOut, false)
    case .optedOut: (isOptedOut, mayBeOptedOut) = (true, false)
    case .optedIn: (isOptedOut, mayBeOptedOut) = (false, false)
    case .unregistrationAnswered: noteAnsweredUnregistration()
    case .switchedTo: break
    }
  }

  private mutating func noteAnsweredUnregistration() {
    unansweredUnregistrations = max(0, unansweredUnregistrations - 1)
  }

  private mutating func begin() {
    mayBeLoggedOut = mayBeLoggedOut || isLoggedOut
    mayBeOptedOut = mayBeOptedOut || isOptedOut
    heir = user == .nobody ? heir : account
    (user, isOptedOut, token, unansweredUnregistrations) = (.nobody, false, nil, 0)
    hasEndedRegistration = false
    (earlierAccounts, accounts, sent) = (known, [], [])
  }
}

extension AccountFacts {
  init(of run: Run) {
    self.init()
    hearsOfUsers = !run.roles.isDisjoint(with: [.unregistering, .severalAccounts, .optingOut])
    hasSeveral = run.roles.contains(.severalAccounts)
    switches = run.roles.contains(.accountSwitching)
    isForDevice = run.policies.uploadsFor == .device
    isDeviceRegistered = isForDevice
    needsAccount =
      run.policies.uploadsFor == .account && (hasSeveral || run.roles.contains(.unregistering))
  }
}

extension TurnView {
  var accountsBefore: AccountFacts { _read { yield run.accounts[before: look] } }

  var accounts: AccountFacts { _read { yield run.accounts[after: look] } }

  /// False if the center might delay its requests, in the app's queue or until the app is active.
  var isTimeForRequests: Bool { isQueueDone && mayRequest }

  private var mayRequest: Bool { run.policies.requests != .inForeground || state == .active }

  var expectsUploads: Bool { accounts.expectsUploads && mayRequest }
}

extension Run {
  /// Returns whether a center might still be waiting for an answer from the server after the step at index `step`.
  ///
  /// Some centers wait for the answer to an unregistration. A center with a queue waits for every answer.
  func waitsForServer(afterStepAt step: Int) -> Bool {
    guard let last = timeline.turns.lastIndex(where: { $0.step <= step }) else { return false }
    let turn = TurnView(run: self, index: last)
    return turn.accounts.waitsForServer || policies.requests == .queued && turn.awaitsServer
  }

  /// Returns true if requests do not need an active app, or if no step through index `end` deactivates the app or
  /// launches it in the background.
  func isTimeForRequests(until end: Int) -> Bool {
    policies.requests != .inForeground
      || !steps.prefix(end + 1).contains {
        $0 == .application(.enterBackground) || $0 == .application(.resignActive)
          || $0 == .application(.launchInBackground)
      }
  }
}

extension Stimulus {
  var endsRequestForToken: Bool {
    if case .registration(.failed) = self { return true }
    return receivedToken.map { !$0.bytes.isEmpty } ?? false
  }
}
