import PushConformance

/// Faults in asking responders and in handing events to them.
enum FaultyResponders {
  static let rows = [
    SubjectRow(
      AsksTheNewestAlone.self,
      "responders.asked-until-one-accepts",
      "responders.dead-one-does-not-end-the-round",
      "responders.decided-anew-each-time"
    ),
    SubjectRow(AsksFromTheWrongEnd.self, "responders.asked-in-declared-order"),
    SubjectRow(
      HandsTwice.self,
      "responders.acceptor-receives-once",
      "responders.pushed-twice-receives-once"
    ),
    SubjectRow(
      HandsNothing.self,
      "responders.acceptor-receives-once",
      "responders.decided-anew-each-time",
      "responders.pushed-twice-receives-once"
    ),
    SubjectRow(
      HandsToWhoeverAccepts.self,
      "responders.nobody-is-asked-after-acceptance",
      "responders.one-at-most-receives"
    ),
    SubjectRow(AsksEverybodyFirst.self, "responders.nobody-is-asked-after-acceptance"),
    SubjectRow(
      HandsToTheNewest.self,
      "reentrancy.responders-round-goes-on",
      "responders.acceptor-receives-once",
      "responders.decided-anew-each-time",
      "responders.decliners-receive-nothing"
    ),
    SubjectRow(
      HandsToTheLastOneAsked.self,
      "hierarchy.known-event-loads-once",
      "links.lead-to-the-same-screens",
      "responders.decided-anew-each-time",
      "responders.decliners-receive-nothing"
    ),
    SubjectRow(
      HandsWhileItAsks.self,
      "responders.asking-is-a-query",
      "responders.decided-anew-each-time",
      "responders.decliners-receive-nothing"
    ),
    SubjectRow(
      RemembersTheTaker.self,
      "hierarchy.known-event-loads-once",
      "responders.asked-until-one-accepts",
      "responders.decided-anew-each-time"
    ),
    SubjectRow(
      RemembersWhoDeclined.self,
      "responders.asked-in-declared-order",
      "responders.asked-until-one-accepts",
      "responders.dead-one-does-not-end-the-round",
      "responders.decided-anew-each-time"
    ),
  ]

  /// Asks only the newest responder, so the older responders never get an event.
  final class AsksTheNewestAlone: PlainNavigator {
    override var responders: [Responder] { Array(super.responders.prefix(1)) }
  }

  /// Asks the oldest responder first, although its app declares that the center asks the newest first.
  final class AsksFromTheWrongEnd: PlainNavigator {
    override var responders: [Responder] { super.responders.reversed() }
  }

  /// Hands each event twice to the responder that accepts it.
  final class HandsTwice: PlainNavigator {
    override func hand(_ event: Event, to responder: Responder) {
      super.hand(event, to: responder)
      super.hand(event, to: responder)
    }
  }

  /// Does not hand the event to the responder that accepts it.
  final class HandsNothing: PlainNavigator {
    override func hand(_ event: Event, to responder: Responder) {}
  }

  /// Asks all responders, and hands the event to each that accepts.
  final class HandsToWhoeverAccepts: PlainNavigator {
    override func isTaken(_ event: Event) -> Bool {
      let takers = responders.filter { accepts($0, event) }
      for taker in takers { hand(event, to: taker) }
      return !takers.isEmpty
    }
  }

  /// Asks the remaining responders, too, after a responder has accepted.
  final class AsksEverybodyFirst: PlainNavigator {
    override func isTaken(_ event: Event) -> Bool {
      guard let taker = responders.filter({ accepts($0, event) }).first else { return false }
      hand(event, to: taker)
      return true
    }
  }

  /// Asks until a responder accepts, but hands the event to the responder on top of the chain.
  final class HandsToTheNewest: PlainNavigator {
    override func hand(_ event: Event, to responder: Responder) {
      super.hand(event, to: responders.first ?? responder)
    }
  }

  /// Hands the event to the responder that it asked last, even if this responder has declined.
  final class HandsToTheLastOneAsked: PlainNavigator {
    override func isTaken(_ event: Event) -> Bool {
      var last: Responder?
      for responder in responders {
        last = responder
        if accepts(responder, event) { break }
      }
      if let last { hand(event, to: last) }
      return last != nil
    }
  }

  /// Hands the event to each responder before it asks the responder.
  final class HandsWhileItAsks: PlainNavigator {
    override func isTaken(_ event: Event) -> Bool {
      responders.contains { responder in
        hand(event, to: responder)
        return accepts(responder, event)
      }
    }
  }

  /// Hands the event, without asking, to the responder that took the previous event.
  final class RemembersTheTaker: PlainNavigator {
    private weak var taker: Responder?
    override func isTaken(_ event: Event) -> Bool {
      guard let taker else { return super.isTaken(event) }
      super.hand(event, to: taker)
      return true
    }
    override func hand(_ event: Event, to responder: Responder) {
      taker = responder
      super.hand(event, to: responder)
    }
  }

  /// Never asks a responder again after the responder has declined once.
  final class RemembersWhoDeclined: PlainNavigator {
    private var declined = WeakMembers<Responder>()
    override var responders: [Responder] {
      super.responders.filter { responder in !declined.alive.contains { $0 === responder } }
    }
    override func accepts(_ responder: Responder, _ event: Event) -> Bool {
      let accepts = super.accepts(responder, event)
      if !accepts { declined.add(responder) }
      return accepts
    }
  }
}
