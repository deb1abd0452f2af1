import PushSimulation

extension Judge {
  /// Expects that a toast is decided on as in a turn that brings nothing but the notification.
  mutating func expectDecision(
    of notification: NotificationID,
    as alone: TurnView,
    in turn: TurnView
  ) {
    let toasts = turn.effects.compactMap { effect -> ResolvedSighting? in
      guard case .toast(.presented(let sighting)) = effect else { return nil }
      return turn.run.timeline.sightings[sighting.index]
    }
    guard turn.canTellApart(turn.asked.map(\.sighting) + toasts) else {
      return couldNotSee(.suppressorsReportNothing)
    }
    // A responder that is attached, detached or let go meanwhile may take the notification or not, and
    // then suppressors have nothing to decide.
    guard turn.isTaken(notification) == alone.isTaken(notification) else { return }
    let objects = turn.isObjected(to: notification)
    if !objects {
      let asked = turn.questions(about: notification)
      let askedAlone = alone.questions(about: notification)
      for suppressor in turn.untouched(.suppressor) where askedAlone.contains(suppressor) {
        expect(
          asked.contains(suppressor),
          inAny: turn,
          "\(turn.name(suppressor)) to be asked about \(turn.name(notification)) all the same"
        )
      }
    }
    // Somebody who was attached, detached or let go meanwhile may have had a say or not.
    guard objects == alone.isObjected(to: notification) else { return }
    let times = alone.toasts.count { $0 == notification }
    expect(
      turn.toasts.count { $0 == notification } == times,
      inAny: turn,
      (times == 0 ? "no toast" : times == 1 ? "one toast" : "\(times) toasts")
        + " of \(turn.name(notification)), as by itself"
    )
  }

  /// Expects that everybody hears of a notification as often as in a turn that brings nothing else.
  mutating func expectBroadcast(
    of notification: NotificationID,
    as alone: TurnView,
    in turn: TurnView
  ) {
    guard turn.canTellApart(turn.heard.map(\.sighting)) else {
      return couldNotSee(.observersReportNothing)
    }
    for observer in turn.untouched(.observer) {
      let times = turn.timesHeard(notification, by: observer)
      let timesAlone = alone.timesHeard(notification, by: observer)
      expect(
        times == timesAlone,
        inAny: turn,
        "\(turn.name(observer)) to hear of \(turn.name(notification)) \(timesAlone.times), as by"
          + " itself"
      )
    }
  }

  /// Expects that a notification goes through the chain as in a turn that brings nothing else.
  mutating func expectDispatch(
    of notification: NotificationID,
    as alone: TurnView,
    in turn: TurnView
  ) {
    guard turn.canTellApart(turn.offered.map(\.sighting) + turn.taken.map(\.sighting)) else {
      return couldNotSee(.respondersReportNothing)
    }
    let untouched = turn.untouched(.responder)
    func offers(_ turn: TurnView) -> [(responder: ParticipantID, accepts: Bool)] {
      turn.offered.filter { $0.sighting.notification == notification }
        .map { ($0.responder, $0.accepts) }
    }
    func gifts(_ turn: TurnView) -> [ParticipantID] {
      turn.taken.filter { $0.sighting.notification == notification }.map(\.responder)
    }
    let (here, there) = (offers(turn), offers(alone))
    guard let taker = here.first(where: \.accepts)?.responder else {
      for responder in untouched where there.contains(where: { $0.responder == responder }) {
        expect(
          here.contains { $0.responder == responder },
          inAny: turn,
          "\(turn.name(responder)) to be asked about \(turn.name(notification)) all the same"
        )
      }
      return
    }
    guard let takerAlone = there.first(where: \.accepts)?.responder else { return }
    let (times, timesAlone) = (
      gifts(turn).count { $0 == taker }, gifts(alone).count { $0 == takerAlone }
    )
    // Who says yes and leaves the chain, or is let go of, may be handed it or not.
    expect(
      untouched.contains(taker) ? times == timesAlone : times <= max(1, timesAlone),
      inAny: turn,
      "\(turn.name(taker)) to be handed \(turn.name(notification)) \(timesAlone.times), as by"
        + " itself"
    )
  }
}

extension TurnView {
  /// Whether the sightings of a turn say which of several notifications was seen.
  fileprivate func canTellApart(_ sightings: [ResolvedSighting]) -> Bool {
    innerDeliveries.isEmpty || sightings.allSatisfy(\.sighting.namesIdentity)
  }

  /// Whether a suppressor has said yes about a notification.
  fileprivate func isObjected(to notification: NotificationID) -> Bool {
    effects.contains {
      guard case .suppression(.asked(_, let sighting, answer: true)) = $0 else { return false }
      return run.timeline.notification(of: sighting) == notification
    }
  }

  /// Whether a responder was handed a notification, or said that it takes it.
  fileprivate func isTaken(_ notification: NotificationID) -> Bool {
    taken.contains { $0.sighting.notification == notification }
      || offered.contains { $0.accepts && $0.sighting.notification == notification }
  }

  /// The suppressors that were asked about a notification.
  fileprivate func questions(about notification: NotificationID) -> Set<ParticipantID> {
    Set(asked.filter { $0.sighting.notification == notification }.map(\.suppressor))
  }

  /// How often each observer has heard of each notification.
  var timesSeen: [(key: NotificationID, value: [ParticipantID: Int])] {
    var times: [NotificationID: [ParticipantID: Int]] = [:]
    for heard in heard {
      guard let notification = heard.sighting.notification else { continue }
      times[notification, default: [:]][heard.observer, default: 0] += 1
    }
    return times.sorted { $0.key.index < $1.key.index }
  }
}

extension Int {
  /// How often, in words.
  fileprivate var times: String {
    switch self {
    case 0: "not at all"
    case 1: "once"
    default: "\(self) times"
    }
  }
}
