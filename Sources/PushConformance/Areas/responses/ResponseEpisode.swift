import PushSimulation

/// The turns of a step in which the user responds to a notification.
struct ResponseEpisode {
  var notification: NotificationID
  var action: UserAction
  var turns: [TurnView]
  /// The number of callbacks that deliver the response: 1, or 2 in an app with scenes.
  var callbacks: Int
  /// False if the response waits for the first screens, or if the notification can stay unopened.
  var isFollowed: Bool
  /// The URLs of earlier responses that waited for the first screens, and that the center can open now.
  var waiting: [String]
  /// The last URL that the process passed to the router before these turns; nil if it passed no URL.
  var shown: String?

  var first: TurnView { turns.first { $0.responded != nil } ?? turns[0] }

  var routes: [String?] { turns.flatMap(\.routes) }

  var ownRoutes: [String?] {
    var waiting = waiting
    return routes.filter { route in
      guard let index = waiting.firstIndex(where: { $0 == route }) else { return true }
      waiting.remove(at: index)
      return false
    }
  }

  var turnOfRouting: TurnView { turns.last { !$0.routes.isEmpty } ?? first }

  /// The actions that the app's handler gets in the step, or that the center submits for the first time.
  var actions: [(identifier: String, text: String?)] {
    turns.flatMap(\.effects).compactMap { effect in
      if case .responses(.handledAction(let identifier, let text, _)) = effect {
        return (identifier, text)
      }
      guard
        case .responses(.submittedAction(let identifier, let text, let sighting, isHeld: _)) =
          effect,
        !repeats(run.timeline.notification(of: sighting))
      else { return nil }
      return (identifier, text)
    }
  }

  /// True if a request that submits an action is open when the step begins.
  var submits: Bool { submissionsBefore.map { !$0.open.isEmpty } ?? false }

  private var run: Run { first.run }

  private var submissionsBefore: SubmissionFacts? {
    run.submissions.isEmpty ? nil : run.submissions[before: turns[0].look]
  }

  private func repeats(_ notification: NotificationID?) -> Bool {
    notification.map { submissionsBefore?.unfinished.contains($0) ?? false } ?? false
  }

  var opens: Bool { action.response == .opens }

  var url: String? { first.usableURL(of: notification) }

  var opensItsLink: Bool { first.actionURL(of: notification) != nil }

  /// True if ``url`` is the link that the app declares for the form of the push, and not a URL in the payload.
  fileprivate var hasDeclaredLink: Bool {
    let facts = first.facts(notification)
    return facts.ownLink != nil && first.run.vocabulary.link(to: facts) == url
  }
}

extension TurnView {
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

  // If the first screens become ready while the app is not active, a center can wait until the app is active.
  private func stillWaiting(_ waiting: [String], after turns: [TurnView]) -> [String] {
    guard let last = turns.last else { return waiting }
    let isNewProcess = turns.contains { $0.stimulus.startsProcess }
    guard !last.isInterfaceReady
    else { return isNewProcess || last.state == .active ? [] : waiting }
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

extension Judge {
  mutating func expectOneRoute(in episode: ResponseEpisode) {
    guard episode.opens, let url = episode.url, episode.isFollowed,
      // The app shows the screen of this URL already, and declares that it does not open the screen again.
      !(episode.first.run.policies.reopens == .notWhileShown && episode.shown == url
        && episode.ownRoutes.isEmpty)
    else { return }
    expect(episode.routes == [url] || episode.ownRoutes == [url], in: episode.turnOfRouting) {
      "exactly one call to the router for this response, with \(url)"
        + (episode.opensItsLink ? ", the link of the action" : "")
        + (episode.hasDeclaredLink ? ", which the app declares as the link of such a push" : "")
        + (episode.routes.count == 1 ? "" : ", not \(episode.routes.count) calls in this step")
    }
  }
}
