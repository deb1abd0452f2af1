import PushConformance

/// Faults of centers that receive a call while they handle a notification.
enum FaultyReentrancy: FaultGroup {
  static let rows: [SubjectRow] = [
    // Asks suppressors by index, and so skips the next suppressor if a suppressor is removed while it is asked.
    fault("AsksByPosition") {
      $0.isSuppressed.replace { center, receipt, _ in
        var position = 0
        while position < center.suppressors.alive.count {
          if center.suppressors.alive[position].handle.shouldSuppress(receipt.sighting) {
            return true
          }
          position += 1
        }
        return false
      }
    },
    fault(TellsByPosition.self), fault(DropsWhileBusy.self), fault(StaysBusy.self),
    fault(HandlesInnerOnesTwice.self), fault(UndoesChangesDuringNotification.self),
    // Keeps the current notification in a property, which a second notification overwrites while observers are
    // notified.
    fault("TellsOfTheLatest") { acts in
      var latest: Receipt?
      acts.broadcast.replace { center, receipt, _ in
        latest = receipt
        for tell in center.listeners { tell((latest ?? receipt).sighting) }
      }
    },
    fault(RemembersWhomItHasTold.self),
    // Keeps the current notification in a property, which a second notification overwrites while suppressors are asked.
    fault("ShowsTheLatest") { acts in
      var latest: Receipt?
      acts.decide.before { latest = $1 }
      acts.present.rewrite { $0 = latest ?? $0 }
    },
    fault(TellsNewcomersTwice.self), fault(KeepsSuppressorsThatLeave.self),
    fault(KeepsObserversThatLeave.self),
  ]

  /// Notifies observers by index, and so skips the next observer if an observer is removed while it is notified.
  final class TellsByPosition: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      var position = 0
      while position < observers.alive.count {
        observers.alive[position].handle.didReceive(sighting(of: receipt))
        position += 1
      }
    }
  }

  final class DropsWhileBusy: PlainCenter {
    private var isBusy = false
    override func handle(_ receipt: Receipt) {
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      super.handle(receipt)
    }
  }

  /// Queues a notification that arrives while it handles another one, and then handles neither this nor any later one.
  final class StaysBusy: PlainCenter {
    private var isBusy = false
    private var waiting: [Receipt] = []
    override func handle(_ receipt: Receipt) {
      guard !isBusy else { return waiting.append(receipt) }
      isBusy = true
      super.handle(receipt)
      isBusy = !waiting.isEmpty
    }
  }

  /// Handles a notification twice if it arrives while an earlier one is handled: at once, and after the earlier one.
  final class HandlesInnerOnesTwice: PlainCenter {
    private var isBusy = false
    private var waiting: [Receipt] = []
    override func handle(_ receipt: Receipt) {
      guard !isBusy else {
        waiting.append(receipt)
        return super.handle(receipt)
      }
      isBusy = true
      super.handle(receipt)
      isBusy = false
      let rest = waiting
      waiting = []
      for receipt in rest { super.handle(receipt) }
    }
  }

  final class UndoesChangesDuringNotification: PlainCenter {
    override func handle(_ receipt: Receipt) {
      let copies = (suppressors, observers)
      super.handle(receipt)
      (suppressors, observers) = copies
    }
  }

  /// If a second notification arrives while observers learn of the first, tells each observer about only one of them.
  final class RemembersWhomItHasTold: PlainCenter {
    private var told: Set<ObjectIdentifier> = []
    private var rounds = 0
    override func broadcast(_ receipt: Receipt) {
      if rounds == 0 { told = [] }
      rounds += 1
      defer { rounds -= 1 }
      for observer in observers.alive where told.insert(ObjectIdentifier(observer)).inserted {
        observer.handle.didReceive(sighting(of: receipt))
      }
    }
  }

  /// Notifies an observer twice if the app attaches the observer while the center notifies observers.
  final class TellsNewcomersTwice: PlainCenter {
    private var current: Receipt?
    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      if let current { observer.handle.didReceive(sighting(of: current)) }
    }
    override func broadcast(_ receipt: Receipt) {
      current = receipt
      defer { current = nil }
      var told: [Observer] = []
      while let next = observers.alive.first(where: { one in !told.contains { $0 === one } }) {
        told.append(next)
        next.handle.didReceive(sighting(of: receipt))
      }
    }
  }

  /// Retains a suppressor while calling it, and then releases it only if it is still attached.
  final class KeepsSuppressorsThatLeave: PlainCenter {
    private var kept: [Suppressor] = []
    override var questions: [@MainActor (Sighting) -> Bool] {
      suppressors.alive.map { suppressor in
        { sighting in
          self.kept.append(suppressor)
          defer {
            if self.suppressors.contains(suppressor) { self.kept.removeAll { $0 === suppressor } }
          }
          return suppressor.handle.shouldSuppress(sighting)
        }
      }
    }
  }

  /// Retains an observer while calling it, and then releases it only if it is still attached.
  final class KeepsObserversThatLeave: PlainCenter {
    private var kept: [Observer] = []
    override var listeners: [@MainActor (Sighting) -> Void] {
      observers.alive.map { observer in
        { sighting in
          self.kept.append(observer)
          observer.handle.didReceive(sighting)
          if self.observers.contains(observer) { self.kept.removeAll { $0 === observer } }
        }
      }
    }
  }
}
