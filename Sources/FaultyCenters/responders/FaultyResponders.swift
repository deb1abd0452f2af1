import PushConformance

/// Faults in asking responders and in handing events to them.
enum FaultyResponders: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(AsksTheNewestAlone.self), fault(AsksFromTheWrongEnd.self), fault(HandsTwice.self),
    fault(HandsNothing.self), fault(HandsToWhoeverAccepts.self), fault(AsksEverybodyFirst.self),
    fault(HandsToTheNewest.self), fault(HandsToTheLastOneAsked.self), fault(HandsWhileItAsks.self),
    fault(RemembersTheTaker.self), fault(RemembersWhoDeclined.self),
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
