import PushConformance

enum FaultyReentrancyOfResponders: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    // Asks responders by index, and so skips the next responder if a responder is removed while it is asked.
    fault("OffersByPosition") {
      $0.isTaken.replace { center, event, _ in
        var position = 0
        while position < center.responders.count {
          let responder = center.responders[position]
          if center.accepts(responder, event) {
            center.hand(event, to: responder)
            return true
          }
          position += 1
        }
        return false
      }
    },
    fault(DropsEventsWhileBusy.self), fault(OffersInnerOnesTwice.self), fault(OffersTheLatest.self),
    // Restores its chain after an event, and so undoes changes that were made while it handled the event.
    fault("PutsItsChainBack") {
      $0.isTaken.replace { center, event, isTaken in
        let copy = center.chain
        defer { center.chain = copy }
        return isTaken(event)
      }
    },
    fault(KeepsRespondersThatLeave.self),
  ]

  final class DropsEventsWhileBusy: PlainNavigator {
    private var isBusy = false
    override func receive(_ event: Event, isAskedFor: Bool) {
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      super.receive(event, isAskedFor: isAskedFor)
    }
  }

  /// Offers an event twice if it arrives while an earlier event is offered: immediately, and after the earlier event.
  final class OffersInnerOnesTwice: PlainNavigator {
    private var isBusy = false
    private var missed: [Event] = []
    override func isTaken(_ event: Event) -> Bool {
      guard !isBusy else {
        missed.append(event)
        return super.isTaken(event)
      }
      isBusy = true
      defer {
        isBusy = false
        let rest = missed
        missed = []
        for event in rest { _ = super.isTaken(event) }
      }
      return super.isTaken(event)
    }
  }

  /// Keeps the current event in a property, which a second event overwrites while the center asks responders.
  final class OffersTheLatest: PlainNavigator {
    private var latest: Event?
    override func isTaken(_ event: Event) -> Bool {
      latest = event
      return super.isTaken(event)
    }
    override func accepts(_ responder: Responder, _ event: Event) -> Bool {
      super.accepts(responder, latest ?? event)
    }
    override func hand(_ event: Event, to responder: Responder) {
      super.hand(latest ?? event, to: responder)
    }
  }

  /// Retains a responder while calling it, and then releases it only if it is still on the chain.
  final class KeepsRespondersThatLeave: PlainNavigator {
    private var kept: [Responder] = []
    override func hand(_ event: Event, to responder: Responder) {
      kept.append(responder)
      super.hand(event, to: responder)
      if responders.contains(where: { $0 === responder }) { kept.removeAll { $0 === responder } }
    }
  }
}
