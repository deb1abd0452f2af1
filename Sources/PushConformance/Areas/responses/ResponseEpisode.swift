import PushSimulation

/// All that comes of one response of the user: the launch or the way to the foreground, the callbacks
/// that bring the response, and everything up to the next step.
struct ResponseEpisode {
  /// The notification that the user responds to.
  var notification: NotificationID
  /// What the user does with it.
  var action: UserAction
  /// The turns, in order.
  var turns: [TurnView]
  /// How many callbacks brought the response: with scenes there can be two.
  var callbacks: Int
  /// Whether there was an interface to show something on, at the latest at the end.
  var isInterfaceReady: Bool

  /// The turn that brings the response first.
  var first: TurnView { turns.first { $0.responded != nil } ?? turns[0] }

  /// The URLs that the router was handed; nil stands for a call without one.
  var routes: [String?] { turns.flatMap(\.routes) }

  /// The last turn in which the router was called, or the one that brought the response.
  var turnOfRouting: TurnView { turns.last { !$0.routes.isEmpty } ?? first }
}

extension TurnView {
  /// The notification that the user responds to in this turn, and how.
  var responded: (notification: NotificationID, action: UserAction)? {
    if case .responses(.didReceive(let notification, let action)) = stimulus {
      return own(notification).map { ($0, action) }
    }
    if case .scenes(.callback(.willConnect, let notification?)) = stimulus {
      return own(notification).map { ($0, userAction) }
    }
    return nil
  }

  private var userAction: UserAction {
    guard case .responses(.respond(_, let action, let text)) = step else { return .open }
    return .choose(action, text: text)
  }
}

extension Run {
  /// Looks at every response that reaches the center.
  func forEachResponse(_ look: (ResponseEpisode) -> Void) {
    var turns: [TurnView] = []
    func finish() {
      defer { turns = [] }
      let responses = turns.compactMap(\.responded)
      guard let response = responses.first else { return }
      look(
        ResponseEpisode(
          notification: response.notification,
          action: response.action,
          turns: turns,
          callbacks: responses.count,
          isInterfaceReady: turns[turns.count - 1].isInterfaceReady
        )
      )
    }
    forEachTurn { turn in
      if let last = turns.last, last.turn.step != turn.turn.step { finish() }
      turns.append(turn)
    }
    finish()
  }
}

extension Check {
  /// A check that looks at every response that reaches the center.
  static func eachResponse(
    _ id: String,
    _ look: @escaping @Sendable (ResponseEpisode, inout Judge) -> Void
  ) -> Check {
    wholeRun(id) { run, judge in
      run.forEachResponse { episode in look(episode, &judge) }
    }
  }
}
