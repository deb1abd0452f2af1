import PushSimulation

enum LaunchChecks {
  static let checks: [Check] = [
    .wholeRun("launch.icon-opens-nothing") { run, judge in
      /// True if the user has opened a notification that can still wait for the first screens.
      var isSomethingWaiting = false
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { isSomethingWaiting = false }
        if turn.opened != nil || turn.isTap { isSomethingWaiting = true }
        guard !isSomethingWaiting, turn.isLaunchOrActivation,
          case .application(.launch) = turn.step, turn.hasSeenArrivals
        else { return }
        judge.expect(turn.routes.isEmpty, in: turn) {
          "no call to the router: the user has opened the app by its icon, not "
            + (turn.run.owner(ofURLIn: turn.routes.compactMap(\.self)) ?? "a notification")
        }
      }
    },

    .wholeRun("launch.silent-launch-opens-nothing") { run, judge in
      var isUnopened = false
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { isUnopened = turn.state == .background && turn.isArrival }
        if turn.isAskedFor { isUnopened = false }
        guard isUnopened, !turn.stimulus.startsProcess else { return }
        judge.expect(turn.routes.isEmpty && turn.openingsHeard.isEmpty, in: turn) {
          "no call to the router, and no observer notified of an opening: the user has opened no"
            + " notification"
        }
      }
    },

    .eachTurn("launch.waits-for-the-interface") { turn, judge in
      guard let opened = turn.opened ?? turn.loaded, turn.waitsForScreens(opened) else { return }
      judge.expect(turn.routes.isEmpty, in: turn) {
        "no call to the router before the first screens are ready"
      }
    },

    .wholeRun("launch.deferred-response-routes-once") { run, judge in
      var waiting: [(notification: NotificationID, url: String?, step: Int, isLoading: Bool)] = []
      /// The URL that is due when the app becomes active, because the first screens became ready before that.
      var owed: (url: String, notification: NotificationID)?
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (waiting, owed) = ([], nil) }
        if let due = owed, turn.isAskedFor || turn.state == .active || !turn.routes.isEmpty {
          owed = nil
          // If the user opens or answers something else in this turn, the center can open that in place of the due URL.
          if !turn.isAskedFor, !turn.awaitsContent {
            expectOneRoute(to: due.url, of: due.notification, in: turn, &judge)
          }
        }
        // A center need not open a notification that the user opened before the account changed.
        if turn.stimulus.changesRecipient { (waiting, owed) = ([], nil) }
        // Two callbacks of one step can deliver the same response.
        if let opened = turn.opened, waiting.last?.step != turn.turn.step,
          !turn.isForOtherAccount(opened),
          turn.waitsForScreens(opened) || !turn.isInterfaceReady && !waiting.isEmpty
        {
          waiting.append((opened, turn.usableURL(of: opened), turn.turn.step, turn.awaitsContent))
        }
        // After several responses, a center can open only the notification of the last response. Another requirement
        // judges a notification whose content the center loads.
        guard turn.stimulus == .launch(.interfaceBecameReady), waiting.count == 1,
          !waiting[0].isLoading, !turn.awaitsContent, let url = waiting[0].url
        else { return }
        if turn.state != .active, turn.routes.isEmpty {
          owed = (url, waiting[0].notification)
        } else {
          expectOneRoute(to: url, of: waiting[0].notification, in: turn, &judge)
        }
      }
    },

    .wholeRun("launch.opening-waits-for-a-listener") { run, judge in
      var kept: [NotificationID] = []
      var step = -1
      var told = 0
      // False if another event can count as an opening, or if the center can announce the opening later.
      var isAlone = true
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (kept, told, isAlone) = ([], 0, true) }
        // A center need not announce what the user opened before the account changed.
        if turn.stimulus.changesRecipient { (kept, told) = ([], 0) }
        // Some centers count a tap on their own toast as an opening.
        if case .toast(.activated) = turn.stimulus { isAlone = false }
        if let opened = turn.opened, turn.observers.certain.isEmpty,
          turn.observers.uncertain.isEmpty, !turn.isForOtherAccount(opened),
          !kept.contains(opened) || turn.turn.step != step
        {
          // A center can wait for the content before it announces the opening.
          if turn.awaitsContent { isAlone = false }
          // A notification that the user opens again counts twice.
          kept.append(opened)
          step = turn.turn.step
        }
        // Without observers, a center can keep only the last opening.
        guard kept.count == 1, isAlone else { return }
        let facts = run.notifications[kept[0].index].facts
        // A sighting without an identifier can describe several notifications that look the same.
        let times = turn.openingsHeard.count { heard in
          heard.sighting.notification == kept[0]
            || heard.sighting.sighting.mismatches(with: facts).isEmpty
        }
        if turn.opened == nil || turn.observers.certain.isEmpty { told += times }
        guard case .participant(.attached(let participant)) = turn.stimulus,
          run.participants[participant.index].kind == .observer, !turn.waitsForScreens(kept[0])
        else { return }
        judge.expect(told == 1, in: turn) {
          told == 0
            ? "\(turn.name(participant)) to be notified that \(turn.name(kept[0])) was opened: no observer has"
              + " been notified yet"
            : "one announcement that \(turn.name(kept[0])) was opened, to the first observer only: there"
              + " have been \(told)"
        }
      }
    },
  ]

  private static func expectOneRoute(
    to url: String,
    of notification: NotificationID,
    in turn: TurnView,
    _ judge: inout Judge
  ) {
    judge.expect(turn.routes == [url], in: turn) {
      turn.oneRoute(to: url)
        + (turn.routes.count == 1
          ? ": this is the URL to open for \(turn.name(notification))"
          : ": the first screens are ready now")
    }
  }
}

extension TurnView {
  // Every scene callback is accepted here, because the only caller looks only at steps that launch the app.
  fileprivate var isLaunchOrActivation: Bool {
    if case .scenes = stimulus { return true }
    guard case .application(let callback) = stimulus else { return false }
    return [.didFinishLaunching, .didBecomeActive, .willEnterForeground].contains(callback)
  }

  /// True if a notification has arrived that a center could confuse with an opened notification.
  fileprivate var hasSeenArrivals: Bool {
    run.steps.prefix(turn.step).contains {
      if case .notification(.deliver) = $0 { true } else { false }
    }
  }

  fileprivate var isArrival: Bool { if case .notification(.deliver) = step { true } else { false } }

  fileprivate var isAskedFor: Bool {
    step?.opensSomething == true || step?.respondedNotification != nil
  }
}
