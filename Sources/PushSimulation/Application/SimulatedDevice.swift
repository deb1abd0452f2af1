import PushPayloads

/// The device that applications start and end on: its time, its notifications, and the record of
/// everything that happens.
///
/// It is driven by a player, which opens a turn for each stimulus and closes it when the center is
/// quiet. Processes come and go as ``SimulatedApplication``s.
@MainActor package final class SimulatedDevice {
  /// The time, on the clock of the process that was started last.
  package private(set) var clock = VirtualClock()
  package let osProfile: OSProfile
  package let storage: ApplicationStorage
  package let notifications: [SimulatedNotification]
  /// The services of the app, in the order of their list.
  package let services: [(participant: ParticipantID, service: SimulatedService)]
  /// The screens to which each event leads, by the event's name in payloads.
  package let hierarchies: [String: [String]]
  /// The views of the app, by the numbers that messages have for them.
  package let views: [Int: SimulatedView]
  package var world: World
  /// Whether the app has ended its registration with the system, and not registered again.
  package internal(set) var isUnregistered = false
  var delivered = DeliveredNotifications()
  /// The latest request of each notification, as the system has it.
  private var requests: [NotificationID: UserNotification] = [:]
  package private(set) var timeline = Timeline()
  /// The state that the application shows now, which inside a callback may differ from the world's.
  package private(set) var applicationState: ApplicationState = .notRunning

  /// Is run inside every call of a participant, before the participant answers.
  package var participantWasCalled:
    (@MainActor (ParticipantID, ParticipantCall, NotificationID?) -> Void)?

  private var openTurn: Turn?
  private var list: (entries: [DeliveredNotification], range: Range<Int>) = ([], 0..<0)
  private var situation: (attachments: [Attachment], range: Range<Int>) = ([], 0..<0)
  /// The notifications that have reached the center, a delivery each.
  private var handedOver: [NotificationID] = []
  /// Whether all deliveries were of one notification.
  private var isOneInFlight = false
  /// How many deliveries a sighting is looked for in: a center that reads everything wrongly would
  /// otherwise take the square of the time.
  private static let memory = 256

  package init(
    osProfile: OSProfile,
    notifications: [SimulatedNotification] = [],
    services: [(participant: ParticipantID, service: SimulatedService)] = [],
    hierarchies: [String: [String]] = [:],
    views: [Int: SimulatedView] = [:],
    world: World = World(),
    storage: ApplicationStorage = ApplicationStorage()
  ) {
    self.osProfile = osProfile
    self.notifications = notifications
    self.services = services
    self.hierarchies = hierarchies
    self.views = views
    self.world = world
    self.storage = storage
  }

  /// Gives a new process a clock of its own, which goes on from the time that it is.
  ///
  /// What code of an ended process still schedules stands on a clock that nobody moves any more.
  func startClock(ledger: HeldWork) -> VirtualClock {
    clock = VirtualClock(startingAt: clock.now, ledger: ledger)
    return clock
  }

  /// How many effects have been recorded, late ones included.
  package var effectCount: Int { timeline.effects.count + timeline.lateEffects.count }

  /// How many effects the open turn has so far.
  package var effectsOfTurn: Int {
    openTurn.map { timeline.effects.count - $0.effects.lowerBound } ?? 0
  }

  /// Opens a turn: effects belong to it until it ends.
  package func beginTurn(_ stimulus: Stimulus, step: Int, state: ApplicationState) {
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
    let start = timeline.effects.count
    openTurn = Turn(
      step: step,
      stimulus: stimulus,
      state: state,
      attachments: situation.range,
      effects: start..<start,
      delivered: list.range
    )
  }

  /// Notes that a notification reaches the center, so that it is known when it is seen.
  package func noteDelivery(of notification: NotificationID) {
    handedOver.append(notification)
    isOneInFlight = handedOver.count == 1 || isOneInFlight && notification == handedOver[0]
  }

  /// Says that the center is calling a participant; what comes too late to be judged is no occasion.
  func noteCall(of participant: ParticipantID, _ call: ParticipantCall, about sighting: SightingID)
  {
    guard openTurn != nil else { return }
    participantWasCalled?(participant, call, timeline.notification(of: sighting))
  }

  /// Ends the turn; whatever the center does before the next one is late.
  package func endTurn() {
    guard var turn = openTurn else { return }
    turn.effects = turn.effects.lowerBound..<timeline.effects.count
    turn.badge = delivered.badge
    timeline.deliveredInTheEnd = delivered.list
    timeline.turns.append(turn)
    openTurn = nil
    applicationState = world.lifecycle.state
  }

  /// Renames the stimulus of the open turn, when firing a timer shows what the timer was.
  func renameOpenTurn(_ stimulus: Stimulus) {
    openTurn?.stimulus = stimulus
  }

  func record(_ effect: Effect) {
    if openTurn == nil {
      timeline.lateEffects.append(LateEffect(afterTurns: timeline.turns.count, effect: effect))
    } else {
      timeline.effects.append(effect)
    }
  }

  /// Makes a screen, and keeps what it is.
  package func makeScreen(_ screen: MadeScreen) -> SimulatedScreen {
    SimulatedScreen(type: screen.type, id: note(screen))
  }

  /// Makes a screen that takes data, and keeps what it is.
  func makeDataScreen(
    _ screen: MadeScreen,
    in application: SimulatedApplication
  ) -> SimulatedDataScreen {
    SimulatedDataScreen(type: screen.type, id: note(screen), application: application)
  }

  /// Notes that the system waits for a completion handler from now on.
  func expectCompletion(_ kind: AwaitedCompletion.Kind, of notification: NotificationID)
    -> CompletionID
  {
    timeline.completions.append(
      AwaitedCompletion(kind: kind, notification: notification, turn: timeline.turns.count)
    )
    return CompletionID(index: timeline.completions.count - 1)
  }

  /// The completion handler for a fetch that the system has handed over in the open turn.
  var fetchCompletionOfTurn: CompletionID? {
    timeline.completions.lastIndex { $0.kind == .fetch && $0.turn == timeline.turns.count }
      .map(CompletionID.init(index:))
  }

  private func note(_ screen: MadeScreen) -> ScreenID {
    timeline.screens.append(screen)
    return ScreenID(index: timeline.screens.count - 1)
  }

  /// Records what was seen of a notification, and finds out which one it is.
  ///
  /// One that it fits in every field; failing that, one with which it shares a field that tells one
  /// notification from another, read wrongly otherwise; failing that, if it has no such field at
  /// all, the one at hand. Of several the notification of the running turn is meant, and then the
  /// one delivered last.
  func resolve(_ sighting: Sighting) -> SightingID {
    let match =
      resolve { sighting.agrees(with: $0) } ?? resolve { sighting.sharesIdentity(with: $0) }
      ?? (sighting.namesIdentity ? nil : currentNotification)
    timeline.sightings.append(ResolvedSighting(sighting: sighting, notification: match))
    return SightingID(index: timeline.sightings.count - 1)
  }

  private func resolve(_ fits: (NotificationFacts) -> Bool) -> NotificationID? {
    if let current = currentNotification, fits(notifications[current.index].facts) {
      return current
    }
    return handedOver.suffix(Self.memory).last { fits(notifications[$0.index].facts) }
  }

  /// The notification that the callback of the running turn is about.
  var notificationOfTurn: NotificationID? { openTurn?.stimulus.broughtNotification }

  private var currentNotification: NotificationID? {
    openTurn?.stimulus.notification ?? (isOneInFlight ? handedOver[0] : nil)
  }
}

/// What the system does with a notification besides calling the app.
extension SimulatedDevice {
  /// Takes a push or a local notification in.
  ///
  /// - Parameters:
  ///   - request: It as the system has it.
  ///   - notification: Which one it is.
  ///   - isShown: Whether the system shows it by itself, without asking the app.
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

  /// Shows a notification as the app has asked for it, or as the system does by itself.
  func present(_ notification: NotificationID, with options: PresentationOptions) {
    let facts = notifications[notification.index].facts
    if options.contains(.badge), let badge = facts.badge { delivered.badge = badge }
    // A banner alone leaves nothing behind (iOS 14).
    guard let request = requests[notification], facts.isDisplayable,
      !options.isDisjoint(with: [.alert, .list])
    else { return }
    delivered.show(request, as: notification)
  }

  /// Takes what the user responds to off the list.
  package func take(_ request: UserNotification) { delivered.take(request.identifier) }

  /// Whether a center has removed a notification, which has not come again since.
  package func wasRemoved(_ notification: NotificationID) -> Bool {
    delivered.removed.contains(notification)
  }

  /// The notification whose request has an identifier; where several share one, the one at hand.
  func notification(withIdentifier identifier: String) -> NotificationID? {
    let current = notificationOfTurn
    if let current, requests[current]?.identifier == identifier { return current }
    return requests.filter { $0.value.identifier == identifier }.keys.max { $0.index < $1.index }
  }
}
