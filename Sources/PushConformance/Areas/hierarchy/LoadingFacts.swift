import PushSimulation

struct LoadingFacts: Facts {
  static let roles: Set<Role> = [.hierarchyBuilding]
  static let kinds: EventKinds = [
    .hears(.application, .hierarchy, .launch, .links, .notification, .responses, .scenes, .toast),
    .does(.hierarchy, .participant),
  ]

  /// The notifications whose loads have begun and not ended, in order.
  private(set) var pending: [NotificationID] = []
  /// The notifications whose screens the center has had a reason to load (``Policies/loads``).
  private(set) var brought: IDSet<NotificationID> = []
  /// The notifications that arrived while the app was active: their toasts appear before their screens.
  private(set) var announced: IDSet<NotificationID> = []
  /// The latest event that the user asked to see, by a tap or a link; the center need not show a toast for this event.
  private(set) var latestWish: NotificationID?
  /// True if the center has shown the screens of ``latestWish``; false if a responder took the event.
  private(set) var isLatestWishMet = false
  private(set) var begun: IDSet<NotificationID> = []
  /// True if the user has opened a screen by hand after the latest wish.
  private(set) var wentByHand = false
  /// The navigation stack, the top screen last.
  private(set) var stack: [ScreenID] = []

  func isNew(_ notification: NotificationID) -> Bool {
    !pending.contains(notification) && !brought.contains(notification)
  }

  func awaitsLoad(of notification: NotificationID, in turn: TurnView) -> Bool {
    isNew(notification) && !turn.run.shows(notification, onTopOf: stack)
      && !pending.contains { turn.facts($0).hasSameEvent(as: turn.facts(notification)) }
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
    // Most turns have no effects.
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

  /// Updates the facts with a notification that a participant delivered while the center called the participant.
  private mutating func follow(_ inner: NotificationID, in turn: TurnView) {
    brought.insert(inner)
    guard turn.state != .active else {
      announced.insert(inner)
      return
    }
    // The center can show the screens of the turn's notification or of `inner`, so the latest wish is unknown.
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
