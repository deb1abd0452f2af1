import PushSimulation

/// The navigation stack of a run, turn by turn.
enum NavigationHistory {
  /// The stack after each turn, the top last.
  static func stacks(of run: Run) -> [[ScreenID]] {
    var stack: [ScreenID] = []
    return run.timeline.turns.map { turn in
      if turn.stimulus.startsProcess { stack = [] }
      if case .hierarchy(.userNavigated(let screen)) = turn.stimulus { stack.append(screen) }
      for case .hierarchy(.changedStack(_, let screens)) in run.timeline.effects[turn.effects] {
        stack = screens
      }
      return stack
    }
  }
}

extension Run {
  /// The screens to which the event of a notification leads; empty for one that leads nowhere.
  func hierarchy(of notification: NotificationID?) -> [String] {
    guard let notification, let type = notifications[notification.index].facts.type else {
      return []
    }
    return vocabulary.hierarchy(ofEvent: type) ?? []
  }
}
