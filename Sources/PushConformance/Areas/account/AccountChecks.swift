import PushPayloads
import PushSimulation

enum AccountChecks {
  static let checks: [Check] = [
    registersAgain("account.login-registers-the-token") { turn, before in
      guard case .account(.loggedIn(let name)) = turn.stimulus else { return false }
      return before.isAnother(name)
    },

    registersAgain("account.opting-in-registers-again") { turn, before in
      turn.stimulus == .account(.optedIn) && before.isOptedOut
    },

    unregisters("account.logout-unregisters", when: .account(.loggedOut)),

    unregisters("account.opting-out-unregisters", when: .account(.optedOut)),

    .eachTurn(
      "account.uploads-are-for-the-account-in-use",
      with: \.accounts,
      includingUnwanted: true
    ) { turn, _, after, judge in
      guard let account = after.account else { return }
      for upload in turn.registrations {
        guard let named = upload.account else {
          judge.couldNotSee(.accountsAreNotShown)
          continue
        }
        judge.expect(named == account || turn.mayHaveWaited(upload), in: turn) {
          "no upload for \(named.inQuotes): \(account.inQuotes) is logged in now"
        }
      }
    },

    uploadsNothing(
      "account.nothing-is-uploaded-before-login",
      because: "no account has logged in yet",
      while: \.hasNoRecipientYet
    ),

    uploadsNothing(
      "account.nothing-is-uploaded-after-logout",
      because: "the user is logged out",
      while: \.isLoggedOut
    ),

    uploadsNothing(
      "account.nothing-is-uploaded-after-opting-out",
      because: "the user has opted out",
      while: \.isOptedOut
    ),

    showsNothing(
      "account.nothing-is-shown-after-logout",
      because: "the user is logged out",
      while: { $0.isLoggedOut && !$0.isDeviceRegistered }
    ),

    showsNothing(
      "account.nothing-is-shown-after-opting-out",
      because: "the user has opted out",
      while: \.isOptedOut
    ),

    .wholeRun("account.logout-does-not-register-again") { run, judge in
      var hasEnded = false
      run.forEachTurn(with: \.accounts) { turn, _, after in
        if turn.stimulus.startsProcess || turn.stimulus == .registration(.requested) || !after.isOff
        {
          hasEnded = false
        }
        if after.isOff, turn.endsRegistration { hasEnded = true }
        let calls = turn.count(where: \.asksForToken)
        guard hasEnded || turn.stimulus == .account(.loggedOut) else { return }
        judge.expect(calls == 0, in: turn) {
          "no call that asks for a device token: the user "
            + (after.isLoggedOut ? "is logged out" : "has opted out")
        }
      }
    },

    .wholeRun("account.late-unregistration-spares-the-new-registration") { run, judge in
      /// For each token of the current account, true after an upload, and false after an unregistration.
      var isRegistered: [String: Bool] = [:]
      var unregistered: Set<String> = []
      /// The accounts that have logged out or were replaced by another login, even if they log in again.
      var departed: Set<String> = []
      var uploads = UploadHistory()
      run.forEachTurn(with: \.accounts) { turn, before, after in
        uploads.follow(turn, before: before, after: after)
        if before.user != after.user || before.isOptedOut != after.isOptedOut { isRegistered = [:] }
        // The end of a process is not a logout.
        if let left = before.account, before.user != after.user, !turn.stimulus.startsProcess {
          departed.insert(left)
        }
        guard after.isOn, let account = after.account, let token = after.token else {
          unregistered.formUnion(turn.unregistrations.map(\.token))
          return
        }
        let wasRegistered = isRegistered[token] == true
        for effect in turn.effects {
          if let sent = turn.upload(effect) { isRegistered[sent.token] = true }
          if let gone = turn.unregistration(effect), uploads.isOf(account, gone),
            isRegistered[gone.token] == true
          {
            isRegistered[gone.token] = false
          }
        }
        let isEndangered = after.former == account && unregistered.contains(token)
        // A center is free to unregister a token and upload it again for an account that has not logged out.
        guard departed.contains(account), wasRegistered || isRegistered[token] != nil,
          isRegistered[token] == true || turn.isQueueDone,
          isRegistered[token] == false || isEndangered && turn.mayCauseAnUnregistration
        else { return }
        judge.expect(isRegistered[token] == true, in: turn) {
          "no unregistration of '\(token)': the center has uploaded it again for \(account.inQuotes)"
        }
        if isRegistered[token] == false { isRegistered[token] = nil }
      }
    },
  ]

  private static func uploadsNothing(
    _ id: String,
    because reason: String,
    while isOff: @escaping @Sendable (AccountFacts) -> Bool
  ) -> Check {
    .eachTurn(id, with: \.accounts, includingUnwanted: true) { turn, _, after, judge in
      guard isOff(after), turn.mayCauseAnUpload || !turn.uploads.isEmpty else { return }
      let ofDevice = after.isOptedOut ? [] : turn.registrationsOfDevice
      let uploadsNothing =
        turn.registrations.allSatisfy { turn.mayHaveWaited($0) || ofDevice.contains($0) }
      judge.expect(uploadsNothing, in: turn) { "no upload of a device token: \(reason)" }
    }
  }

  private static func showsNothing(
    _ id: String,
    because reason: String,
    while isOff: @escaping @Sendable (AccountFacts) -> Bool
  ) -> Check {
    .eachTurn(id, with: \.accounts, includingUnwanted: true) { turn, before, _, judge in
      guard isOff(before), let received = turn.received else { return }
      judge.expect(turn.toasts.isEmpty && turn.routes.isEmpty && turn.heard.isEmpty, in: turn) {
        "no effect of \(turn.name(received)): \(reason)"
      }
    }
  }

  /// Returns a check that the center, as soon as it can, uploads its token after each turn that `isOccasion` selects.
  static func registersAgain(
    _ id: String,
    _ isOccasion: @escaping @Sendable (TurnView, _ before: AccountFacts) -> Bool
  ) -> Check {
    .wholeRun(id) { run, judge in
      var isOwed = false
      run.forEachTurn(with: \.accounts) { turn, before, after in
        if turn.stimulus.startsProcess { isOwed = false }
        if isOccasion(turn, before) { isOwed = true }
        // Some centers drop their token when they request a new token, and have no token if the request fails.
        if turn.awaitedToken, case .registration(.failed) = turn.stimulus { isOwed = false }
        guard isOwed, after.isOn, !after.lacksAccount else {
          isOwed = false
          return
        }
        guard let token = after.token else {
          isOwed = false
          // The requirement registration.login-registers-once judges the request for a token after a login.
          guard turn.stimulus == .account(.optedIn), after.hasEndedRegistration else { return }
          judge.expect(turn.count(where: \.asksForToken) > 0, in: turn) {
            "a call that asks for a device token: the center has ended its registration"
          }
          return
        }
        let account = after.account
        if let upload = turn.registrations.last(where: { $0.token == token }) {
          isOwed = false
          let isForAccount = upload.account == nil || account == nil || upload.account == account
          judge.expect(isForAccount, in: turn) {
            "an upload of the token for \(account?.inQuotes ?? "no account")"
          }
          return
        }
        // Some centers wait until the system or the server has answered an earlier request, or until the app is active.
        guard !turn.awaitsToken, !after.waitsForServer, turn.isTimeForRequests else { return }
        isOwed = false
        judge.expect(false, in: turn) {
          "an upload of the token" + (account.map { " for \($0.inQuotes)" } ?? "")
        }
      }
    }
  }

  static func unregisters(_ id: String, when occasion: Stimulus) -> Check {
    let endsAccount = occasion == .account(.loggedOut)
    return .wholeRun(id) { run, judge in
      /// The tokens that the server might have; the value is true until the server answers the upload of the token.
      var isWaiting: [String: Bool] = [:]
      var sent: Set<String> = []
      var newest: String?
      var isOwed = false
      var owner: String?
      var couldUpload = false
      run.forEachTurn(with: \.accounts) { turn, before, after in
        if turn.stimulus.startsProcess {
          isWaiting = isWaiting.filter { !$0.value }
          (isOwed, couldUpload) = (false, false)
        }
        // The earlier uploads were not for the account that logs in now.
        if case .account(.loggedIn(let name)) = turn.stimulus, before.isAnother(name) {
          isWaiting = [:]
        }
        if let (token, answer) = turn.answeredUpload, isWaiting[token] == true {
          isWaiting[token] = answer == .success ? false : nil
        }
        // A process that could not upload a token need not know the uploads of an earlier process.
        if turn.stimulus == occasion, before.isOn, before.token != nil, couldUpload,
          !isWaiting.isEmpty, !endsAccount || !before.isDeviceRegistered
        {
          (isOwed, owner) = (true, before.account)
        }
        if after.isOn, after.token != nil, !turn.awaitsToken, turn.isTimeForRequests {
          couldUpload = true
        }
        let forgotten = turn.unregistrations
        // On a server with one entry for each device, an upload for the device replaces the upload for the account.
        let isReplaced = endsAccount && !turn.registrationsOfDevice.isEmpty
        for gone in forgotten {
          isWaiting[gone.token] = nil
          // The device's newest token has replaced the earlier tokens, so the server need not forget them.
          if gone.token == newest { isWaiting = [:] }
        }
        for upload in turn.registrationsInForce {
          isWaiting[upload.token] = true
          sent.insert(upload.token)
          newest = upload.token
        }
        if after.isOn { isOwed = false }
        guard isOwed else { return }
        if forgotten.isEmpty, !turn.endsRegistration, !isReplaced {
          // Some centers unregister a token only after the server has answered the upload of the token.
          guard !isWaiting.values.contains(true), turn.isTimeForRequests else { return }
          isOwed = false
          guard !isWaiting.isEmpty else { return }
        }
        isOwed = false
        let isUnregistered =
          turn.endsRegistration || isReplaced
          || forgotten.contains {
            sent.contains($0.token) && ($0.account == nil || owner == nil || $0.account == owner)
          }
        judge.expect(isUnregistered, in: turn) {
          "an unregistration of the token that was uploaded"
            + (owner.map { " for \($0.inQuotes)" } ?? "")
            + (turn.answeredUpload == nil ? "" : ", now that the server has answered the upload")
        }
      }
    }
  }
}

extension TurnView {
  /// True if a center that ignores a logout or an opt-out could upload a token in this turn.
  fileprivate var mayCauseAnUpload: Bool {
    if case .account(.unregistrationAnswered) = stimulus { return true }
    if case .token = stimulus { return true }
    return false
  }

  fileprivate var mayCauseAnUnregistration: Bool {
    switch stimulus {
    case .account(.loggedIn), .account(.unregistrationAnswered), .token(.uploadAnswered), .time:
      true
    case .application, .scenes: stimulus.isActivation
    case .account(.loggedOut), .account(.loggedOutOf), .account(.switchedTo), .account(.optedOut),
      .account(.optedIn), .token(.received),
      .participant, .activity, .extension, .hierarchy, .launch, .links, .navigation, .notification,
      .permission, .registration, .responders, .responses, .services, .suppression, .toast,
      .nothing:
      false
    }
  }
}
