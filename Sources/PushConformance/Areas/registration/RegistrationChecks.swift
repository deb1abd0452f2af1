import PushSimulation

/// The checks of Specs/requirements/registration.json.
enum RegistrationChecks {
  static let checks: [Check] = [
    .eachTurn(
      "registration.request-reaches-registrar",
      with: \.permission,
      on: .hears(.registration)
    ) { turn, _, permission, judge in
      // A center may first ask the user for permission, if it registers whatever the user answers (see the area
      // `permission`).
      guard turn.stimulus == .registration(.requested),
        permission.atStimulus.status != .notDetermined
      else { return }
      let calls = turn.count { $0.asksForToken }
      // A center that waits for the system's answer to a call need not call again.
      judge.expect(
        calls == 1 || calls == 0 && turn.awaitedToken,
        in: turn,
        "one call that asks for a device token, not \(calls)"
      )
    },

    .eachTurn("registration.launch-registers-once", on: .hears(.application, .launch)) {
      turn,
      judge in
      guard turn.isLaunch else { return }
      let calls = turn.count { $0.asksForToken }
      judge.expect(
        calls == 1,
        in: turn,
        "one call that asks for a device token while the app launches, not \(calls)"
      )
    },

    .eachTurn(
      "registration.allowed-launch-registers-once",
      with: \.permission,
      on: .hears(.application, .launch)
    ) {
      turn,
      _,
      permission,
      judge in
      guard turn.isLaunch, turn.run.policies.grants(permission.atStimulus.status) else { return }
      let calls = turn.count { $0.asksForToken }
      judge.expect(
        calls == 1,
        in: turn,
        "one call that asks for a device token while the app launches, not \(calls)"
      )
    },

    .eachTurn("registration.login-registers-once", with: \.accounts, on: .hears(.account)) {
      turn,
      before,
      after,
      judge in
      guard case .account(.loggedIn(let name)) = turn.stimulus, before.isAnother(name),
        !after.isOff
      else { return }
      let calls = turn.count { $0.asksForToken }
      // A center that has received a token in this process, or waits for a token, need not ask for a token again.
      judge.expect(
        calls == 1 || calls == 0 && (turn.awaitedToken || before.token != nil),
        in: turn,
        "one call that asks for a device token at the login of \(name.inQuotes), not \(calls)"
      )
    },

    .eachTurn("registration.ios8-registers-settings-and-remote", on: registrations) { turn, judge in
      guard turn.isRegistration else { return }
      judge.expect(
        turn.settingsCalls == 1 && turn.remoteCalls == 1 && turn.legacyCalls == 0,
        in: turn,
        "one call of registerUserNotificationSettings, one of registerForRemoteNotifications,"
          + " and none of registerForRemoteNotificationTypes: this is a registration on iOS 8"
      )
    },

    .eachTurn("registration.ios8-settings-come-first", on: registrations) { turn, judge in
      guard turn.isRegistration,
        let settings = turn.effects.firstIndex(where: \.isSettingsCall),
        let remote = turn.effects.firstIndex(of: .registration(.registeredForRemoteNotifications))
      else { return }
      judge.expect(
        settings < remote,
        in: turn,
        "registerUserNotificationSettings to be called before registerForRemoteNotifications"
      )
    },

    .eachTurn("registration.ios7-makes-one-legacy-call", on: registrations) { turn, judge in
      guard turn.isRegistration else { return }
      judge.expect(
        turn.legacyCalls == 1 && turn.settingsCalls == 0 && turn.remoteCalls == 0,
        in: turn,
        "one call of registerForRemoteNotificationTypes, and no call that came with iOS 8: this is a"
          + " registration on iOS 7"
      )
    },

    .eachTurn(
      "registration.requests-declared-options",
      on: [.hears(.registration), .does(.permission, .registration)]
    ) { turn, judge in
      let policies = turn.run.policies
      let declared = [policies.notificationTypes, policies.otherNotificationTypes]
        .compactMap(\.self)
      let requested = turn.effects.compactMap(\.requestedTypes)
      if turn.stimulus == .registration(.requested), requested.isEmpty {
        judge.couldNotSee(.noOptionsRequested)
      }
      for types in requested {
        judge.expect(
          declared.contains(types),
          in: turn,
          "a request for \(declared.map(\.names).joined(separator: " or for "))"
        )
      }
    },

    .compare(
      "registration.same-behaviour-before-and-after-ios8",
      variants: { scenario in
        guard scenario.steps.contains(.registration(.request)) else { return [] }
        return [(OSProfile.iOS7, "iOS 7"), (.iOS8, "iOS 8")].map { os, name in
          var variant = scenario
          variant.os = os
          return Check.Variant(change: "\(name) as the system", scenario: variant)
        }
      },
      by: \.outcome
    ),

    .wholeRun("registration.failure-uploads-nothing", needing: .hears(.registration)) {
      run,
      judge in
      var sent: Set<TurnView.Registration> = []
      run.forEachTurn(with: \.accounts) { turn, _, accounts in
        if turn.stimulus.startsProcess || turn.stimulus.changesRecipient { sent = [] }
        defer { sent.formUnion(turn.registrations) }
        guard case .registration(.failed) = turn.stimulus else { return }
        // A center that waited for a new token may now upload its current token for an account that logged in
        // meanwhile.
        let late = turn.registrations.filter { $0.token == accounts.token && !sent.contains($0) }
        judge.expect(
          turn.registrations.count == late.count && turn.toasts.isEmpty && turn.routes.isEmpty,
          in: turn,
          "no upload, no toast and no call of the router: the registration has failed"
        )
      }
    },
  ]

  /// The kinds of event on which centers register, see ``Policies/registers``.
  private static let registrations = EventKinds.hears(
    .account,
    .application,
    .launch,
    .registration
  )
}

extension TurnView {
  /// True if the app declares by ``Policies/registers`` that the center registers on an event such as this turn's.
  ///
  /// A center that registers at every launch may ignore requests of the app.
  fileprivate var isRegistration: Bool {
    switch run.policies.registers {
    case .onRequest: stimulus == .registration(.requested)
    case .atLaunch, .whenAllowed: isLaunch
    case .atLogin: if case .account(.loggedIn) = stimulus { true } else { false }
    }
  }

  fileprivate var settingsCalls: Int { count(where: \.isSettingsCall) }
  fileprivate var remoteCalls: Int {
    count { $0 == .registration(.registeredForRemoteNotifications) }
  }
  fileprivate var legacyCalls: Int { count { $0.asksForToken } - remoteCalls }
}

extension Policies {
  /// Returns whether a permission allows notifications in an app that asks for the declared types.
  ///
  /// The system gives provisional permission only to an app that asks for it, and ephemeral permission only to an App
  /// Clip.
  fileprivate func grants(_ status: AuthorizationStatus) -> Bool {
    switch status {
    case .authorized: true
    case .provisional:
      [notificationTypes, otherNotificationTypes ?? []].contains { $0.contains(.provisional) }
    case .ephemeral, .notDetermined, .denied, .unknown: false
    }
  }
}

extension Effect {
  fileprivate var isSettingsCall: Bool {
    if case .registration(.registeredUserNotificationSettings) = self { true } else { false }
  }

  /// The notification types that the effect requests; nil for other effects.
  fileprivate var requestedTypes: NotificationTypes? {
    switch self {
    case .permission(let effect): effect.requestedTypes
    case .registration(let effect): effect.requestedTypes
    case .participant, .account, .activity, .badge, .broadcast, .extension, .hierarchy, .links,
      .navigation, .responders, .responses, .services, .suppression, .toast, .token, .withdrawal:
      nil
    }
  }
}
