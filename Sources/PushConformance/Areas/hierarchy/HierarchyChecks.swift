import PushSimulation

enum HierarchyChecks {
  static let checks: [Check] = [
    .eachTurn("hierarchy.whole-hierarchy-in-order", before: \.navigation) { turn, before, judge in
      let screens = turn.run.timeline.screens
      var before = before.stack
      for (stack, shown) in zip(turn.showings, turn.shown) {
        defer { before = stack }
        guard let notification = shown else { continue }
        // The center can keep earlier screens of this notification on the stack, so only the new screens are judged.
        let all = stack.filter { screens[$0.index].notification == notification }
        let added = all.filter { !before.contains($0) }
        let types = (added.isEmpty ? all : added).map { screens[$0.index].type }
        let expected = turn.run.hierarchy(of: notification)
        judge.expect(types == expected, in: turn) {
          "the screens of \(turn.name(notification)) to be, from the root up, "
            + expected.map(\.inQuotes).joined(separator: ", ")
        }
      }
    },

    .eachTurn("hierarchy.tap-shows-the-screens", before: \.loading) { turn, history, judge in
      guard let notification = turn.loadedScreens,
        history.latestWish == notification, !history.wentByHand,
        !history.announced.contains(notification),
        // The center can ask a responder that was pushed after the load began, and that responder can take the event.
        turn.taker == nil
      else { return }
      let isShownOnce =
        turn.brings(notification, onTopOf: history.stack) && !turn.mayShow(notification)
      judge.expect(isShownOnce, in: turn) {
        "the screens of \(turn.name(notification)) to be shown once, without a toast"
      }
    },

    .wholeRun("hierarchy.shown-once") { run, judge in
      // The center can show the screens of a notification once for each tap, link, delivery by a participant, and
      // arrival while the app is not active.
      var occasions: [NotificationID: Int] = [:]
      var known: IDSet<NotificationID> = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (occasions, known) = ([:], []) }
        if let event = turn.event, turn.showsUnasked || turn.isTap {
          occasions[event, default: 0] += 1
        }
        for inner in turn.innerDeliveries { occasions[inner, default: 0] += 1 }
        if let tapped = turn.stimulus.activatedToast { occasions[tapped, default: 0] += 1 }
        for case let notification? in turn.shown {
          occasions[notification, default: 0] -= 1
          let again = known.contains(notification) ? " again" : ""
          judge.expect(occasions[notification, default: 0] >= 0, in: turn) {
            "the screens of \(turn.name(notification)) not to be shown\(again): no tap and no link asks"
              + " for them"
          }
          known.insert(notification)
        }
      }
    },

    .eachTurn("hierarchy.not-told-before-loaded", before: \.loading) { turn, history, judge in
      guard let notification = turn.event, !turn.showsUnasked, turn.isToBeFollowed,
        turn.taker == nil, !turn.run.hierarchy(of: notification).isEmpty,
        history.isNew(notification), !turn.loadsAtOnce
      else { return }
      judge.expect(!turn.mayShow(notification) && turn.stacks.isEmpty, in: turn) {
        "no toast, no banner and an unchanged stack until the screens of \(turn.name(notification))"
          + " are loaded"
      }
    },

    .eachTurn("hierarchy.told-once-when-loaded", before: \.loading) { turn, history, judge in
      guard let notification = turn.loadedScreens, turn.state == .active,
        history.announced.contains(notification), turn.taker == nil,
        history.latestWish != notification || history.wentByHand,
        turn.facts(notification).mustShowInFront, turn.decidesAtOnce,
        // Some centers ask the suppressors only when the screens are loaded.
        !turn.isAnsweredWithYes(about: notification), !turn.awaitsSuppressors
      else { return }
      judge.expect(turn.toasts == [notification] && turn.stacks.isEmpty, in: turn) {
        "\(turn.oneToast(of: notification)), and an unchanged stack"
      }
    },

    .eachTurn("hierarchy.toast-shows-the-screens", before: \.loading) { turn, history, judge in
      guard let notification = turn.stimulus.activatedToast,
        history.announced.contains(notification), turn.taker == nil
      else { return }
      let isShownOnce = turn.brings(notification, onTopOf: history.stack) && turn.loads.isEmpty
      judge.expect(isShownOnce, in: turn) {
        "the screens of \(turn.name(notification)) to be shown once, without a second load"
      }
    },

    .eachTurn("hierarchy.event-without-screens-shows-nothing") { turn, judge in
      guard let notification = turn.event, turn.run.hierarchy(of: notification).isEmpty
      else { return }
      judge.expect(turn.stacks.isEmpty, in: turn) {
        "an unchanged stack: \(turn.name(notification)) leads to no screens"
      }
    },

    .eachTurn("hierarchy.newest-wish-stays-on-top", before: \.loading) { turn, history, judge in
      guard let notification = turn.endedLoad, history.begun.contains(notification),
        let wish = history.latestWish, wish != notification, history.isLatestWishMet
      else { return }
      judge.expect(!turn.shown.contains(notification), in: turn) {
        "the screens of \(turn.name(wish)), which the user asked for later, to stay on top"
      }
    },

    .eachTurn("hierarchy.users-own-way-is-kept", before: \.loading) { turn, history, judge in
      guard let notification = turn.endedLoad, history.begun.contains(notification),
        history.wentByHand, history.latestWish == notification
      else { return }
      judge.expect(turn.stacks.isEmpty, in: turn) {
        "the user to stay on the screen that they opened by hand"
      }
    },
  ]
}

extension TurnView {
  var isFirstAnswer: Bool { if case .hierarchy(.completeLoadAgain) = step { false } else { true } }

  var loadedScreens: NotificationID? {
    guard case .hierarchy(.loadCompleted(let notification, .screens)) = stimulus, isFirstAnswer
    else { return nil }
    return notification
  }

  /// The notification of ``loadedScreens``, or of a load that would end in this turn if the center had not canceled it.
  fileprivate var endedLoad: NotificationID? {
    if let loadedScreens { return loadedScreens }
    guard stimulus == .nothing(.noSuchLoad),
      case .hierarchy(.completeLoad(let name, .screens)) = step
    else { return nil }
    return run.notification(named: name)
  }

  /// The notifications whose screens began to load; nil stands for an unknown notification.
  var loads: [NotificationID?] {
    notifications { if case .hierarchy(.startedLoad(let id)) = $0 { id } else { nil } }
  }

  var stacks: [[ScreenID]] {
    effects.compactMap {
      if case .hierarchy(.changedStack(_, let screens)) = $0 { screens } else { nil }
    }
  }

  /// The navigation stacks that the center showed, in order; screens pushed one by one for one notification count once.
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
