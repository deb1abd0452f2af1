import PushConformance

enum FaultyRespondersMembership: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault("AsksAtPushing") {
      $0.pushResponder.after { _, responder in _ = responder.handle.accepts() }
    },
    fault("ShowsAtPushing") {
      $0.pushResponder.after { center, _ in
        center.application.pushViewController(center.application.makeScreen("Responder"))
      }
    },
    fault(KeepsResponders.self), fault(KeepsTheTaker.self), fault(CapturesResponders.self),
    fault(StopsAtAGap.self),
    fault("PopsNobody") { $0.popResponder.drop() },
    fault("PopsTheOldest") {
      $0.popResponder.replace { center, _, _ in
        if let oldest = center.chain.alive.first { center.chain.remove(oldest) }
      }
    },
    fault("PopsEverybody") { $0.popResponder.replace { center, _, _ in center.chain.removeAll() } },
    fault("GoesHomeWithoutResponders") {
      $0.popResponder.before { center, _ in
        if center.chain.alive.isEmpty { center.application.popToRootViewController() }
      }
    },
    fault(PopsTwoForADeadOne.self), fault(HandsToEachPlace.self),
  ]

  /// Retains its responders, although its app declares that the center holds them weakly.
  final class KeepsResponders: PlainNavigator {
    private var kept: [Responder] = []
    override func pushResponder(_ responder: Responder) {
      super.pushResponder(responder)
      kept.append(responder)
    }
    override func popResponder() {
      super.popResponder()
      _ = kept.popLast()
    }
  }

  final class KeepsTheTaker: PlainNavigator {
    private var taker: Responder?
    override func hand(_ event: Event, to responder: Responder) {
      taker = responder
      super.hand(event, to: responder)
    }
  }

  /// Retains the handles of responders, and asks deallocated responders through these handles.
  final class CapturesResponders: PlainNavigator {
    private var handles: [ResponderHandle] = []
    override func pushResponder(_ responder: Responder) {
      handles.removeAll { $0 === responder.handle }
      handles.append(responder.handle)
    }
    override func popResponder() { _ = handles.popLast() }
    override func isTaken(_ event: Event) -> Bool {
      guard let taker = handles.last(where: { $0.accepts(sighting(of: event)) }) else {
        return false
      }
      taker.didReceive(sighting(of: event))
      return true
    }
  }

  /// Asks no more responders when it reaches the place of a deallocated responder on the chain.
  final class StopsAtAGap: PlainNavigator {
    private var places: [WeakMembers<Responder>.Box] = []
    override var responders: [Responder] {
      places.reversed().prefix { $0.member != nil }.compactMap(\.member)
    }
    override func pushResponder(_ responder: Responder) {
      places.removeAll { $0.member === responder }
      places.append(.init(member: responder))
    }
    override func popResponder() {
      if let newest = places.lastIndex(where: { $0.member != nil }) {
        places.removeSubrange(newest...)
      }
    }
  }

  /// When the app pops a responder, pops one more responder for each deallocated responder.
  final class PopsTwoForADeadOne: PlainNavigator {
    private var pushed = 0
    override func pushResponder(_ responder: Responder) {
      super.pushResponder(responder)
      pushed = chain.alive.count
    }
    override func popResponder() {
      let dead = pushed - chain.alive.count
      super.popResponder()
      for _ in 0..<dead { super.popResponder() }
      pushed = chain.alive.count
    }
  }

  /// If the app pushes a responder twice, keeps the responder twice, and hands each event to the responder twice.
  final class HandsToEachPlace: PlainNavigator {
    override func pushResponder(_ responder: Responder) { chain.append(responder) }
    override func hand(_ event: Event, to responder: Responder) {
      for place in chain.alive where place === responder { super.hand(event, to: place) }
    }
  }
}
