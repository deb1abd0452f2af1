import PushSimulation

/// The turns of the step in which the user responds once.
///
/// They include a launch or the way to the foreground, and the callbacks that deliver the response.
struct ResponseEpisode {
  /// The notification that the user responds to.
  var notification: NotificationID
  /// The user's action.
  var action: UserAction
  /// The turns, in order.
  var turns: [TurnView]
  /// The number of callbacks that deliver the response: with scenes there can be two.
  var callbacks: Int
  /// Whether screens were ready by the end of the last turn.
  var isInterfaceReady: Bool

  /// The first turn that delivers the response.
  var first: TurnView { turns.first { $0.responded != nil } ?? turns[0] }

  /// The URLs passed to the router; nil stands for a call without a URL.
  var routes: [String?] { turns.flatMap(\.routes) }

  /// The last turn that calls the router, or the one that delivers the response.
  var turnOfRouting: TurnView { turns.last { !$0.routes.isEmpty } ?? first }
}

extension TurnView {
  /// The notification that the user responds to in this turn, and the action.
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
  /// Calls a function for every response that reaches the center.
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
  /// Returns a check of every response that reaches the center.
  static func eachResponse(
    _ id: String,
    _ look: @escaping @Sendable (ResponseEpisode, inout Judge) -> Void
  ) -> Check {
    wholeRun(id) { run, judge in
      run.forEachResponse { episode in look(episode, &judge) }
    }
  }
}
