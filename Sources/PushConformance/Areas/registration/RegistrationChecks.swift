import PushSimulation

enum RegistrationChecks {
  static let checks: [Check] = [
    .eachTurn(
      "registration.request-reaches-registrar",
      with: \.permission,
      on: .hears(.registration)
    ) { turn, _, permission, judge in
      // If the user is undecided, the center can ask for permission first, and register after the answer.
      guard turn.stimulus == .registration(.requested),
        permission.atStimulus.status != .notDetermined
      else { return }
      let calls = turn.count { $0.asksForToken }
      // A center that is waiting for a token need not ask the system again.
      judge.expect(calls == 1 || calls == 0 && turn.awaitedToken, in: turn) {
        "one call that asks for a device token, not \(calls)"
      }
    },

    eachRegistration("registration.launch-registers-once", look: launchRegistersOnce),

    eachRegistration("registration.allowed-launch-registers-once", look: launchRegistersOnce),

    .eachTurn("registration.login-registers-once", with: \.accounts, on: .hears(.account)) {
      (turn, before, after, judge) in
      guard case .account(.loggedIn(let name)) = turn.stimulus, before.isAnother(name), after.isOn
      else { return }
      let calls = turn.count { $0.asksForToken }
      // A center that has received a token in this process, or waits for a token, need not ask again.
      let asksOnce = calls == 1 || calls == 0 && (turn.awaitedToken || before.token != nil)
      judge.expect(asksOnce, in: turn) {
        "one call that asks for a device token when \(name.inQuotes) logs in, not \(calls)"
      }
    },

    eachRegistration("registration.ios8-registers-settings-and-remote") { turn, effects, judge in
      let callsNewMethods =
        effects.settingsCalls == 1 && effects.remoteCalls == 1 && effects.legacyCalls == 0
      judge.expect(callsNewMethods, in: turn) {
        "one call to registerUserNotificationSettings, one to registerForRemoteNotifications,"
          + " and none to registerForRemoteNotificationTypes: this is a registration on iOS 8"
      }
    },

    eachRegistration("registration.ios8-settings-come-first") { turn, effects, judge in
      guard let settings = effects.firstIndex(where: \.isSettingsCall),
        let remote = effects.firstIndex(of: .registration(.registeredForRemoteNotifications))
      else { return }
      judge.expect(settings < remote, in: turn) {
        "registerUserNotificationSettings to be called before registerForRemoteNotifications"
      }
    },

    eachRegistration("registration.ios7-makes-one-legacy-call") { turn, effects, judge in
      let callsOldMethod =
        effects.legacyCalls == 1 && effects.settingsCalls == 0 && effects.remoteCalls == 0
      judge.expect(callsOldMethod, in: turn) {
        "one call to registerForRemoteNotificationTypes, and no call that is new in iOS 8: this is a"
          + " registration on iOS 7"
      }
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
        judge.expect(declared.contains(types), in: turn) {
          "a request for \(declared.map(\.names).joined(separator: " or for "))"
        }
      }
    },

    .compare(
      "registration.same-behaviour-before-and-after-ios8",
      variants: { scenario in
        guard scenario.steps.contains(.registration(.request)) else { return [] }
        return [(OSProfile.iOS7, "iOS 7"), (.iOS8, "iOS 8")].map { os, name in
          scenario.variant("\(name) as the system") { $0.os = os }
        }
      },
      by: \.outcome
    ),

    .wholeRun("registration.failure-uploads-nothing", needing: .hears(.registration)) {
      (run, judge) in
      var sent: Set<TurnView.Registration> = []
      run.forEachTurn(with: \.accounts) { turn, _, accounts in
        if turn.stimulus.startsProcess || turn.stimulus.changesRecipient { sent = [] }
        defer { sent.formUnion(turn.registrations) }
        guard case .registration(.failed) = turn.stimulus else { return }
        // A center that waited for a new token can now upload the current token for an account that logged in.
        let late = turn.registrations.filter { $0.token == accounts.token && !sent.contains($0) }
        let startsNothing =
          turn.registrations.count == late.count && turn.toasts.isEmpty && turn.routes.isEmpty
        judge.expect(startsNothing, in: turn) {
          "no upload, no toast and no call to the router: the registration has failed"
        }
      }
    },
  ]

  private static func eachRegistration(
    _ id: String,
    look: @escaping @Sendable (TurnView, ArraySlice<Effect>, inout Judge) -> Void
  ) -> Check {
    .eachTurn(id, on: .hears(.account, .application, .launch, .registration)) { turn, judge in
      if let effects = turn.effectsOfRegistration { look(turn, effects, &judge) }
    }
  }

  @Sendable private static func launchRegistersOnce(
    _ launch: TurnView,
    _ effects: ArraySlice<Effect>,
    _ judge: inout Judge
  ) {
    let calls = effects.count(where: \.asksForToken)
    judge.expect(calls == 1, in: launch) {
      "one call that asks for a device token while the app launches, not \(calls)"
    }
  }
}

extension TurnView {
  /// The effects that have to contain the registration (``Policies/registers``); nil if no registration is due.
  var effectsOfRegistration: ArraySlice<Effect>? {
    switch run.policies.registers {
    case .onRequest: stimulus == .registration(.requested) ? effects : nil
    case .atLaunch, .whenAllowed:
      stimulus.finishesLaunch && isAllowedToRegister ? effectsOfLaunch : nil
    case .atLogin: if case .account(.loggedIn) = stimulus { effects } else { nil }
    }
  }

  /// The effects of the step in which the center registers at this launch, or of the last step of the launch.
  ///
  /// A launch is over when the app is active and has its first screens: a center can wait for both before it registers.
  private var effectsOfLaunch: ArraySlice<Effect>? {
    for turn in [self] + run.turns(ofProcessAfter: index)
    where turn.isEndOfStep && turn.step != .registration(.request) {
      let turns = run.timeline.turns[turn.turnsOfStep]
      let start = turns.first?.effects.lowerBound ?? 0
      let effects = run.timeline.effects[start..<turn.turn.effects.upperBound]
      let isOver = turns.contains { $0.state == .active } && turn.isInterfaceReady
      if isOver || effects.contains(where: \.asksForToken) {
        return turn.isAllowedToRegister ? effects : nil
      }
    }
    return nil
  }

  fileprivate var isAllowedToRegister: Bool {
    run.policies.registers != .whenAllowed
      || run.policies.grants(run.permission[after: look].atStimulus.status)
  }
}

extension ArraySlice<Effect> {
  fileprivate var settingsCalls: Int { count(where: \.isSettingsCall) }
  fileprivate var remoteCalls: Int {
    count { $0 == .registration(.registeredForRemoteNotifications) }
  }
  fileprivate var legacyCalls: Int { count(where: \.asksForToken) - remoteCalls }
}

extension Policies {
  // The system gives provisional permission only to an app that asks for it, and ephemeral permission to App Clips.
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

  fileprivate var requestedTypes: NotificationTypes? {
    if case .permission(let effect) = self { return effect.requestedTypes }
    if case .registration(let effect) = self { return effect.requestedTypes }
    return nil
  }
}
