import PushPayloads
import PushSimulation

/// The checks of Specs/requirements/services.json.
enum Services {
  static let checks: [Check] = [
    .eachTurn("services.each-callback-once") { turn, judge in
      guard let expected = turn.serviceCall else { return }
      for (service, facts) in turn.services where !facts.lacks.contains(expected.callback) {
        let times = turn.calls.count {
          $0.service == service && $0.call.callback == expected.callback
        }
        judge.expect(
          times == 1,
          in: turn,
          "\(turn.name(service)) to hear \(expected.callback.rawValue) once, not \(times) times"
        )
      }
    },

    .eachTurn("services.lacking-callback-is-skipped") { turn, judge in
      guard let expected = turn.serviceCall else { return }
      for (service, facts) in turn.services where facts.lacks.contains(expected.callback) {
        judge.expect(
          !turn.calls.contains { $0.service == service && $0.call.callback == expected.callback },
          in: turn,
          "\(turn.name(service)), which does not implement \(expected.callback.rawValue), to be"
            + " left out"
        )
      }
    },

    .eachTurn("services.nothing-else-is-called") { turn, judge in
      guard let expected = turn.serviceCall, !turn.services.isEmpty else { return }
      judge.expect(
        turn.calls.allSatisfy { $0.call.callback == expected.callback },
        in: turn,
        "no callback to be passed on but \(expected.callback.rawValue)"
      )
    },

    .eachTurn("services.arguments-arrive-unchanged") { turn, judge in
      guard let expected = turn.serviceCall, expected.hasArguments else { return }
      for heard in turn.calls where heard.call.callback == expected.callback {
        judge.expect(
          heard.call.isSame(as: expected),
          in: turn,
          "\(turn.name(heard.service)) to hear \(expected.callback.rawValue) with what came"
        )
      }
    },

    .eachTurn("services.hear-in-listed-order") { turn, judge in
      guard let expected = turn.serviceCall else { return }
      let order = turn.calls.filter { $0.call.callback == expected.callback }.map(\.service.index)
      guard Set(order).count > 1 else { return }
      judge.expect(order == order.sorted(), in: turn, "the services to hear it in their order")
    },

    .eachTurn("services.none-is-harmless") { turn, judge in
      guard turn.services.isEmpty, turn.serviceCall != nil, !turn.isLaunch else { return }
      judge.expect(
        turn.loads.isEmpty && turn.toasts.isEmpty && turn.replies.allSatisfy { !$0 },
        in: turn,
        "nothing to come of it, and a URL to be declined"
      )
    },

    .eachTurn("services.launch-is-answered-with-true") { turn, judge in
      guard let answer = turn.launchReply else { return }
      judge.expect(answer, in: turn, "the launch to be answered with true")
    },

    .eachTurn("services.launch-is-answered-with-any") { turn, judge in
      guard let answer = turn.launchReply, !turn.services.isEmpty else { return }
      let any = turn.services.contains { $0.facts.answersLaunch }
      judge.expect(answer == any, in: turn, "the launch to be answered with \(any)")
    },

    .eachTurn("services.refusal-does-not-end-the-round") { turn, judge in
      guard let expected = turn.serviceCall, turn.isLaunch || turn.opensURL else { return }
      let hearers = turn.services.filter { !$0.facts.lacks.contains(expected.callback) }
      guard
        let refusing = hearers.firstIndex(where: {
          turn.isLaunch ? !$0.facts.answersLaunch : !$0.facts.takesURLs
        }), refusing < hearers.count - 1
      else { return }
      for (service, _) in hearers.dropFirst(refusing + 1) {
        judge.expect(
          turn.calls.contains { $0.service == service },
          in: turn,
          "\(turn.name(service)) to be asked after a refusal as well"
        )
      }
    },

    .eachTurn("services.url-is-offered-to-all") { turn, judge in
      guard let expected = turn.serviceCall, turn.opensURL else { return }
      let hearers = turn.services.filter { !$0.facts.lacks.contains(expected.callback) }
      guard let taking = hearers.firstIndex(where: \.facts.takesURLs), taking < hearers.count - 1
      else { return }
      for (service, _) in hearers.dropFirst(taking + 1) {
        judge.expect(
          turn.calls.contains { $0.service == service },
          in: turn,
          "\(turn.name(service)) to be asked though another service takes the URL"
        )
      }
    },

    .eachTurn("services.url-is-taken-if-any-takes-it") { turn, judge in
      guard let expected = turn.serviceCall, turn.opensURL, !turn.services.isEmpty else { return }
      let any = turn.services.contains {
        !$0.facts.lacks.contains(expected.callback) && $0.facts.takesURLs
      }
      judge.expect(turn.replies == [any], in: turn, "the URL to be answered with \(any)")
    },

    .eachTurn("services.url-of-nobody-is-declined") { turn, judge in
      guard let expected = turn.serviceCall, turn.opensURL,
        turn.services.allSatisfy({ $0.facts.lacks.contains(expected.callback) })
      else { return }
      judge.expect(turn.replies == [false], in: turn, "the URL to be declined")
    },

    .wholeRun("services.made-once") { run, judge in
      var made = 0
      run.forEachTurn { turn in
        if turn.stimulus == .lifecycle(.willFinishLaunching) { made = 0 }
        made += turn.effects.count { $0 == .madeServices }
        guard turn.serviceCall != nil else { return }
        judge.expect(made == 1, in: turn, "the services to be made once, not \(made) times")
      }
    },

    .eachTurn("services.launch-notification-is-handled-once") { turn, judge in
      guard case .didFinishLaunching(with: let notification) = turn.stimulus else { return }
      judge.expect(
        turn.handled == [notification],
        in: turn,
        "the app's handler to be handed \(turn.name(notification)) once"
      )
    },

    .eachTurn("services.launch-without-one-handles-nothing") { turn, judge in
      guard turn.stimulus == .lifecycle(.didFinishLaunching) else { return }
      judge.expect(turn.handled.isEmpty, in: turn, "no notification to be handled")
    },

    .eachTurn("services.registered-before-the-launch-notification") { turn, judge in
      guard case .didFinishLaunching = turn.stimulus,
        let handled = turn.effects.firstIndex(where: \.isHandling)
      else { return }
      judge.expect(
        turn.effects[..<handled].contains(where: \.isRegistration),
        in: turn,
        "registration before the notification is handled"
      )
    },

    .eachTurn("services.launch-before-the-app") { turn, judge in
      guard turn.isLaunch, !turn.services.isEmpty else { return }
      guard let built = turn.effects.firstIndex(of: .builtInterface) else {
        return judge.couldNotSee(.interfaceIsNotShown)
      }
      let last = turn.effects.lastIndex {
        if case .calledService(_, let call) = $0 {
          call.callback == .didFinishLaunching
        } else {
          false
        }
      }
      judge.expect(
        last.map { $0 < built } ?? true,
        in: turn,
        "all services to have launched before the app builds its screens"
      )
    },

    .wholeRun("services.register-at-launch") { run, judge in
      run.forEachTurn { turn in
        guard turn.isLaunch else { return }
        let registrations = turn.effects.count(where: \.asksForToken)
        judge.expect(
          registrations == 1,
          in: turn,
          "one registration at the launch, not \(registrations)"
        )
      }
    },

    .compare(
      "services.neighbours-change-nothing",
      variants: { $0.withOtherNeighbours },
      by: { turn in
        guard turn.serviceCall != nil else { return nil }
        var outcome = TurnOutcome()
        // The services of the scenario itself, whatever stands between them.
        let own = turn.run.scenario.services.map(\.name).filter { $0 != Scenario.inertService }
        outcome.calls = turn.outcome.calls.filter { own.contains(turn.name($0.service)) }
          .map { TurnOutcome.Call(service: ParticipantID(index: 0), callback: $0.callback) }
        outcome.replies = turn.replies
        return outcome
      }
    ),
  ]
}
