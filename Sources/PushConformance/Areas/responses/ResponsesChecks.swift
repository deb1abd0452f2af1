import PushSimulation

enum ResponsesChecks {
  static let checks: [Check] = [
    .completedOnce("responses.presentation-is-answered-once", .presentation),

    .completedOnce("responses.response-is-completed-once", .response),

    .completedOnce("responses.fetch-is-completed-once", .fetch),

    .eachTurn("responses.one-presenter") { turn, judge in
      for (notification, options) in turn.presentationAnswers {
        let hasToast = turn.ownToasts.contains(notification)
        guard hasToast || options.isVisible else { continue }
        judge.expect(!(hasToast && options.showsBanner), in: turn) {
          "\(turn.name(notification)) to be shown by a toast or by the system, not by both"
        }
      }
    },

    .eachResponse("responses.response-is-no-arrival") { episode, judge in
      // Before the response, a toast that waited for screens can appear. A queued toast can appear even later.
      func announces(_ turn: TurnView) -> Bool {
        turn.received == nil && turn.toasts.contains { $0 == nil || $0 == episode.notification }
      }
      let turns = episode.turns.drop { !$0.tellsOfResponse(to: episode.notification) }
      let run = episode.first.run
      let isQueued = run.policies.presents == .queued
      guard !isQueued || run.hasShown(episode.notification, before: episode.first.index)
      else { return }
      let announcing = turns.first(where: announces)
      judge.expect(announcing == nil, in: announcing ?? episode.first) {
        "no toast: the user has seen \(episode.first.name(episode.notification)) already"
      }
    },

    .eachResponse("responses.default-action-routes-once") { episode, judge in
      if !episode.opensItsLink { judge.expectOneRoute(in: episode) }
    },

    .eachResponse(
      "responses.action-opens-its-link",
      obstacle: { _, vocabulary in
        vocabulary.sends(.actionURL) ? nil : SkipReason.noPlace(for: .actionURL).text
      }
    ) { episode, judge in
      if episode.opensItsLink { judge.expectOneRoute(in: episode) }
    },

    .eachResponse("responses.only-opening-routes") { episode, judge in
      guard !episode.opens, episode.url != nil else { return }
      judge.expect(episode.ownRoutes.isEmpty, in: episode.turnOfRouting) {
        "no call to the router: the response does not open the app"
      }
    },

    .eachResponse("responses.no-url-no-call") { episode, judge in
      guard episode.opens, episode.first.url(of: episode.notification) == .unusable else { return }
      judge.expect(episode.ownRoutes.isEmpty, in: episode.turnOfRouting) {
        "no call to the router: \(episode.first.name(episode.notification)) has no usable URL"
      }
    },

    .eachResponse("responses.action-reaches-its-handler") { episode, judge in
      guard case .choose(let name, let text) = episode.action,
        let action = episode.first.run.action(name, of: episode.notification),
        !episode.first.isForAbsentAccount(episode.notification)
      else { return }
      let handled = episode.actions
      // A center can submit an action only after the request for an earlier action has ended.
      guard !handled.isEmpty || !episode.submits else { return }
      let isHandledOnce =
        handled.count == 1 && handled[0].identifier == action.identifier && handled[0].text == text
      judge.expect(isHandledOnce, in: episode.first) {
        "action \(action.identifier.inQuotes)"
          + (action.identifier == name ? "" : " (the step's \(name.inQuotes))")
          + " to be handled exactly once"
          + (text.map { ", with the text '\($0.onOneLine)'" } ?? "")
          + (handled.count == 1 ? "" : ": this step calls the handler \(handled.count) times")
      }
    },

    .wholeRun("responses.nothing-else-is-handled") { run, judge in
      /// The chosen actions that the app's handler has not received yet.
      var owed: [String] = []
      run.forEachResponse { episode in
        var handled = episode.actions.map(\.identifier)
        // Another requirement judges actions that the handler receives late.
        for action in owed {
          guard let index = handled.firstIndex(of: action) else { continue }
          handled.remove(at: index)
          owed.removeAll { $0 == action }
        }
        if case .choose(let name, _) = episode.action,
          let chosen = run.action(name, of: episode.notification)?.identifier
        {
          if !handled.contains(chosen) { owed.append(chosen) }
          return
        }
        judge.expect(handled.isEmpty, in: episode.first) {
          "no action to be handled: the user has not chosen an action of the app"
        }
      }
    },

    .eachResponse("responses.opening-is-told-once") { episode, judge in
      guard episode.opens, episode.isFollowed else { return }
      for observer in episode.first.observers.certain {
        let times = episode.turns.flatMap(\.openingsHeard).count {
          $0.observer == observer.participant && $0.sighting.notification == episode.notification
        }
        judge.expect(times == 1, in: episode.first) {
          "\(episode.first.name(observer.participant)) to be notified once that "
            + "\(episode.first.name(episode.notification)) was opened, not \(times) times"
        }
      }
    },

    .eachTurn("responses.nothing-else-is-an-opening") { turn, judge in
      let opens = turn.opened != nil || turn.isTap
      guard turn.received != nil || turn.responded != nil, !opens, !turn.observers.certain.isEmpty
      else { return }
      judge.expect(turn.openingsHeard.isEmpty, in: turn) {
        "no observer to be notified of an opening: the user has opened nothing"
      }
    },

    .wholeRun("responses.response-is-not-replayed") { run, judge in
      var hasResponded = false
      /// The notifications that the user opened and that a center can open later, such as when the screens are ready.
      var waiting: IDSet<NotificationID> = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (hasResponded, waiting) = (false, []) }
        if turn.responded != nil { hasResponded = true }
        if let opened = turn.opened, turn.waitsForScreens(opened) || turn.mayStayUnopened(opened),
          turn.usableURL(of: opened) != nil
        {
          waiting.insert(opened)
        }
        let most = turn.isInterfaceReady ? waiting.count : 0
        // After several responses, a center can open only the notification of the last response.
        if turn.isInterfaceReady, !turn.routes.isEmpty {
          // A request for the content of another notification can still be open.
          waiting = run.content.isEmpty ? [] : IDSet(waiting.sorted.filter { !turn.opens($0) })
        }
        // Some turns of a response only change the app's state.
        guard hasResponded, turn.isChangeOfState, turn.step?.respondedNotification == nil
        else { return }
        judge.expect(turn.routes.count <= most, in: turn) {
          (most == 0
            ? "no call to the router"
            : "at most one call to the router for each response that waits")
            + ": the app has only changed its state"
        }
      }
    },
  ]
}

extension TurnView {
  fileprivate func opens(_ notification: NotificationID) -> Bool {
    facts(notification).usableURLs.contains(where: routes.contains)
  }

  var isChangeOfState: Bool {
    if case .application(let callback) = stimulus { return callback != .willFinishLaunching }
    if case .scenes(.callback(_, nil)) = stimulus { return true }
    return false
  }

  fileprivate func tellsOfResponse(to notification: NotificationID) -> Bool {
    stimulus == .launch(.didFinishLaunching(with: notification))
      || responded?.notification == notification
  }

  /// The answers to `willPresent`, for notifications of any sender.
  var presentations: [(notification: NotificationID, options: PresentationOptions)] {
    effects.compactMap {
      guard case .responses(.completed(let completion, .presented(let options))) = $0
      else { return nil }
      return (run.timeline.completions[completion.index].notification, options)
    }
  }

  var presentationAnswers: [(notification: NotificationID, options: PresentationOptions)] {
    presentations.filter { own($0.notification) != nil }
  }

  var isTap: Bool { if case .responses(.tap) = step { true } else { false } }
}

extension Effect {
  var showsNotification: Bool {
    guard case .responses(.completed(_, .presented(let options))) = self else { return false }
    return options.isVisible
  }
}
