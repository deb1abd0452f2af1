import PushSimulation

extension Run {
  /// Looks at every turn, in order; the two callbacks of one arrival in the foreground are one look.
  ///
  /// - Parameters:
  ///   - includesUnwanted: Whether to look at receipts also while the device is not to be notified. What comes of
  ///     those is the area account's matter alone (Specs/decisions/0054).
  ///   - kinds: The kinds of event that are looked at; a turn with none of them is left out.
  ///   - look: Looks at one turn.
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

/// A turn of a run, with the questions that requirements ask of it.
struct TurnView {
  let run: Run
  /// The turn that is looked at; of two callbacks of one arrival the second.
  let index: Int
  /// The turns that are looked at together.
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

  /// The number of the look that this turn belongs to.
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

  /// The push of the app that the center is handed in this turn, by whichever callback.
  var received: NotificationID? { run.digest.received[index] }

  /// A notification, if it is a push of the app: about others the center has no say.
  func own(_ notification: NotificationID) -> NotificationID? {
    run.notifications[notification.index].origin == .own ? notification : nil
  }

  /// The notification that the user opens in this turn, where the center is told so: by a tap, or by
  /// an action that brings the app to the foreground.
  var opened: NotificationID? {
    if case .responses(.didReceive(let notification, let action)) = stimulus {
      return run.vocabulary.response(to: action) == .opens ? own(notification) : nil
    }
    if case .scenes(.callback(.willConnect, let notification?)) = stimulus {
      return own(notification)
    }
    return nil
  }

  /// Whether nothing but the time brought it about.
  var isTimer: Bool {
    if case .toast(.expired) = stimulus { return true }
    if case .time = stimulus { return true }
    return false
  }

  /// Whether the system says that the application, or its scene, is active now.
  var becomesActive: Bool {
    stimulus == .application(.didBecomeActive)
      || stimulus == .scenes(.callback(.didBecomeActive, nil))
  }

  /// Everything that was seen of notifications.
  var sightings: [ResolvedSighting] {
    effects.compactMap { $0.sighting.map { run.timeline.sightings[$0.index] } }
  }

  /// Returns how many effects of the turn are meant.
  func count(where isMeant: (Effect) -> Bool) -> Int { effects.count(where: isMeant) }

  /// Returns the facts of a notification.
  func facts(_ notification: NotificationID) -> NotificationFacts {
    run.notifications[notification.index].facts
  }

  /// Returns the name of a notification in the scenario.
  func name(_ notification: NotificationID?) -> String {
    notification.map { run.notifications[$0.index].name } ?? "an unknown notification"
  }

  /// Returns the name of a participant in the scenario.
  func name(_ participant: ParticipantID) -> String {
    run.participants[participant.index].name
  }
}
