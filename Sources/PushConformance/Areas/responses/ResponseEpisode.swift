import PushSimulation

/// The turns of a step in which the user responds to a notification.
///
/// They include the turns in which the app launches or comes to the foreground, and the turns that bring the response.
struct ResponseEpisode {
  var notification: NotificationID
  var action: UserAction
  var turns: [TurnView]
  /// The number of callbacks that bring the response.
  ///
  /// In an app with scenes, the number can be 2.
  var callbacks: Int
  /// True if the center has to act on the response by the end of the last turn.
  ///
  /// False while the response waits for the first screens. Also false if the center may leave the notification
  /// unopened, see ``TurnView/mayStayUnopened(_:)``.
  var isFollowed: Bool
  /// The URLs of earlier responses that waited for the first screens.
  ///
  /// The center may open these URLs during ``turns``.
  var waiting: [String]
  /// The URL that the process passed to the router last, before these turns; nil for none.
  var shown: String?

  /// The first turn that brings the response; the first turn of the step if no turn brings it.
  var first: TurnView { turns.first { $0.responded != nil } ?? turns[0] }

  /// The URLs passed to the router; nil stands for a call without a URL.
  var routes: [String?] { turns.flatMap(\.routes) }

  /// The URLs passed to the router, without the URLs of earlier responses.
  var ownRoutes: [String?] {
    var waiting = waiting
    return routes.filter { route in
      guard let index = waiting.firstIndex(where: { $0 == route }) else { return true }
      waiting.remove(at: index)
      return false
    }
  }

  /// The last turn that calls the router; if no turn calls it, the turn that brings the response.
  var turnOfRouting: TurnView { turns.last { !$0.routes.isEmpty } ?? first }
}

extension TurnView {
  /// The push of the app that the user responds to in this turn, and the action; nil for none, or for another push.
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
  /// Calls a closure for every response that reaches the center, with all turns of the response's step.
  func forEachResponse(_ look: (ResponseEpisode) -> Void) {
    var turns: [TurnView] = []
    var waiting: [String] = []
    var shown: String?
    func finish() {
      if turns.contains(where: \.stimulus.startsProcess) { shown = nil }
      defer {
        shown = turns.last { !$0.routes.isEmpty }?.routes.last ?? shown
        waiting = stillWaiting(waiting, after: turns)
        turns = []
      }
      let responses = turns.compactMap(\.responded)
      guard let response = responses.first,
        let bringing = turns.first(where: { $0.responded != nil })
      else { return }
      look(
        ResponseEpisode(
          notification: response.notification,
          action: response.action,
          turns: turns,
          callbacks: responses.count,
          isFollowed: !turns[turns.count - 1].waitsForScreens(response.notification)
            && !bringing.mayStayUnopened(response.notification),
          waiting: turns.contains { $0.stimulus.startsProcess } ? [] : waiting,
          shown: shown
        )
      )
    }
    forEachTurn { turn in
      if let last = turns.last, last.turn.step != turn.turn.step { finish() }
      turns.append(turn)
    }
    finish()
  }

  /// Returns the URLs of opened notifications that still wait for the first screens after the turns of a step.
  ///
  /// If the first screens become ready while the app is not active, a center may wait until the app is active.
  private func stillWaiting(_ waiting: [String], after turns: [TurnView]) -> [String] {
    guard let last = turns.last else { return waiting }
    let isNewProcess = turns.contains { $0.stimulus.startsProcess }
    guard !last.isInterfaceReady else {
      return isNewProcess || last.state == .active ? [] : waiting
    }
    let opened = turns.lazy.compactMap(\.opened).first
      .flatMap { last.waitsForScreens($0) ? last.usableURL(of: $0) : nil }
    return (isNewProcess ? [] : waiting) + [opened].compactMap(\.self)
  }
}

extension Check {
  static func eachResponse(
    _ id: String,
    obstacle: @escaping @Sendable (Policies, Vocabulary) -> String? = { _, _ in nil },
    _ look: @escaping @Sendable (ResponseEpisode, inout Judge) -> Void
  ) -> Check {
    wholeRun(id, obstacle: obstacle) { run, judge in
      run.forEachResponse { episode in look(episode, &judge) }
    }
  }
}
