import PushSimulation

/// The checks of Specs/requirements/routing.json that count what gives an occasion to open a link.
enum RoutingOccasionsChecks {
  static let checks: [Check] = [
    .wholeRun("routing.one-occasion-opens-once") { run, judge in
      var occasions = Occasions()
      run.forEachTurn { turn in
        occasions.begin(turn)
        let hadOpened = !occasions.opened.isEmpty
        let again = occasions.openedWithout(in: turn)
        guard hadOpened || !again.isEmpty else {
          // One that waits for the user's response may have no way to hear of it here.
          if run.policies.routesOn == .response, occasions.hasUnopened {
            judge.couldNotSee(.nothingIsOpened)
          }
          return
        }
        judge.expect(
          again.isEmpty,
          in: turn,
          "\(again.joined(separator: ", ")) not to be opened again: nothing new asks for it"
        )
      }
    }
  ]

  /// What has come and has not been opened since, and what has been opened.
  private struct Occasions {
    /// The URLs that the router has taken, in any process: what is kept on disk can come back.
    private(set) var opened: Set<String> = []
    private var unopened: [NotificationID] = []
    var hasUnopened: Bool { !unopened.isEmpty }
    private var step = -1

    /// Takes a delivery or a tap into account, once for all the callbacks that it causes.
    mutating func begin(_ turn: TurnView) {
      if turn.stimulus.startsProcess { unopened = [] }
      // What is handed over within the step of another one has come by itself.
      if let received = turn.received, received != turn.occasion { add(received) }
      // A launch belongs to the tap that causes it.
      guard turn.turn.step != step || turn.stimulus.startsProcess else {
        return
      }
      step = turn.turn.step
      if let notification = turn.occasion { add(notification) }
      // Whoever opens a URL wants to see it.
      if case .links(.openedURL(let url, _)) = turn.stimulus { opened.remove(url) }
    }

    private mutating func add(_ notification: NotificationID) {
      unopened.removeAll { $0 == notification }
      unopened.append(notification)
    }

    /// The URLs that are opened in a turn once more, without a new occasion.
    ///
    /// One that the router refuses is not opened: whether it is tried again is judged elsewhere.
    mutating func openedWithout(in turn: TurnView) -> [String] {
      var again: [String] = []
      for case .links(.openedURL(let url?, accepted: true, _)) in turn.effects {
        let place = unopened.lastIndex { turn.facts($0).usableURL == url }
        if let place {
          unopened.remove(at: place)
          opened.insert(url)
        } else if opened.contains(url) {
          again.append(url)
        }
      }
      return again
    }
  }
}

extension TurnView {
  /// The notification that the system or the user brings up by the step that causes this turn.
  fileprivate var occasion: NotificationID? {
    let name: String? =
      switch step {
      case .notification(let step): step.notification
      case .links(let step): step.notification
      case .toast(.activate(let name)), .responses(.tap(let name, _)): name
      case .responses(.respond(let name, let action, _)):
        run.vocabulary.response(to: .choose(action)) == .opens ? name : nil
      case .responses(.dismiss), .responses(.taps), .application, .time, .participant, .account,
        .activity, .extension, .hierarchy, .launch, .navigation, .permission, .registration,
        .responders, .scenes, .services, .suppression, .token, nil:
        nil
      }
    return run.notifications.firstIndex { $0.name == name }.map(NotificationID.init(index:))
  }
}
