import PushConformance

enum FaultyBroadcast: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("TellsNobody") { $0.broadcast.drop() },
    fault("TellsEverybodyTwice") { $0.broadcast.double() },
    fault("TellsOnlyWhileActive") { $0.broadcast.keep { center, _ in center.isActive } },
    fault("TellsNothingWhileInactive") {
      $0.broadcast.keep { center, _ in center.application.applicationState != .inactive }
    },
    fault("TellsTheFirstAlone") { $0.listeners.distort { $1 = Array($1.prefix(1)) } },
    fault("TellsTheLastTwice") {
      $0.listeners.distort { _, all in if all.count > 1 { all += all.suffix(1) } }
    },
    fault("TellsOfThePrevious") { $0.broadcast.lagBehind() },
    fault("LetsObserversSuppress") {
      $0.isSuppressed.replace { center, receipt, isSuppressed in
        isSuppressed(receipt) || center.observers.alive.count > 1
      }
    },
    fault(ToastsTwiceOnceObserved.self),
    fault("NeverLetsObserversGo") { $0.removeObserver.drop() },
    fault("RemovesLastObserverInstead") {
      $0.removeObserver.replace { center, _, _ in
        if let last = center.observers.alive.last { center.observers.remove(last) }
      }
    },
    fault("DoesNotTellSilentNotifications") { $0.broadcast.keep { !$1.isSilent } },
    // While the app is active, notifies observers only about silent notifications and about notifications with a toast.
    fault("TellsOfWhatIsShownAlone") { acts in
      acts.broadcast.keep { !$0.isActive || $1.isSilent }
      acts.present.before { center, receipt in
        for tell in center.listeners { tell(receipt.sighting) }
      }
    },
  ]

  final class ToastsTwiceOnceObserved: PlainCenter {
    private var hadObservers = false
    override func addObserver(_ observer: Observer) {
      hadObservers = true
      super.addObserver(observer)
    }
    override func present(_ receipt: Receipt) {
      super.present(receipt)
      if hadObservers { super.present(receipt) }
    }
  }
}

enum FaultyBroadcastMembership: FaultGroup {
  static let rows = faults([
    KeepsObservers.self, AddsObserversAgain.self, ForgetsObserversWithTheFirst.self,
  ])

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
    override func broadcast(_ receipt: Receipt) {
      if observers.hasLostOne { observers.removeAll() }
      super.broadcast(receipt)
    }
  }
}
