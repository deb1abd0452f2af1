import PushPayloads

/// The device that applications run on: its time, its notifications, and the record of all events.
///
/// The player of a scenario drives the device: the player opens a ``Turn`` for each stimulus, and ends the turn when
/// the center is quiet. Each process on the device is a ``SimulatedApplication``.
@MainActor package final class SimulatedDevice {
  package private(set) var clock = VirtualClock()
  package let osProfile: OSProfile
  package let storage = ApplicationStorage()
  package let notifications: [SimulatedNotification]
  // In the order in which the app lists its services.
  package let services: [(participant: ParticipantID, service: SimulatedService)]
  /// The types of the screens that each event leads to, keyed by the event's name in payloads.
  package let hierarchies: [String: [String]]
  /// The views of the app, keyed by the number that a message on the app's bus uses for the view.
  package let views: [Int: SimulatedView]
  package var world: World
  package var replacesToasts = false
  package internal(set) var isUnregistered = false
  var delivered = DeliveredNotifications()
  var categories: Set<UserNotificationCategory> = []
  /// The latest request of each notification that has arrived, or that the user has responded to.
  private var requests: [NotificationID: UserNotification] = [:]
  package internal(set) var timeline = Timeline()
  /// The application state that the center reads, which during a callback can differ from the state in ``world``.
  package private(set) var applicationState: ApplicationState = .notRunning

  /// The closure that the device calls when the center calls a participant, before the center's call returns.
  package var participantWasCalled:
    (@MainActor (ParticipantID, ParticipantCall, NotificationID?) -> Void)?

  var openTurn: Turn?
  private var list: (entries: [DeliveredNotification], range: Range<Int>) = ([], 0..<0)
  private var situation: (attachments: [Attachment], range: Range<Int>) = ([], 0..<0)
  private var stated = 0..<0
  /// The notifications that have reached the center, one entry for each delivery.
  private(set) var handedOver: [NotificationID] = []
  private(set) var isOneInFlight = false
  /// The largest number of deliveries that the kit compares with a ``Sighting``; the limit keeps comparisons fast.
  static let memory = 256

  package init(
    osProfile: OSProfile,
    notifications: [SimulatedNotification] = [],
    services: [(participant: ParticipantID, service: SimulatedService)] = [],
    hierarchies: [String: [String]] = [:],
    views: [Int: SimulatedView] = [:],
    world: World = World()
  ) {
    self.osProfile = osProfile
    self.notifications = notifications
    self.services = services
    self.hierarchies = hierarchies
    self.views = views
    self.world = world
    // Most plays have at most 32 turns, so the reservation avoids copies of the growing array.
    timeline.turns.reserveCapacity(32)
  }

  // The timers of an ended process are on a clock that no longer advances.
  func startClock(ledger: HeldWork) -> VirtualClock {
    clock = VirtualClock(startingAt: clock.now, ledger: ledger)
    return clock
  }

  /// The number of recorded effects, including late effects, which occurred after the end of their turn.
  package private(set) var effectCount = 0

  package var effectsOfTurn: Int {
    timeline.effects.count - (openTurn?.effects.lowerBound ?? timeline.effects.count)
  }

  package func beginTurn(
    _ stimulus: Stimulus,
    step: Int,
    state: ApplicationState,
    facts: [StatedFact] = []
  ) {
    applicationState = state
    if world.attachments != situation.attachments {
      let start = timeline.attachments.count
      timeline.attachments += world.attachments
      situation = (world.attachments, start..<timeline.attachments.count)
    }
    if let notification = stimulus.broughtNotification { noteDelivery(of: notification) }
    if delivered.list != list.entries {
      let start = timeline.delivered.count
      timeline.delivered += delivered.list
      list = (delivered.list, start..<timeline.delivered.count)
    }
    if facts[...] != timeline.facts[stated] {
      let start = timeline.facts.count
      timeline.facts += facts
      stated = start..<timeline.facts.count
    }
    let start = timeline.effects.count
    openTurn = Turn(
      step: step,
      stimulus: stimulus,
      state: state,
      attachments: situation.range,
      effects: start..<start,
      delivered: list.range,
      facts: stated
    )
  }

  // The kit compares each ``Sighting`` with the notifications that have reached the center.
  package func noteDelivery(of notification: NotificationID) {
    handedOver.append(notification)
    isOneInFlight = handedOver.count == 1 || isOneInFlight && notification == handedOver[0]
  }

  // Participants react only during a turn.
  func noteCall(of participant: ParticipantID, _ call: ParticipantCall, about sighting: SightingID)
  {
    guard openTurn != nil else { return }
    participantWasCalled?(participant, call, timeline.notification(of: sighting))
  }

  /// Ends the open turn; `isUnfinished` means that the center has more jobs, which will run in the next turn.
  package func endTurn(isUnfinished: Bool = false) {
    guard var turn = openTurn.take() else { return }
    turn.isUnfinished = isUnfinished
    turn.effects = turn.effects.lowerBound..<timeline.effects.count
    turn.badge = delivered.badge
    timeline.deliveredInTheEnd = delivered.list
    timeline.turns.append(turn)
    applicationState = world.lifecycle.state
  }

  // For example, when the timer of a toast fires, the stimulus becomes the expiry of the toast.
  func renameOpenTurn(_ stimulus: Stimulus) { openTurn?.stimulus = stimulus }

  func record(_ effect: Effect) {
    effectCount += 1
    if openTurn == nil {
      timeline.lateEffects.append(LateEffect(afterTurns: timeline.turns.count, effect: effect))
    } else {
      timeline.effects.append(effect)
    }
  }

  package func makeScreen(_ screen: MadeScreen) -> SimulatedScreen {
    SimulatedScreen(type: screen.type, id: note(screen))
  }

  func makeDataScreen(
    _ screen: MadeScreen,
    in application: SimulatedApplication
  ) -> SimulatedDataScreen {
    SimulatedDataScreen(type: screen.type, id: note(screen), application: application)
  }

  func expectCompletion(_ kind: AwaitedCompletion.Kind, of notification: NotificationID)
    -> CompletionID
  {
    timeline.completions.append(
      AwaitedCompletion(kind: kind, notification: notification, turn: timeline.turns.count)
    )
    return CompletionID(index: timeline.completions.count - 1)
  }

  var fetchCompletionOfTurn: CompletionID? {
    timeline.completions.lastIndex { $0.kind == .fetch && $0.turn == timeline.turns.count }
      .map(CompletionID.init(index:))
  }

  private func note(_ screen: MadeScreen) -> ScreenID {
    timeline.screens.append(screen)
    return ScreenID(index: timeline.screens.count - 1)
  }
}

extension SimulatedDevice {
  // `isShown` is whether the system shows the notification without asking the app.
  package func arrive(
    _ request: UserNotification,
    as notification: NotificationID,
    isShownBySystem isShown: Bool
  ) {
    requests[notification] = request
    delivered.arrive(notification)
    guard isShown else { return }
    present(notification, with: [.alert, .badge])
  }

  func present(_ notification: NotificationID, with options: PresentationOptions) {
    let facts = notifications[notification.index].facts
    if options.contains(.badge), let badge = facts.badge { delivered.badge = badge }
    // A banner without the list option leaves no entry in Notification Center (iOS 14).
    guard let request = requests[notification], facts.isDisplayable,
      !options.isDisjoint(with: [.alert, .list])
    else { return }
    delivered.show(request, as: notification)
  }

  // The method also stores the request, because the notification might have arrived before the run.
  package func take(_ request: UserNotification, of notification: NotificationID) {
    requests[notification] = request
    delivered.take(request.identifier)
  }

  package func wasRemoved(_ notification: NotificationID) -> Bool {
    delivered.removed.contains(notification)
  }

  // If several notifications have the identifier, the method prefers the notification of the current turn.
  func notification(withIdentifier identifier: String) -> NotificationID? {
    let current = notificationOfTurn
    if let current, requests[current]?.identifier == identifier { return current }
    return requests.filter { $0.value.identifier == identifier }.keys.max { $0.index < $1.index }
  }
}
