import PushSimulation

enum ToastChecks {
  static let checks: [Check] = [
    .wholeRun("toast.active-receipt-shows-one", needing: .receipts) { run, judge in
      /// The notifications that arrived while the app was active, and that the app hides in that state.
      var hidden: IDSet<NotificationID> = []
      // A center can show a hidden notification in a later turn, too.
      run.forEachTurn(on: run.vocabulary.hiddenEvents.isEmpty ? .receipts : .all) { turn in
        hidden.follow(turn)
        let toasts = turn.toasts
        for notification in hidden.sorted
        where turn.received == notification || toasts.contains(notification) {
          judge.expect(!toasts.contains(notification), in: turn) {
            "no \(turn.toastNoun) of \(turn.name(notification)): the app declares that it hides this event"
          }
        }
        guard let notification = turn.toastAtStake, !turn.isAnsweredWithYes, turn.decidesAtOnce
        else { return }
        judge.expect(toasts == [notification], in: turn) { turn.oneToast(of: notification) }
      }
    },

    .eachTurn("toast.none-in-background", on: .receipts) { turn, judge in
      guard turn.received != nil, turn.state == .background else { return }
      judge.expect(turn.toasts.isEmpty, in: turn) { "no toast in the background" }
    },

    .wholeRun("toast.state-is-sampled-at-receipt") { run, judge in
      var lastState: ApplicationState?
      run.forEachTurn(on: .receipts) { turn in
        guard let notification = turn.received else { return }
        defer { lastState = turn.state }
        let facts = turn.facts(notification)
        guard let lastState, (lastState == .active) != (turn.state == .active), facts.isForUser
        else { return }
        if turn.state == .active {
          guard turn.toastAtStake != nil, !turn.isAnsweredWithYes, turn.decidesAtOnce
          else { return }
          judge.expect(turn.toasts == [notification] && turn.routes.isEmpty, in: turn) {
            "\(turn.oneToast(of: notification)), and no call to the router: the app is active now"
          }
        } else if let url = turn.urlToFollow {
          let isFollowedOnce =
            turn.routes.count == 1 && (turn.state == .inactive || turn.toasts.isEmpty)
          judge.expect(isFollowedOnce, in: turn) {
            "exactly one call to the router, with \(url)"
              + (turn.state == .inactive ? "" : ", and no toast")
              + ": the app is \(turn.state.name) now"
          }
        }
      }
    },

    .wholeRun("toast.each-notification-has-its-own", needing: .receipts) { run, judge in
      var shown: IDSet<NotificationID> = []
      run.forEachTurn(on: .hears(.application, .notification)) { turn in
        if turn.stimulus.startsProcess { shown = [] }
        guard let notification = turn.toastAtStake, !turn.isAnsweredWithYes else { return }
        if shown.hasOther(than: notification) {
          judge.expect(turn.toasts == [notification] && turn.toastsBelongTogether, in: turn) {
            "\(turn.oneToast(of: notification)), with its own contents, although a toast of "
              + "\(turn.name(shown.sorted.last { $0 != notification })) was due before"
          }
        }
        shown.insert(notification)
      }
    },

    .wholeRun("toast.queued-come-in-order") { run, judge in
      var queue = ToastQueue()
      run.forEachTurn { turn in
        queue.follow(turn)
        for case let shown? in turn.toasts where run.account(of: shown) == nil {
          guard let problem = queue.take(shown) else {
            judge.satisfied(in: turn)
            continue
          }
          switch problem {
          case .notWaiting:
            judge.expect(false, in: turn) {
              "no toast of \(turn.name(shown)): none is due any more"
            }
          case .overtakes(let first):
            judge.expect(false, in: turn) {
              "\(turn.name(first)) to be shown before \(turn.name(shown))"
            }
          }
        }
      }
    },

    .eachTurn("toast.none-for-silent", on: .receipts) { turn, judge in
      guard let notification = turn.received, turn.facts(notification).isSilent,
        turn.state == .active
      else { return }
      judge.expect(!turn.mayShow(notification), in: turn) { "no toast of a silent notification" }
    },

    .eachTurn("toast.activation-routes-once", on: [.hears(.nothing, .toast), .does(.responses)]) {
      (turn, judge) in
      if turn.stimulus == .nothing(.toastHasNoAction) { judge.couldNotSee(.toastsHaveNoAction) }
      judge.noteBannersInPlaceOfToasts(turn)
      guard case .toast(.activated(let notification)) = turn.stimulus,
        let url = turn.facts(notification).usableURL, !turn.mayStayUnopened(notification)
      else { return }
      judge.expect(turn.routes == [url], in: turn) { turn.oneRoute(to: url) }
    },

    .wholeRun("toast.expiry-routes-nothing") { run, judge in
      var untapped: Set<String> = []
      run.forEachTurn(on: [.hears(.application, .time, .toast), .does(.responses, .toast)]) {
        turn in
        judge.noteBannersInPlaceOfToasts(turn)
        if turn.stimulus.startsProcess { untapped = [] }
        if let notification = turn.stimulus.activatedToast,
          let url = turn.facts(notification).usableURL
        {
          untapped.remove(url)
        }
        // After some time, a center can open a tapped banner without its content.
        if turn.awaitsContent, let url = turn.opened.flatMap({ turn.facts($0).usableURL }) {
          untapped.remove(url)
        }
        if case .toast(.expired) = turn.stimulus {
          judge.expect(turn.routes.isEmpty, in: turn) {
            "no call to the router: the toast has disappeared on its own"
          }
        }
        // A center can end its toast with its own timer.
        if case .time(.reached) = turn.stimulus {
          for route in turn.routes.compactMap(\.self) where untapped.contains(route) {
            judge.expect(false, in: turn) {
              "no call to the router: the user has not tapped the toast"
            }
          }
        }
        for case let shown? in turn.toasts {
          if let url = turn.facts(shown).usableURL { untapped.insert(url) }
        }
      }
    },

    .eachTurn("toast.presenting-and-routing-exclude-each-other", on: .receipts) { turn, judge in
      guard turn.received != nil, !turn.toasts.isEmpty || !turn.routes.isEmpty else { return }
      judge.expect(turn.toasts.isEmpty || turn.routes.isEmpty, in: turn) {
        "a toast or a call to the router, not both"
      }
    },
  ]
}

extension TurnView {
  // Titles are not compared, because centers can shorten them.
  fileprivate var toastsBelongTogether: Bool {
    effects.allSatisfy {
      guard case .toast(.presented(let id)) = $0 else { return true }
      let seen = run.timeline.sightings[id.index]
      guard let notification = seen.notification else { return false }
      return seen.sighting.mismatches(with: facts(notification))
        .allSatisfy { !["url", "objectID", "messageID"].contains($0.field) }
    }
  }

  var isAnsweredWithYes: Bool { isAnsweredWithYes(about: received) }

  func isAnsweredWithYes(about notification: NotificationID?) -> Bool {
    effects.contains {
      guard case .suppression(.asked(_, let sighting, answer: true)) = $0 else { return false }
      return run.timeline.notification(of: sighting) == notification
    }
  }
}

extension Judge {
  fileprivate mutating func noteBannersInPlaceOfToasts(_ turn: TurnView) {
    guard turn.presentationAnswers.contains(where: { $0.options.isVisible }), turn.ownToasts.isEmpty
    else { return }
    couldNotSee(.systemShowsNotifications)
  }
}

extension IDSet<NotificationID> {
  fileprivate mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { self = [] }
    for notification in turn.innerDeliveries + (turn.received.map { [$0] } ?? [])
    where turn.facts(notification).mustHideInFront {
      if turn.state == .active { insert(notification) } else { remove(notification) }
    }
  }
}
