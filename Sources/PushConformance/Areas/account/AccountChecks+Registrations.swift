import PushPayloads
import PushSimulation

extension AccountChecks {
  /// Returns a check that the center uploads its token after certain events, at once or as soon as it can.
  ///
  /// If the center has no token at an opt-in, because it has ended its registration, it has to ask for a device token.
  static func registersAgain(
    _ id: String,
    _ isOccasion: @escaping @Sendable (TurnView, _ before: AccountFacts) -> Bool
  ) -> Check {
    .wholeRun(id) { run, judge in
      var isOwed = false
      run.forEachTurn(with: \.accounts) { turn, before, after in
        if turn.stimulus.startsProcess { isOwed = false }
        if isOccasion(turn, before) { isOwed = true }
        // Some centers drop their token when they ask the system for a new one. If the system fails, they have no
        // token.
        if turn.awaitedToken, case .registration(.failed) = turn.stimulus { isOwed = false }
        guard isOwed, after.isOn, !after.lacksAccount else {
          isOwed = false
          return
        }
        guard let token = after.token else {
          isOwed = false
          // After a login, the app itself may register with the system. The requirement
          // registration.login-registers-once judges this.
          guard turn.stimulus == .account(.optedIn), after.hasEndedRegistration else { return }
          judge.expect(
            turn.count(where: \.asksForToken) > 0,
            in: turn,
            "a call that asks for a device token: the center has ended its registration"
          )
          return
        }
        let account = after.account
        if let upload = turn.registrations.last(where: { $0.token == token }) {
          isOwed = false
          judge.expect(
            upload.account == nil || account == nil || upload.account == account,
            in: turn,
            "an upload of the token for \(account?.inQuotes ?? "no account")"
          )
          return
        }
        // Some centers wait until the system or the server has answered an earlier request, or until the app is active.
        guard !turn.awaitsToken, !after.waitsForServer, turn.isTimeForRequests else { return }
        isOwed = false
        judge.expect(
          false,
          in: turn,
          "an upload of the token" + (account.map { " for \($0.inQuotes)" } ?? "")
        )
      }
    }
  }

  /// Returns a check that an event leads to an unregistration of the token, or to the end of the registration with the
  /// system.
  ///
  /// The center acts at once, or when the server has answered the upload of the token.
  static func unregisters(_ id: String, when occasion: Stimulus) -> Check {
    let endsAccount = occasion == .account(.loggedOut)
    return .wholeRun(id) { run, judge in
      /// The tokens that the server may know; the value is true until the server answers the upload of the token.
      var isWaiting: [String: Bool] = [:]
      var sent: Set<String> = []
      var newest: String?
      var isOwed = false
      var owner: String?
      /// True if the process could upload a token in an earlier turn.
      ///
      /// In that turn, the device should receive notifications, and the process had a token and awaited no new token.
      /// If the app's requests wait until the app is active, the app was active.
      var couldUpload = false
      run.forEachTurn(with: \.accounts) { turn, before, after in
        if turn.stimulus.startsProcess {
          isWaiting = isWaiting.filter { !$0.value }
          (isOwed, couldUpload) = (false, false)
        }
        // The earlier uploads were for other accounts than the account that logs in now.
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
        // At a server with one entry for each device, an upload for the device replaces the upload for the account.
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
          // Some centers unregister a token only when the server has answered the upload of the token.
          guard !isWaiting.values.contains(true), turn.isTimeForRequests else { return }
          isOwed = false
          guard !isWaiting.isEmpty else { return }
        }
        isOwed = false
        judge.expect(
          turn.endsRegistration || isReplaced
            || forgotten.contains {
              sent.contains($0.token) && ($0.account == nil || owner == nil || $0.account == owner)
            },
          in: turn,
          "an unregistration of the token that was uploaded"
            + (owner.map { " for \($0.inQuotes)" } ?? "")
            + (turn.answeredUpload == nil ? "" : ", now that the server has answered the upload")
        )
      }
    }
  }
}
