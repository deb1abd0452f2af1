import PushSimulation

/// The screens that were loaded and shown in a turn.
extension TurnView {
  /// The notifications whose screens began to load; nil stands for one that is none of the run's.
  var loads: [NotificationID?] {
    effects.compactMap {
      guard case .hierarchy(.startedLoad(let sighting)) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }

  /// The navigation stacks, in order.
  var stacks: [[ScreenID]] {
    effects.compactMap {
      if case .hierarchy(.changedStack(_, let screens)) = $0 { screens } else { nil }
    }
  }

  /// What the navigation stack was brought to, in order; screens of one notification that are pushed
  /// one after another are one showing.
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

  /// The notifications to whose screen the navigation stack was brought, in order: those that the
  /// screen on top was made for.
  var shown: [NotificationID?] { showings.map(notification(ofTopOf:)) }

  private func notification(ofTopOf stack: [ScreenID]) -> NotificationID? {
    stack.last.flatMap { run.timeline.screens[$0.index].notification }
  }
}
