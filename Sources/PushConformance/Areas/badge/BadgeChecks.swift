import PushSimulation

enum BadgeChecks {
  static let checks: [Check] = [
    .eachResponse("badge.cleared-by-opening") { episode, judge in
      let first = episode.turns[0]
      guard episode.action.response == .opens, episode.isFollowed,
        first.number(before: first.index) > 0
      else { return }
      let last = episode.turns[episode.turns.count - 1]
      judge.expect(last.turn.badge == 0, in: last) {
        "the badge of \(last.turn.badge) to be cleared: the user has opened "
          + episode.first.name(episode.notification)
      }
    },

    .eachTurn("badge.cleared-by-activation") { turn, judge in
      guard turn.isEndOfStep, turn.comesToTheForeground, turn.numberBeforeStep > 0 else { return }
      judge.expect(turn.turn.badge == 0, in: turn) {
        "the badge of \(turn.turn.badge) to be cleared: the user has opened the app"
      }
    },

    .eachTurn("badge.left-to-the-app") { turn, judge in
      guard turn.numberBeforeStep > 0,
        turn.received != nil || turn.isChangeOfState || turn.responded != nil
      else { return }
      let mirrors = turn.run.policies.clearsBadge == .byPush
      let number = mirrors ? turn.received.flatMap { turn.facts($0).badge } : nil
      judge.expect(turn.numbersSet.allSatisfy { $0 == number }, in: turn) {
        mirrors
          ? "a badge only from a push: the server counts"
          : "an unchanged badge: the app sets the badge itself"
      }
    },

    showsNumber("badge.next-number-starts-from-the-cleared-one", afterClearing: true),

    showsNumber("badge.deliveries-are-not-counted", afterClearing: false),

    .compare(
      "badge.suppression-keeps-the-number",
      variants: { scenario in
        let hasNumbers = scenario.notifications.values.contains { $0.badge != nil }
        guard hasNumbers, scenario.attachesSuppressors,
          !scenario.steps.contains(where: \.dependsOnPresentation)
        else { return [] }
        return [
          scenario.variant("suppressors that suppress nothing") {
            $0.suppressors = scenario.suppressors.mapValues { _ in .none }
            $0.given.removeAll(where: \.isSuppression)
            $0.when.removeAll(where: \.isSuppression)
          }
        ]
      },
      by: { turn in turn.received == nil ? nil : TurnOutcome(badge: turn.turn.badge) }
    ),
  ]

  private static func showsNumber(_ id: String, afterClearing isMeant: Bool) -> Check {
    .wholeRun(id) { run, judge in
      /// True if the badge was cleared after the previous push with a number above 0.
      var wasCleared = false
      run.forEachTurn { turn in
        let before = turn.numberBeforeStep
        if before > 0, turn.turn.badge == 0 { wasCleared = true }
        guard case .notification(.deliver(let name))? = turn.step,
          let notification = run.notification(named: name),
          let number = turn.facts(notification).badge,
          turn.own(notification) != nil, turn.isEndOfStep, !turn.hasUnregistered,
          run.isAllowedToShow(at: turn.turn.step)
        else { return }
        if wasCleared == isMeant {
          // A user who has the app open sees the new content in the app, so a center can clear the badge.
          let isCleared = turn.turn.badge == 0 && turn.state != .background && turn.received != nil
          let isKept = turn.turn.badge == before && !turn.isNumberShown
          judge.expect(turn.turn.badge == number || isKept || isCleared, in: turn) {
            "a badge of \(number), as the push says, not \(turn.turn.badge)"
          }
        }
        if number > 0 { wasCleared = false }
      }
    }
  }
}

extension TurnView {
  var numbersSet: [Int] {
    effects.compactMap { if case .badge(.set(let number)) = $0 { number } else { nil } }
  }

  /// True if the app has ended its registration before this turn, so the system delivers no push.
  fileprivate var hasUnregistered: Bool {
    run.timeline.effects.prefix(turn.effects.lowerBound).last {
      $0.asksForToken || $0 == .registration(.unregisteredForRemoteNotifications)
    } == .registration(.unregisteredForRemoteNotifications)
  }

  /// True if the system shows the number of this step's push: the center is not asked, or its answer contains `badge`.
  fileprivate var isNumberShown: Bool {
    let turns = turnsOfStep
    let asks = turns.contains {
      if case .notification(.willPresent) = run.timeline.turns[$0].stimulus { true } else { false }
    }
    return !asks
      || turns.contains {
        TurnView(run: run, index: $0).presentationAnswers.contains { $0.options.contains(.badge) }
      }
  }

  var comesToTheForeground: Bool {
    let turns = run.timeline.turns[turnsOfStep]
    return turns.contains {
      $0.stimulus.entersForeground
        // Without scenes, a launch into the foreground has no `willEnterForeground` callback.
        || $0.stimulus.finishesLaunch && $0.state == .inactive
    } && turns.contains { $0.stimulus.isActivation }
  }
}

extension Step {
  /// True if the step has an effect only if an earlier notification is shown.
  fileprivate var dependsOnPresentation: Bool {
    if case .toast = self { true } else { respondedNotification != nil }
  }

  fileprivate var isSuppression: Bool {
    if case .suppression(.suppress) = self { true } else { false }
  }
}

extension Scenario {
  fileprivate var attachesSuppressors: Bool {
    steps.contains { step in
      if case .participant(.attach(let name)) = step { suppressors[name] != nil } else { false }
    }
  }
}
