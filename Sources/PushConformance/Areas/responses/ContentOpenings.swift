import PushSimulation

/// The notifications that the user has opened in the running process, for a center that loads their content.
struct ContentOpenings {
  struct Opening {
    var notification: NotificationID
    var url: String
    var step: Int
    /// False once the center can drop the notification: its request failed, the user moved on, or time passed.
    var isDue: Bool
    var isLoaded = false
    /// True if the center can open the notification without its content, because some time has passed.
    var mayGiveUp = false
    var isOpened = false
  }

  private(set) var all: [Opening] = []
  /// The notifications opened in any process; a center can store a notification and open it in the next process.
  private(set) var everOpened: IDSet<NotificationID> = []

  /// Updates the openings with the event of a turn, before the effects of the turn.
  mutating func begin(_ turn: TurnView) {
    if turn.stimulus.startsProcess { all = [] }
    if let opened = turn.openedByUser {
      everOpened.insert(opened)
      // Two callbacks of one step can deliver the same response.
      if all.last?.step != turn.turn.step || all.last?.notification != opened {
        add(opened, in: turn)
      }
    } else if turn.letsTheUserGoOn {
      drop { _ in true }
    }
    if turn.passesTime {
      for index in all.indices { (all[index].isDue, all[index].mayGiveUp) = (false, true) }
    }
    guard case .responses(.contentLoadEnded(let notification, let outcome)) = turn.stimulus
    else { return }
    if outcome == .failure { drop { $0.notification == notification } }
    for index in all.indices where all[index].notification == notification {
      all[index].isLoaded = true
    }
  }

  private mutating func add(_ opened: NotificationID, in turn: TurnView) {
    drop { _ in true }
    guard let url = turn.usableURL(of: opened) else { return }
    all.append(
      Opening(
        notification: opened,
        url: url,
        step: turn.turn.step,
        isDue: !turn.isForOtherAccount(opened)
      )
    )
  }

  private mutating func drop(where isMeant: (Opening) -> Bool) {
    for index in all.indices where isMeant(all[index]) { all[index].isDue = false }
  }

  func place(of url: String) -> Int? {
    all.lastIndex { $0.url == url && !$0.isOpened } ?? all.lastIndex { $0.url == url }
  }

  mutating func open(_ index: Int) { all[index].isOpened = true }

  var due: Opening? { all.last.flatMap { $0.isDue ? $0 : nil } }
}

extension TurnView {
  fileprivate var passesTime: Bool {
    if case .time = step { return true }
    return isTimer
  }

  /// True if a center can drop a waiting notification: the user moves on, or the account changes.
  ///
  /// In a step that opens something, the application can be inactive although the user does not leave it. A center that
  /// withdraws notifications can withdraw the waiting notification at each receipt.
  fileprivate var letsTheUserGoOn: Bool {
    let isResponse = step?.opensSomething == true || step?.respondedNotification != nil
    switch stimulus {
    case .account, .hierarchy(.userNavigated), .links, .navigation: return true
    case .notification: return run.roles.contains(.withdrawing)
    case .application, .scenes: return !isResponse
    case .time, .participant, .activity, .extension, .hierarchy, .launch, .permission,
      .registration, .responders, .responses, .services, .suppression, .toast, .token, .nothing:
      return !isResponse && state != .active
    }
  }
}
