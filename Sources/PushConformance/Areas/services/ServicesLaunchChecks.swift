import PushSimulation

enum ServicesLaunchChecks {
  static let checks: [Check] = [
    .eachTurn("services.launch-is-answered-with-true") { turn, judge in
      guard let answer = turn.launchReply else { return }
      judge.expect(answer, in: turn) { "the launch to be answered with true" }
    },

    .eachTurn("services.launch-is-answered-with-any") { turn, judge in
      // Even if all services of the kit return false, a service that the app itself adds can return true.
      guard let answer = turn.launchReply,
        let agreeing = turn.services.first(where: {
          !$0.facts.lacks.contains(.didFinishLaunching) && $0.facts.answersLaunch
        })
      else { return }
      judge.expect(answer, in: turn) {
        "the launch to be answered with true: service \(turn.name(agreeing.service)) returns true"
      }
    },

    eachLaunch("services.launch-notification-is-handled-once") { turn, turns, judge in
      guard let notification = turn.launchNotification else { return }
      let handled = turns.flatMap(\.handled)
      let times = handled.count { $0 == notification }
      let name = turn.name(notification)
      var got: [String] = []
      if times > 0 { got.append(times == 1 ? name : "\(name) \(times) times") }
      if times < handled.count { got.append("a notification that is not \(name)") }
      judge.expect(handled == [notification], in: turn) {
        "the app's handler to get \(name) once, and nothing else, at launch; it got "
          + (got.isEmpty ? "nothing" : got.joined(separator: " and "))
      }
    },

    eachLaunch("services.launch-without-one-handles-nothing") { turn, turns, judge in
      guard turn.launchNotification == nil, turns.allSatisfy({ $0.received == nil }) else { return }
      judge.expect(turns.allSatisfy(\.handled.isEmpty), in: turn) {
        "the app's handler to get no notification: the launch has none"
      }
    },

    eachLaunch("services.registered-before-the-launch-notification") { turn, turns, judge in
      let effects = turns.flatMap(\.effects)
      guard turn.launchNotification != nil, let handled = effects.firstIndex(where: \.isHandling)
      else { return }
      judge.expect(effects[..<handled].contains(where: \.isRegistration), in: turn) {
        "a registration before the app's handler gets the notification of the launch; "
          + (effects.contains(where: \.isRegistration) ? "there was one later" : "there was none")
      }
    },

    .eachTurn("services.launch-before-the-app") { turn, judge in
      guard turn.stimulus.finishesLaunch, !turn.services.isEmpty else { return }
      guard let built = turn.effects.firstIndex(of: .services(.builtInterface))
      else { return judge.couldNotSee(.interfaceIsNotShown) }
      let last = turn.effects.lastIndex {
        guard case .services(.called(_, let call)) = $0 else { return false }
        return call.callback == .didFinishLaunching
      }
      judge.expect(last.map { $0 < built } ?? true, in: turn) {
        "all services to be called for the launch before the app builds its screens"
      }
    },

    .eachTurn("services.register-at-launch") { turn, judge in
      guard let effects = turn.effectsOfRegistration else { return }
      let registrations = effects.count(where: \.asksForToken)
      judge.expect(registrations == 1, in: turn) {
        "one call that asks for a device token at launch, not \(registrations)"
      }
    },
  ]

  // The launch includes the later turns of its step, since a center can wait until the app is active.
  private static func eachLaunch(
    _ id: String,
    _ look: @escaping @Sendable (_ launch: TurnView, _ turns: [TurnView], inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      var launch: [TurnView] = []
      func finish() {
        if let first = launch.first { look(first, launch, &judge) }
        launch = []
      }
      run.forEachTurn { turn in
        if turn.stimulus.finishesLaunch || turn.turn.step != launch.first?.turn.step { finish() }
        if turn.stimulus.finishesLaunch || !launch.isEmpty { launch.append(turn) }
      }
      finish()
    }
  }
}
