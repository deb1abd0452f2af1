import PushSimulation

/// The checks of Specs/requirements/toast.json.
enum Toast {
  static let checks: [Check] = [
    .eachTurn("toast.active-receipt-shows-one") { turn, judge in
      guard let notification = turn.toastAtStake, !turn.isAnsweredWithYes, turn.mayShowAtOnce
      else { return }
      judge.expect(
        turn.toasts == [notification],
        in: turn,
        "one toast, of \(turn.name(notification))"
      )
    },

    .eachTurn("toast.none-in-background") { turn, judge in
      guard turn.received != nil, turn.state == .background else { return }
      judge.expect(turn.toasts.isEmpty, in: turn, "no toast in the background")
    },

    .wholeRun("toast.state-is-sampled-at-receipt") { run, judge in
      var lastState: ApplicationState?
      for index in run.timeline.turns.indices {
        let turn = TurnView(run: run, index: index)
        guard let notification = turn.received else { continue }
        defer { lastState = turn.state }
        let facts = turn.facts(notification)
        guard let lastState, (lastState == .active) != (turn.state == .active), !facts.isSilent
        else { continue }
        if turn.state == .active {
          guard facts.isDisplayable, !turn.isAnsweredWithYes, turn.mayShowAtOnce else { continue }
          judge.expect(
            turn.toasts == [notification] && turn.routes.isEmpty,
            in: turn,
            "a toast, since the application is active now"
          )
        } else if facts.usableURL != nil {
          judge.expect(
            turn.routes.count == 1 && (turn.state == .inactive || turn.toasts.isEmpty),
            in: turn,
            "the URL to be opened, since the application is \(turn.state.name) now"
          )
        }
      }
    },

    .wholeRun("toast.each-notification-has-its-own") { run, judge in
      var shown: Set<NotificationID> = []
      for index in run.timeline.turns.indices {
        let turn = TurnView(run: run, index: index)
        if turn.stimulus == .lifecycle(.willFinishLaunching) { shown = [] }
        guard let notification = turn.toastAtStake, !turn.isAnsweredWithYes else { continue }
        if !shown.subtracting([notification]).isEmpty {
          judge.expect(
            turn.toasts == [notification],
            in: turn,
            "a toast of \(turn.name(notification)), and of nothing else"
          )
        }
        shown.insert(notification)
      }
    },

    .eachTurn("toast.none-for-silent") { turn, judge in
      guard let notification = turn.received, turn.facts(notification).isSilent,
        turn.state == .active
      else { return }
      judge.expect(turn.toasts.isEmpty, in: turn, "no toast of a silent notification")
    },

    .eachTurn("toast.activation-routes-once") { turn, judge in
      if turn.stimulus == .nothing(.toastHasNoAction) { judge.couldNotSee(.toastsHaveNoAction) }
      guard case .toastActivated(let notification) = turn.stimulus,
        let url = turn.facts(notification).usableURL
      else { return }
      judge.expect(turn.routes == [url], in: turn, "one call of the router, with \(url)")
    },

    .eachTurn("toast.expiry-routes-nothing") { turn, judge in
      guard case .toastExpired = turn.stimulus else { return }
      judge.expect(turn.routes.isEmpty, in: turn, "no call of the router")
    },

    .eachTurn("toast.presenting-and-routing-exclude-each-other") { turn, judge in
      guard turn.received != nil, !turn.toasts.isEmpty || !turn.routes.isEmpty else { return }
      judge.expect(
        turn.toasts.isEmpty || turn.routes.isEmpty,
        in: turn,
        "a toast or a route, not both"
      )
    },
  ]
}

extension TurnView {
  /// Whether a suppressor that was asked about the notification at hand said yes.
  var isAnsweredWithYes: Bool {
    effects.contains {
      guard case .askedSuppressor(_, let sighting, answer: true) = $0 else { return false }
      return run.timeline.notification(of: sighting) == received
    }
  }

  /// Whether the center has to show a toast now, and not when an earlier one has gone.
  var mayShowAtOnce: Bool {
    guard run.policies.presents != .each else { return true }
    var onScreen = 0
    for turn in run.timeline.turns[..<index] {
      switch turn.stimulus {
      case .toastExpired, .toastActivated: onScreen -= 1
      case .lifecycle(.willFinishLaunching): onScreen = 0
      default: break
      }
      onScreen += run.timeline.effects[turn.effects].count {
        if case .presentedToast = $0 { true } else { false }
      }
    }
    return onScreen <= 0
  }
}
