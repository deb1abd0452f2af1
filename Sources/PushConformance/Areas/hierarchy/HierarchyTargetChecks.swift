import PushSimulation

/// The checks of Specs/requirements/hierarchy.json about events that lead to no screens, or to screens already shown.
enum HierarchyTargetChecks {
  static let checks: [Check] = [
    .eachTurn("hierarchy.target-on-top-is-not-doubled", before: \.loading) { turn, history, judge in
      guard let notification = turn.notificationToShow,
        turn.run.shows(notification, onTopOf: history.stack)
      else { return }
      let stack = turn.stacks.last ?? history.stack
      let below = Array(stack.dropLast(turn.run.hierarchy(of: notification).count))
      let isThereOnce =
        !turn.run.shows(notification, onTopOf: stack)
        || !turn.run.shows(notification, onTopOf: below)
      judge.expect(isThereOnce, in: turn) {
        "the screens of \(turn.name(notification)) to be on the stack once: screens of the same event and"
          + " object were on top already"
      }
    },

    .eachTurn("hierarchy.unknown-event-loads-nothing") { turn, judge in
      guard let notification = turn.broughtNotification, turn.event == nil,
        !turn.facts(notification).unspecified.contains("type")
      else { return }
      judge.expect(turn.loads.isEmpty && turn.stacks.isEmpty, in: turn) {
        "no load of screens and an unchanged stack: the app does not know the event of"
          + " \(turn.name(notification))"
      }
    },
  ]
}

extension Run {
  /// Returns whether the screens of a notification, or screens of the same event and object, are on top of a stack.
  func shows(_ notification: NotificationID, onTopOf stack: [ScreenID]) -> Bool {
    let hierarchy = hierarchy(of: notification)
    let top = stack.suffix(hierarchy.count).map { timeline.screens[$0.index] }
    guard !hierarchy.isEmpty, top.map(\.type) == hierarchy else { return false }
    let facts = notifications[notification.index].facts
    return top.allSatisfy { screen in
      screen.notification.map { notifications[$0.index].facts.hasSameEvent(as: facts) } ?? false
    }
  }
}

extension TurnView {
  /// Returns whether this turn shows only a notification's screens, or shows nothing because the screens are on top.
  func brings(_ notification: NotificationID, onTopOf stack: [ScreenID]) -> Bool {
    shown == [notification] || showings.isEmpty && run.shows(notification, onTopOf: stack)
  }

  fileprivate var notificationToShow: NotificationID? {
    loadedScreens ?? stimulus.activatedToast ?? (loadsAtOnce ? eventToLoad : nil)
  }
}
