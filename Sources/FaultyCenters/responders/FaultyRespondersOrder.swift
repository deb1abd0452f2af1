import PushConformance

/// Faults of centers that ask their responders in an order that their app declares.
enum FaultyRespondersOrder: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(AsksTheNewestFirst.self), fault(HandsToAllInAnyOrder.self),
  ]

  /// Asks the newest responder first, although its app declares that the center asks the oldest first.
  final class AsksTheNewestFirst: PlainNavigator {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, asks: .oldestFirst)
    }
  }

  /// Asks all responders even after one has accepted, and hands the event to each that accepts.
  final class HandsToAllInAnyOrder: PlainNavigator {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, asks: .inAnyOrder)
    }
    override var responders: [Responder] { chain.alive }
    override func isTaken(_ event: Event) -> Bool {
      let takers = responders.filter { accepts($0, event) }
      for taker in takers { hand(event, to: taker) }
      return !takers.isEmpty
    }
  }
}
