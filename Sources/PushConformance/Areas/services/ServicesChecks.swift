import PushPayloads
import PushSimulation

enum ServicesChecks {
  static let checks: [Check] = [
    .eachTurn("services.each-callback-once") { turn, judge in
      guard let expected = turn.serviceCall else { return }
      for (service, facts) in turn.services where !facts.lacks.contains(expected.callback) {
        let times = turn.calls.count {
          $0.service == service && $0.call.callback == expected.callback
        }
        judge.expect(times == 1, in: turn) {
          "service \(turn.name(service)) to be called for \(expected.callback.rawValue) once, not \(times) times:"
            + " the system has called the delegate once"
        }
      }
    },

    .eachTurn("services.lacking-callback-is-skipped") { turn, judge in
      guard let expected = turn.serviceCall else { return }
      for (service, facts) in turn.services where facts.lacks.contains(expected.callback) {
        let isSpared =
          !turn.calls.contains { $0.service == service && $0.call.callback == expected.callback }
        judge.expect(isSpared, in: turn) {
          "no call to service \(turn.name(service)) for \(expected.callback.rawValue), which the service"
            + " does not implement"
        }
      }
    },

    .eachTurn("services.nothing-else-is-called") { turn, judge in
      guard let expected = turn.serviceCall, !turn.services.isEmpty else { return }
      let isPassedOnOnly = turn.calls.allSatisfy {
        $0.call.callback == expected.callback || turn.isToldInTheOldWay($0)
      }
      judge.expect(isPassedOnOnly, in: turn) {
        "only the callback \(expected.callback.rawValue) to be passed on"
      }
    },

    .eachTurn("services.arguments-arrive-unchanged") { turn, judge in
      guard let expected = turn.serviceCall, expected.hasArguments else { return }
      for heard in turn.calls where heard.call.callback == expected.callback {
        judge.expect(heard.call.isSame(as: expected), in: turn) {
          let wrong = turn.calls.filter {
            $0.call.callback == expected.callback && !$0.call.isSame(as: expected)
          }
          return turn.names(ofServices: wrong.map(\.service))
            + " to be called for \(expected.callback.rawValue)\(expected.arguments)"
        }
      }
    },

    .eachTurn("services.hear-in-listed-order") { turn, judge in
      guard let expected = turn.serviceCall else { return }
      let order = turn.calls.filter { $0.call.callback == expected.callback }.map(\.service.index)
      guard Set(order).count > 1 else { return }
      judge.expect(order == order.sorted(), in: turn) {
        "the services to be called in the order of their list: "
          + turn.services.map { turn.name($0.service) }.joined(separator: ", ")
      }
    },

    .wholeRun("services.none-is-harmless") { run, judge in
      // True once a notification has arrived. From then on, a center can act on its own, without its services.
      var hasOne = false
      run.forEachTurn { turn in
        hasOne = hasOne || turn.received != nil || turn.launchNotification != nil
        guard turn.services.isEmpty, turn.serviceCall != nil, !turn.stimulus.finishesLaunch, !hasOne
        else { return }
        let doesNothingElse =
          turn.loads.isEmpty && turn.toasts.isEmpty && turn.handled.isEmpty
          && turn.replies.allSatisfy { !$0 }
        judge.expect(doesNothingElse, in: turn) {
          "no screens to be loaded, no toast, no notification to be handled and no URL to be accepted:"
            + " the delegate has no services"
        }
      }
    },

    .eachTurn("services.refusal-does-not-end-the-round") { turn, judge in
      guard turn.stimulus.finishesLaunch || turn.opensURL else { return }
      for (service, next) in turn.neighbors(answering: false) {
        judge.expect(turn.hears(next), in: turn) {
          "service \(turn.name(next)) to be called, although service \(turn.name(service)) returns false"
        }
      }
    },

    .eachTurn("services.url-is-offered-to-all") { turn, judge in
      guard turn.opensURL else { return }
      for (service, next) in turn.neighbors(answering: true) {
        judge.expect(turn.hears(next), in: turn) {
          "service \(turn.name(next)) to be called, although service \(turn.name(service)) returns true for the URL"
        }
      }
    },

    .eachTurn("services.url-is-taken-if-any-takes-it") { turn, judge in
      guard let expected = turn.serviceCall, turn.opensURL, !turn.services.isEmpty else { return }
      let taker = turn.services.first {
        !$0.facts.lacks.contains(expected.callback) && $0.facts.takesURLs
      }
      judge.expect(turn.replies == [taker != nil], in: turn) {
        taker.map { "the URL to be accepted: service \(turn.name($0.service)) returns true for it" }
          ?? "the URL to be declined: no service returns true for it"
      }
    },

    .eachTurn("services.url-is-taken-if-all-take-it") { turn, judge in
      guard turn.opensURL, let callback = turn.serviceCall?.callback else { return }
      let asked = turn.services.map(\.facts).filter { !$0.lacks.contains(callback) }
      // Another requirement judges a URL that no service was asked about.
      guard !asked.isEmpty else { return }
      let all = asked.allSatisfy(\.takesURLs)
      let due = all ? "accepted: every" : "declined: not every"
      judge.expect(turn.replies == [all], in: turn) {
        "the URL to be \(due) service with this callback returns true for it"
      }
    },

    .eachTurn("services.url-of-nobody-is-declined") { turn, judge in
      guard let expected = turn.serviceCall, turn.opensURL,
        turn.services.allSatisfy({ $0.facts.lacks.contains(expected.callback) })
      else { return }
      judge.expect(turn.replies == [false], in: turn) {
        "the URL to be declined: no service implements the callback"
      }
    },

    .wholeRun("services.made-once") { run, judge in
      var made = 0
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { made = 0 }
        made += turn.effects.count { $0 == .services(.made) }
        guard turn.serviceCall != nil else { return }
        judge.expect(made == 1, in: turn) {
          "the services to be created once in a process, not \(made) times"
        }
      }
    },

    .compare(
      "services.neighbours-change-nothing",
      variants: { $0.withOtherNeighbors },
      by: { turn in
        guard turn.serviceCall != nil else { return nil }
        var outcome = TurnOutcome()
        // Only the services of the scenario itself are compared, without the additional service.
        let own = turn.run.scenario.services.map(\.name).filter { $0 != Scenario.inertService }
        let others = turn.run.participants.count { $0.kind != .service }
        outcome.calls = turn.outcome.calls.filter { own.contains(turn.bareName($0.service)) }
          .map { call in
            // Each service is identified by its index in `own`, because the variants number services differently.
            let place = own.firstIndex(of: turn.bareName(call.service)) ?? own.count
            return TurnOutcome.Call(
              service: ParticipantID(index: others + place),
              callback: call.callback
            )
          }
        outcome.replies = turn.replies
        return outcome
      }
    ),
  ]
}
