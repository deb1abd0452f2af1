import PushConformance

enum FaultyResponders: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault("AsksTheNewestAlone") { $0.responders.distort { $1 = Array($1.prefix(1)) } },
    // Asks the oldest responder first, although its app declares that the center asks the newest first.
    fault("AsksFromTheWrongEnd") {
      $0.responders.distort { _, responders in responders.reverse() }
    },
    fault("HandsTwice") { $0.hand.double() },
    fault("HandsNothing") { $0.hand.drop() },
    fault("HandsToWhoeverAccepts") {
      $0.isTaken.replace { center, event, _ in
        let takers = center.responders.filter { center.accepts($0, event) }
        for taker in takers { center.hand(event, to: taker) }
        return !takers.isEmpty
      }
    },
    fault("AsksEverybodyFirst") {
      $0.isTaken.replace { center, event, _ in
        let takers = center.responders.filter { center.accepts($0, event) }
        if let taker = takers.first { center.hand(event, to: taker) }
        return !takers.isEmpty
      }
    },
    fault(HandsToTheNewest.self),
    fault("HandsToTheLastOneAsked") {
      $0.isTaken.replace { center, event, _ in
        var last: PlainNavigator.Responder?
        for responder in center.responders {
          last = responder
          if center.accepts(responder, event) { break }
        }
        if let last { center.hand(event, to: last) }
        return last != nil
      }
    },
    fault("HandsWhileItAsks") {
      $0.isTaken.replace { center, event, _ in
        center.responders.contains { responder in
          center.hand(event, to: responder)
          return center.accepts(responder, event)
        }
      }
    },
    fault(RemembersTheTaker.self), fault(RemembersWhoDeclined.self),
  ]

  final class HandsToTheNewest: PlainNavigator {
    override func hand(_ event: Event, to responder: Responder) {
      super.hand(event, to: responders.first ?? responder)
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

  final class RemembersWhoDeclined: PlainNavigator {
    private var declined = WeakMembers<Responder>()
    override var responders: [Responder] {
      super.responders.filter { !declined.contains($0) }
    }
    override func accepts(_ responder: Responder, _ event: Event) -> Bool {
      let accepts = super.accepts(responder, event)
      if !accepts { declined.add(responder) }
      return accepts
    }
  }
}

/// Faults of centers that ask their responders in an order that their app declares.
enum FaultyRespondersOrder: FaultGroup {
  static let rows = faults([AsksTheNewestFirst.self, HandsToAllInAnyOrder.self])

  /// Asks the newest responder first, although its app declares that the center asks the oldest first.
  final class AsksTheNewestFirst: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.asks, .oldestFirst) }
  }

  /// Asks all responders even after a responder has accepted, and hands the event to every responder that accepts.
  final class HandsToAllInAnyOrder: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.asks, .inAnyOrder) }
    override var responders: [Responder] { chain.alive }
    override func isTaken(_ event: Event) -> Bool {
      let takers = responders.filter { accepts($0, event) }
      for taker in takers { hand(event, to: taker) }
      return !takers.isEmpty
    }
  }
}
