import PushPayloads
import PushSimulation

extension TurnView {
  /// A token in lower-case hexadecimal that was uploaded or unregistered, and the account that the request names.
  struct Registration: Hashable {
    var token: String
    var account: String?
  }

  var registrations: [Registration] { effects.compactMap(upload) }

  var registrationsOfDevice: [Registration] {
    accounts.isForDevice && !accounts.omitsAccounts
      ? registrations.filter { $0.account == nil } : []
  }

  /// The uploads that can repeat an earlier upload; with several accounts, token and account must both be the same.
  var repeatedRegistrations: [Registration] {
    registrations.filter {
      !mayHaveWaited($0) && (!accounts.hasSeveral || accountsBefore.sent.contains($0))
    }
  }

  var endsRegistration: Bool {
    effects.contains(.registration(.unregisteredForRemoteNotifications))
  }

  var unregistrations: [Registration] { effects.compactMap(unregistration) }

  func upload(_ effect: Effect) -> Registration? {
    guard case .token(.uploaded(let token, _, let account)) = effect else { return nil }
    return Registration(token: digits(of: token), account: account)
  }

  func unregistration(_ effect: Effect) -> Registration? {
    guard case .account(.unregistered(let token, let account)) = effect else { return nil }
    return Registration(token: digits(of: token), account: account)
  }

  var registrationsInForce: [Registration] {
    effects.reduce(into: []) { registrations, effect in
      if let sent = upload(effect) { registrations.append(sent) }
      if let gone = unregistration(effect) { registrations.removeAll { $0 == gone } }
    }
  }

  var unregistrationsInForce: [Registration] {
    effects.reduce(into: []) { unregistrations, effect in
      if let gone = unregistration(effect) { unregistrations.append(gone) }
      if let sent = upload(effect) {
        unregistrations.removeAll {
          $0.token == sent.token && ($0.account == nil || $0.account == sent.account)
        }
      }
    }
  }

  var answeredUpload: (token: String, answer: UploadAnswer)? {
    guard case .token(.uploadAnswered(let token, let answer)) = stimulus else { return nil }
    return (digits(of: token), answer)
  }

  var answeredUnregistration: (token: String, answer: UploadAnswer)? {
    guard case .account(.unregistrationAnswered(let token, let answer)) = stimulus
    else { return nil }
    return (digits(of: token), answer)
  }

  var switches: [String] {
    effects.compactMap {
      if case .account(.broughtToFront(let account)) = $0 { account } else { nil }
    }
  }

  func isForAccountInFront(_ notification: NotificationID) -> Bool {
    run.account(of: notification).map { accountsBefore.inFront == [$0] } ?? true
  }

  /// True unless a push of another account arrives: some apps hide such a push (bluesky-social/social-app#3895).
  var isReceiptForAccountInFront: Bool { received.map(isForAccountInFront) ?? true }

  /// Returns whether a push is for an account that has not logged in during this process, or has logged out.
  ///
  /// Some centers restore the accounts of an earlier process. Other centers wait for the next login.
  func isForAbsentAccount(_ notification: NotificationID) -> Bool {
    run.account(of: notification).map { !accountsBefore.accounts.contains($0) } ?? false
  }

  func mayStayUnopened(_ notification: NotificationID) -> Bool {
    awaitsContent || isForOtherAccount(notification)
  }

  /// Returns whether the account of a notification is a reason to leave the notification unopened in this turn.
  func isForOtherAccount(_ notification: NotificationID) -> Bool {
    isForAbsentAccount(notification)
      || run.roles.contains(.unregistering)
        && (accountsBefore.user == .loggedOut || accountsBefore.mayBeLoggedOut)
      || run.policies.switchesAccount == .afterAsking && !isForAccountInFront(notification)
  }
}

extension Run {
  var hearsOfAccounts: Bool { !roles.isDisjoint(with: [.unregistering, .severalAccounts]) }

  func account(of notification: NotificationID) -> String? {
    guard let account = notifications[notification.index].facts.account,
      roles.contains(.accountSwitching)
    else { return nil }
    return account
  }
}
