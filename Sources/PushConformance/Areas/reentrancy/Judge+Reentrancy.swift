import PushSimulation

extension Judge {
  /// Expects the same decision about the toast of a notification as in `alone`, a turn with only this notification.
  mutating func expectDecision(of push: NotificationID, as alone: TurnView, in turn: TurnView) {
    let toasts = turn.effects.compactMap { effect -> ResolvedSighting? in
      guard case .toast(.presented(let sighting)) = effect else { return nil }
      return turn.run.timeline.sightings[sighting.index]
    }
    guard turn.canTellApart(turn.asked.map(\.sighting) + toasts)
    else { return couldNotSee(.suppressorsReportNothing) }
    // A responder that is added, removed or released in this turn can take the push. Then no suppressor decides.
    guard turn.isTaken(push) == alone.isTaken(push) else { return }
    let objects = turn.isAnsweredWithYes(about: push)
    if !objects {
      let asked = turn.questions(about: push)
      let askedAlone = alone.questions(about: push)
      for suppressor in turn.untouched(.suppressor) where askedAlone.contains(suppressor) {
        expect(asked.contains(suppressor), inAny: turn) {
          "\(turn.name(suppressor)) to be asked about \(turn.name(push)), \(turn.asInSecondRun)"
        }
      }
    }
    // The center can ask or skip a suppressor that is attached, detached or released in this turn.
    guard objects == alone.isAnsweredWithYes(about: push) else { return }
    let times = alone.toasts.count { $0 == push }
    let seen = turn.toasts.count { $0 == push }
    expect(seen == times, inAny: turn) {
      (times == 0 ? "no toast" : times == 1 ? "exactly one toast" : "exactly \(times) toasts")
        + " of \(turn.name(push)), \(times > 0 && seen > 1 ? "not \(seen), " : "")\(turn.asInSecondRun)"
    }
  }

  mutating func expectBroadcast(of push: NotificationID, as alone: TurnView, in turn: TurnView) {
    guard turn.canTellApart(turn.heard.map(\.sighting))
    else { return couldNotSee(.observersReportNothing) }
    // In the run of `alone`, every reaction is a step. In the run of `turn`, a participant reacts only to a call of the
    // center. So an observer is compared only if it is attached equally often in both turns.
    let (here, there) = (turn.untouched(.observer), alone.untouched(.observer))
    for observer in here
    where here.count(where: { $0 == observer }) == there.count(where: { $0 == observer }) {
      let times = turn.timesHeard(push, by: observer)
      let timesAlone = alone.timesHeard(push, by: observer)
      expect(times == timesAlone, inAny: turn) {
        "\(turn.name(observer)) \(timesAlone.negation)to be notified of \(turn.name(push))"
          + "\(timesAlone.times), \(turn.asInSecondRun)"
          + (timesAlone == 0 ? "; that run: \(alone.run.summary(ofTurn: alone.index))" : "")
      }
    }
  }

  mutating func expectDispatch(of push: NotificationID, as alone: TurnView, in turn: TurnView) {
    guard turn.canTellApart(turn.offered.map(\.sighting) + turn.taken.map(\.sighting))
    else { return couldNotSee(.respondersReportNothing) }
    let untouched = turn.untouched(.responder)
    func offers(_ turn: TurnView) -> [(responder: ParticipantID, accepts: Bool)] {
      turn.offered.filter { $0.sighting.notification == push }
        .map { ($0.responder, $0.accepts) }
    }
    func gifts(_ turn: TurnView) -> [ParticipantID] {
      turn.taken.filter { $0.sighting.notification == push }.map(\.responder)
    }
    let (here, there) = (offers(turn), offers(alone))
    guard let taker = here.first(where: \.accepts)?.responder else {
      for responder in untouched where there.contains(where: { $0.responder == responder }) {
        expect(here.contains { $0.responder == responder }, inAny: turn) {
          "\(turn.name(responder)) to be asked about \(turn.name(push)), \(turn.asInSecondRun)"
        }
      }
      return
    }
    guard let takerAlone = there.first(where: \.accepts)?.responder else { return }
    let (times, timesAlone) = (
      gifts(turn).count { $0 == taker }, gifts(alone).count { $0 == takerAlone }
    )
    // The center can skip a responder that accepts the push and then leaves the chain or is released.
    expect(
      untouched.contains(taker) ? times == timesAlone : times <= max(1, timesAlone),
      inAny: turn
    ) {
      "\(turn.name(taker)) \(timesAlone.negation)to receive \(turn.name(push))"
        + "\(timesAlone.times), \(turn.asInSecondRun)"
    }
  }
}

extension TurnView {
  fileprivate var asInSecondRun: String {
    var actors: [ParticipantID] = []
    for case .participant(.reacted(let actor, _)) in effects where !actors.contains(actor) {
      actors.append(actor)
    }
    let names = actors.map(name).joined(separator: " and ")
    return
      "as in a second run, in which \(names) \(actors.count == 1 ? "does" : "do") the same after the"
      + " center's calls"
  }

  fileprivate func canTellApart(_ sightings: [ResolvedSighting]) -> Bool {
    innerDeliveries.isEmpty || sightings.allSatisfy(\.sighting.namesIdentity)
  }

  fileprivate func isTaken(_ notification: NotificationID) -> Bool {
    taken.contains { $0.sighting.notification == notification }
      || offered.contains { $0.accepts && $0.sighting.notification == notification }
  }

  fileprivate func questions(about notification: NotificationID) -> IDSet<ParticipantID> {
    IDSet(asked.filter { $0.sighting.notification == notification }.map(\.suppressor))
  }
}

extension Int {
  fileprivate var times: String {
    switch self {
    case 0: ""
    case 1: " exactly once"
    default: " \(self) times"
    }
  }

  fileprivate var negation: String { self == 0 ? "not " : "" }
}
