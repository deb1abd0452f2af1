import PushSimulation

// The delivery of a notification and the tap on the notification are one occasion to open the notification's link.
enum RoutingOccasionsChecks {
  static let checks: [Check] = [
    .wholeRun("routing.one-occasion-opens-once") { run, judge in
      var occasions = Occasions()
      run.forEachTurn { turn in
        occasions.begin(turn)
        let hadOpened = !occasions.opened.isEmpty
        let again = occasions.openedWithout(in: turn)
        guard hadOpened || !again.isEmpty else {
          // A center that opens links only after responses opens nothing if it lacks the callback for responses.
          if run.policies.routesOn == .response, occasions.hasUnopened {
            judge.couldNotSee(.nothingIsOpened)
          }
          return
        }
        judge.expect(again.isEmpty, in: turn) {
          "\(again.joined(separator: ", ")) not to be opened again: no new delivery or tap asks for that"
        }
      }
    }
  ]

  private struct Occasions {
    /// The URLs that the router has accepted in any process: a process can store state for the next process.
    private(set) var opened: Set<String> = []
    private var unopened: [(notification: NotificationID, isTapped: Bool)] = []
    var hasUnopened: Bool { !unopened.isEmpty }
    private var step = -1

    /// Adds the occasion of a step that delivers or opens a notification; all callbacks of the step are one occasion.
    mutating func begin(_ turn: TurnView) {
      if turn.stimulus.startsProcess { unopened = [] }
      // If the step is about another notification, the receipt is a separate occasion.
      if let received = turn.received, received != turn.occasion { add(received, isTapped: false) }
      // A launch clears the occasions. So the occasion of the tap that causes the launch is added after the launch.
      guard turn.turn.step != step || turn.stimulus.startsProcess else { return }
      step = turn.turn.step
      if let notification = turn.occasion {
        add(notification, isTapped: turn.step?.isArrival != true)
      }
      // When the user opens a URL, the center can pass this URL to the router again.
      if case .links(.openedURL(let url, _)) = turn.stimulus { opened.remove(url) }
    }

    private mutating func add(_ notification: NotificationID, isTapped: Bool) {
      unopened.removeAll { $0.notification == notification && !$0.isTapped }
      unopened.append((notification, isTapped))
    }

    /// Returns the URLs opened again without an occasion; another requirement judges refused URLs.
    mutating func openedWithout(in turn: TurnView) -> [String] {
      var again: [String] = []
      for case .links(.openedURL(let url?, accepted: true, _)) in turn.effects {
        let place = unopened.lastIndex { turn.facts($0.notification).usableURLs.contains(url) }
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
  fileprivate var occasion: NotificationID? {
    guard let step else { return nil }
    var name: String?
    if case .responses(.respond(let chosen, let action, _)) = step {
      name = UserAction.choose(action).response == .opens ? chosen : nil
    } else if step.isArrival || step.opensSomething {
      name = step.notifications.first
    }
    return name.flatMap(run.notification)
  }
}
