import PushSimulation

/// The checks of Specs/requirements/hierarchy.json that look at what is shown.
enum Hierarchy {
  static let checks: [Check] = [
    .eachTurn("hierarchy.whole-hierarchy-in-order") { turn, judge in
      for (stack, shown) in zip(turn.stacks, turn.shown) {
        guard let notification = shown else { continue }
        let screens = stack.map { turn.run.timeline.screens[$0.index] }
          .filter { $0.notification == notification }.map(\.type)
        let expected = turn.run.hierarchy(of: notification)
        judge.expect(
          screens == expected,
          in: turn,
          "\(expected.joined(separator: ", ")) for \(turn.name(notification)), in this order"
        )
      }
    },

    .eachTurnWhileLoading("hierarchy.tap-shows-the-screens") { turn, history, judge in
      guard case .loadCompleted(let notification, .screens) = turn.stimulus,
        turn.isFirstAnswer, history.latestWish == notification, !history.wentByHand,
        !history.announced.contains(notification)
      else { return }
      judge.expect(
        turn.shown == [notification] && turn.toasts.isEmpty,
        in: turn,
        "the screens of \(turn.name(notification)) to be shown once, without a toast"
      )
    },

    .wholeRun("hierarchy.shown-once") { run, judge in
      // What gives an occasion to show a notification's screens gives one, and no more.
      var occasions: [NotificationID: Int] = [:]
      run.forEachTurn { turn in
        if turn.stimulus == .lifecycle(.willFinishLaunching) { occasions = [:] }
        if let event = turn.event, turn.showsUnasked { occasions[event, default: 0] += 1 }
        if case .toastActivated(let notification) = turn.stimulus {
          occasions[notification, default: 0] += 1
        }
        for case let notification? in turn.shown {
          occasions[notification, default: 0] -= 1
          judge.expect(
            occasions[notification, default: 0] >= 0,
            in: turn,
            "the screens of \(turn.name(notification)) not to be shown again"
          )
        }
      }
    },

    .eachTurnWhileLoading("hierarchy.not-told-before-loaded") { turn, history, judge in
      guard let notification = turn.event, !turn.showsUnasked, turn.isToBeFollowed,
        turn.taker == nil, !turn.run.hierarchy(of: notification).isEmpty,
        history.isNew(notification), !turn.loadsAtOnce
      else { return }
      judge.expect(
        turn.toasts.isEmpty && turn.stacks.isEmpty,
        in: turn,
        "the user to be told of \(turn.name(notification)) when its screens are loaded, not before"
      )
    },

    .eachTurnWhileLoading("hierarchy.told-once-when-loaded") { turn, history, judge in
      guard case .loadCompleted(let notification, .screens) = turn.stimulus, turn.isFirstAnswer,
        turn.state == .active, history.announced.contains(notification),
        turn.facts(notification).isDisplayable, turn.decidesAtOnce
      else { return }
      judge.expect(
        turn.toasts == [notification] && turn.stacks.isEmpty,
        in: turn,
        "one toast of \(turn.name(notification)), and the stack as it was"
      )
    },

    .eachTurnWhileLoading("hierarchy.toast-shows-the-screens") { turn, history, judge in
      guard case .toastActivated(let notification) = turn.stimulus,
        history.announced.contains(notification)
      else { return }
      judge.expect(
        turn.shown == [notification] && turn.loads.isEmpty,
        in: turn,
        "the screens of \(turn.name(notification)) to be shown once, without a second load"
      )
    },

    .eachTurn("hierarchy.event-without-screens-shows-nothing") { turn, judge in
      guard let notification = turn.event, turn.run.hierarchy(of: notification).isEmpty else {
        return
      }
      judge.expect(turn.stacks.isEmpty, in: turn, "the stack as it was")
    },

    .eachTurnWhileLoading("hierarchy.newest-wish-stays-on-top") { turn, history, judge in
      guard case .loadCompleted(let notification, .screens) = turn.stimulus, turn.isFirstAnswer,
        let wish = history.latestWish, wish != notification, history.brought.contains(notification),
        !history.pending.contains(wish)
      else { return }
      judge.expect(
        !turn.shown.contains(notification),
        in: turn,
        "\(turn.name(wish)), which the user asked for later, to stay on top"
      )
    },

    .eachTurnWhileLoading("hierarchy.users-own-way-is-kept") { turn, history, judge in
      guard case .loadCompleted(let notification, .screens) = turn.stimulus, turn.isFirstAnswer,
        history.wentByHand, history.latestWish == notification
      else { return }
      judge.expect(
        turn.stacks.isEmpty,
        in: turn,
        "the user to stay where they have gone by hand meanwhile"
      )
    },
  ]
}

extension TurnView {
  /// Whether a loader answers for the first time.
  var isFirstAnswer: Bool { if case .completeLoadAgain = step { false } else { true } }
}
