import PushSimulation

extension TurnView {
  /// The notifications whose screens began to load; nil stands for an unknown notification.
  var loads: [NotificationID?] {
    effects.compactMap {
      guard case .hierarchy(.startedLoad(let sighting)) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }

  /// The navigation stacks that the center set in this turn, in order.
  var stacks: [[ScreenID]] {
    effects.compactMap {
      if case .hierarchy(.changedStack(_, let screens)) = $0 { screens } else { nil }
    }
  }

  /// The navigation stacks that the center showed in this turn, in order.
  ///
  /// If the center pushes the screens of a notification separately, these pushes count as one stack.
  var showings: [[ScreenID]] {
    var showings: [[ScreenID]] = []
    for case .hierarchy(.changedStack(let change, let screens)) in effects {
      if change == .push, let before = showings.last, Array(screens.dropLast()) == before,
        let below = notification(ofTopOf: before), below == notification(ofTopOf: screens)
      {
        showings.removeLast()
      }
      showings.append(screens)
    }
    return showings
  }

  /// For each stack in ``showings``, the notification of the top screen; nil if that screen belongs to no notification.
  var shown: [NotificationID?] { showings.map(notification(ofTopOf:)) }

  private func notification(ofTopOf stack: [ScreenID]) -> NotificationID? {
    stack.last.flatMap { run.timeline.screens[$0.index].notification }
  }
}
