import PushSimulation

enum HierarchyLoadingChecks {
  static let checks: [Check] = [
    .loadsOnce("hierarchy.known-event-loads-once") { turn, _ in turn.eventToLoad },

    .loadsOnce("hierarchy.tapped-toast-loads-once") { turn, _ in
      guard turn.taker == nil, !turn.run.hierarchy(of: turn.stimulus.activatedToast).isEmpty
      else { return nil }
      return turn.stimulus.activatedToast
    },

    .eachTurn("hierarchy.stack-waits-for-loading", before: \.loading) { turn, history, judge in
      let waiting = turn.eventToLoad.map { history.pending + [$0] } ?? history.pending
      guard !waiting.isEmpty, !turn.loadsAtOnce else { return }
      if case .hierarchy(.loadCompleted) = turn.stimulus { return }
      let early = turn.shown.compactMap(\.self).filter(waiting.contains)
      judge.expect(early.isEmpty, in: turn) {
        "an unchanged stack until the screens of \(waiting.map(turn.name).joined(separator: ", ")) are loaded"
      }
    },

    .eachTurn("hierarchy.failed-load-changes-nothing") { turn, judge in
      guard case .hierarchy(.loadCompleted(let notification, let outcome)) = turn.stimulus,
        outcome != .screens, turn.isFirstAnswer
      else { return }
      judge.expect(turn.stacks.isEmpty && !turn.mayShow(notification), in: turn) {
        "no toast and an unchanged stack: the load for \(turn.name(notification)) has returned no screens"
      }
    },

    .eachTurn("hierarchy.overlapping-loads-keep-apart", before: \.loading) { turn, history, judge in
      guard let notification = turn.loadedScreens, Set(history.pending).count > 1 else { return }
      judge.expect((turn.shown + turn.toasts).allSatisfy { $0 == notification }, in: turn) {
        "only the screens or the toast of \(turn.name(notification)) to be shown: its load has"
          + " ended"
      }
    },

    .eachTurn("hierarchy.immediate-load-works-the-same", before: \.loading) {
      (turn, history, judge) in
      guard let notification = turn.eventToLoad, history.isNew(notification), turn.loadsAtOnce
      else { return }
      if turn.showsUnasked || turn.opened == notification {
        let isShownOnce =
          turn.brings(notification, onTopOf: history.stack) && !turn.mayShow(notification)
        judge.expect(isShownOnce, in: turn) {
          "the screens of \(turn.name(notification)) to be shown at once, without a toast"
        }
      } else if turn.facts(notification).mustShowInFront, turn.decidesAtOnce {
        judge.expect(turn.toasts == [notification] && turn.stacks.isEmpty, in: turn) {
          "\(turn.oneToast(of: notification)), and an unchanged stack"
        }
      }
    },

    .eachTurn("hierarchy.second-answer-changes-nothing") { turn, judge in
      guard !turn.isFirstAnswer else { return }
      guard case .hierarchy(.loadCompleted) = turn.stimulus
      else { return judge.couldNotSee(.loadsEndOnce) }
      judge.expect(turn.stacks.isEmpty && turn.toasts.isEmpty, in: turn) {
        "no toast and an unchanged stack: the loader answers a second time"
      }
    },

    .loadsOnce("hierarchy.endless-load-blocks-nothing") { turn, history in
      history.pending.isEmpty ? nil : turn.eventToLoad
    },
  ]
}

extension TurnView {
  var eventToLoad: NotificationID? {
    // The user is not notified of a suppressed notification, so its screens need not be loaded.
    guard let event, taker == nil, isToBeFollowed, !isAnsweredWithYes, !awaitsSuppressors,
      !run.hierarchy(of: event).isEmpty
    else { return nil }
    return event
  }

  func oneLoad(of notification: NotificationID) -> String {
    let times = loads.count { $0 == notification }
    let sent = facts(notification)
    let fields = [
      sent.type.map { "type \($0.inQuotes)" }, sent.objectID.map { "objectID \($0.inQuotes)" },
    ]
    // If the kit cannot identify a load, the story names the type and the object of the expected load.
    let event = loads.contains(nil) ? fields.compactMap(\.self).joined(separator: ", ") : ""
    return "exactly one load of the screens of \(name(notification))"
      + (event.isEmpty ? "" : " (\(event))")
      + (times > 1 ? ", not \(times)" : times < loads.count ? ", and no other load" : "")
  }
}

extension Check {
  static func loadsOnce(
    _ id: String,
    _ notification: @escaping @Sendable (TurnView, _ before: LoadingFacts) -> NotificationID?
  ) -> Check {
    .eachTurn(id, before: \.loading) { turn, history, judge in
      guard let notification = notification(turn, history),
        history.awaitsLoad(of: notification, in: turn)
      else { return }
      judge.expect(turn.loads == [notification], in: turn) { turn.oneLoad(of: notification) }
    }
  }
}
