import PushSimulation

extension Run {
  /// Calls a closure for every ``TurnSpan`` with one of the given kinds of event, in order.
  ///
  /// Unless `includesUnwanted` is true, the method skips the spans that are not wanted, see ``TurnSpan/isWanted``
  /// (Specs/decisions/0054).
  func forEachTurn(
    includingUnwanted includesUnwanted: Bool = false,
    on kinds: EventKinds = .all,
    _ look: (TurnView) -> Void
  ) {
    for span in digest.spans
    where !span.kinds.isDisjoint(with: kinds) && (includesUnwanted || span.isWanted) {
      look(TurnView(run: self, span))
    }
  }
}

/// A turn of a run, with answers to the questions that checks ask about the turn.
struct TurnView {
  let run: Run
  /// The index of the turn; for two callbacks of one arrival, the index of the second callback's turn.
  let index: Int
  /// The indices of this turn and of the turn of the same arrival's first callback, if there is one.
  let callbacks: ClosedRange<Int>
  private let effectRange: Range<Int>

  init(run: Run, index: Int) {
    self.run = run
    self.index = index
    callbacks = index...index
    effectRange = run.timeline.turns[index].effects
  }

  init(run: Run, _ span: TurnSpan) {
    self.run = run
    index = span.turns.upperBound
    callbacks = span.turns
    effectRange = span.effects
  }

  var look: Int {
    let spans = run.digest.spans
    var look = min(index, spans.count - 1)
    while spans[look].turns.lowerBound > index { look -= 1 }
    return look
  }

  var turn: Turn { run.timeline.turns[index] }
  var stimulus: Stimulus { run.timeline.turns[index].stimulus }
  var state: ApplicationState { run.timeline.turns[index].state }
  var effects: ArraySlice<Effect> { run.timeline.effects[effectRange] }

  /// Returns the notifications of the effects that have a sighting; nil stands for an unknown notification.
  func notifications(_ sighting: (Effect) -> SightingID?) -> [NotificationID?] {
    effects.compactMap { sighting($0).map { run.timeline.notification(of: $0) } }
  }

  /// The push of the app that the center receives in this turn, by any callback; nil in a turn without such a push.
  var received: NotificationID? { run.digest.received[index] }

  func own(_ notification: NotificationID) -> NotificationID? {
    run.notifications[notification.index].origin == .own ? notification : nil
  }

  /// The notification that the user opens in this turn, by a tap, or by an action that opens the app.
  var opened: NotificationID? {
    if case .responses(.didReceive(let notification, let action)) = stimulus {
      return action.response == .opens ? own(notification) : nil
    }
    if case .scenes(.callback(.willConnect, let notification?)) = stimulus {
      return own(notification)
    }
    return nil
  }

  /// The push of the app that the user opens in this turn, by a response or by a tap on its toast.
  var openedByUser: NotificationID? { opened ?? stimulus.activatedToast.flatMap(own) }

  var isTimer: Bool {
    if case .toast(.expired) = stimulus { return true }
    if case .time = stimulus { return true }
    return false
  }

  var becomesActive: Bool {
    stimulus == .application(.didBecomeActive)
      || stimulus == .scenes(.callback(.didBecomeActive, nil))
  }

  var sightings: [ResolvedSighting] {
    effects.compactMap { $0.sighting.map { run.timeline.sightings[$0.index] } }
  }

  func count(where isMeant: (Effect) -> Bool) -> Int { effects.count(where: isMeant) }

  func facts(_ notification: NotificationID) -> NotificationFacts {
    run.notifications[notification.index].facts
  }

  /// Returns the name that the scenario gives to a notification, in quotation marks.
  func name(_ notification: NotificationID?) -> String { run.name(notification) }

  func name(_ participant: ParticipantID) -> String { run.name(participant) }

  /// Returns the name that the scenario gives to a participant, without quotation marks.
  func bareName(_ participant: ParticipantID) -> String { run.participants[participant.index].name }

  func kind(of participant: ParticipantID) -> ParticipantKind {
    run.participants[participant.index].kind
  }
}
