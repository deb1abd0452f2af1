import PushSimulation

/// The loads and the user's wishes of a process up to a turn.
struct LoadingFacts: Facts {
  static let roles: Set<Role> = [.hierarchyBuilding]
  static let kinds: EventKinds = [
    .hears(
      .application,
      .hierarchy,
      .launch,
      .links,
      .notification,
      .responses,
      .scenes,
      .toast
    ),
    .does(.hierarchy, .participant),
  ]

  /// The loads that have begun and not ended, in the order in which they began.
  private(set) var pending: [NotificationID] = []
  /// The notifications that were brought before.
  private(set) var brought: Set<NotificationID> = []
  /// Those that were brought to the user's notice first: the application was active, and no tap or
  /// link asked for them.
  private(set) var announced: Set<NotificationID> = []
  /// What the user wanted last: the latest event that is to be shown unasked.
  private(set) var latestWish: NotificationID?
  /// Whether the center has brought the screens of the latest wish to the navigation stack.
  ///
  /// A responder that takes the event shows it in its own way, so the center has shown nothing.
  private(set) var isLatestWishMet = false
  /// The notifications whose screens began to load.
  private(set) var begun: Set<NotificationID> = []
  /// Whether the user has gone somewhere by hand since the latest wish.
  private(set) var wentByHand = false
  /// The navigation stack, the top last.
  private(set) var stack: [ScreenID] = []

  /// Whether an event that nobody takes is to be loaded anew: another load of the same would make it
  /// a matter of taste.
  func isNew(_ notification: NotificationID) -> Bool {
    !pending.contains(notification) && !brought.contains(notification)
  }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { self = LoadingFacts() }
    let event = turn.event
    if let event {
      if turn.run.policies.loads == .onArrival || turn.showsUnasked { brought.insert(event) }
      if turn.showsUnasked {
        announced.remove(event)
        wish(for: event)
      } else if turn.isToBeFollowed {
        announced.insert(event)
      }
    }
    if turn.run.policies.loads == .onArrival {
      for inner in turn.innerDeliveries { follow(inner, in: turn) }
    }
    if case .hierarchy(let stimulus) = turn.stimulus { follow(stimulus) }
    if let notification = turn.stimulus.activatedToast { wish(for: notification) }
    // In most turns nothing is done.
    guard !turn.effects.isEmpty else { return }
    stack = turn.stacks.last ?? stack
    if let latestWish, turn.shown.contains(latestWish) { isLatestWishMet = true }
    let loads = turn.loads.compactMap(\.self)
    begun.formUnion(loads)
    guard !turn.loadsAtOnce else { return }
    pending += loads
  }

  private mutating func follow(_ stimulus: HierarchyStimulus) {
    switch stimulus {
    case .loadCompleted(let notification, _):
      if let ended = pending.firstIndex(of: notification) { pending.remove(at: ended) }
    case .userNavigated(let screen):
      wentByHand = true
      stack.append(screen)
    }
  }

  /// Takes into account what came in the course of a turn.
  private mutating func follow(_ inner: NotificationID, in turn: TurnView) {
    brought.insert(inner)
    guard turn.state != .active else {
      announced.insert(inner)
      return
    }
    // Which of the two the user is taken to wish for is the center's choice.
    announced.remove(inner)
    latestWish = nil
    isLatestWishMet = false
  }

  private mutating func wish(for notification: NotificationID) {
    latestWish = notification
    isLatestWishMet = false
    wentByHand = false
  }
}
