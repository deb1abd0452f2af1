import PushConformance

/// Faults in adding, holding and removing observers.
enum FaultyBroadcastMembership: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(KeepsObservers.self), fault(AddsObserversAgain.self),
    fault(ForgetsObserversWithTheFirst.self),
  ]

  /// Retains its observers, so that no attached observer is deallocated.
  final class KeepsObservers: PlainCenter {
    private var kept: [Observer] = []
    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      kept.append(observer)
    }
    override func removeObserver(_ observer: Observer) {
      super.removeObserver(observer)
      kept.removeAll { $0 === observer }
    }
  }

  final class AddsObserversAgain: PlainCenter {
    override func addObserver(_ observer: Observer) { observers.append(observer) }
  }

  /// Removes all observers at the first notification after an observer has been deallocated.
  final class ForgetsObserversWithTheFirst: PlainCenter {
    private var count = 0
    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      count = observers.alive.count
    }
    override func removeObserver(_ observer: Observer) {
      super.removeObserver(observer)
      count = observers.alive.count
    }
    override func broadcast(_ receipt: Receipt) {
      if observers.alive.count < count { observers.removeAll() }
      super.broadcast(receipt)
    }
  }
}
