import PushConformance

/// Faults in telling observers about notifications.
enum FaultyBroadcast: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(TellsNobody.self), fault(TellsEverybodyTwice.self), fault(TellsOnlyWhileActive.self),
    fault(TellsNothingWhileInactive.self), fault(TellsTheFirstAlone.self),
    fault(TellsTheLastTwice.self), fault(TellsOfThePrevious.self),
    fault(LetsObserversSuppress.self), fault(ToastsTwiceOnceObserved.self),
    fault(NeverLetsObserversGo.self), fault(RemovesLastObserverInstead.self),
    fault(DoesNotTellSilentNotifications.self), fault(TellsOfWhatIsShownAlone.self),
  ]

  /// Tells no observer about a notification, so lists and counters in the app stay old.
  final class TellsNobody: PlainCenter {
    override func broadcast(_ receipt: Receipt) {}
  }

  /// Tells each observer twice about each notification.
  final class TellsEverybodyTwice: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      super.broadcast(receipt)
      super.broadcast(receipt)
    }
  }

  /// Tells observers only about notifications that come while the app is active.
  final class TellsOnlyWhileActive: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      if isActive { super.broadcast(receipt) }
    }
  }

  /// Does not tell observers about notifications that come while the app is inactive.
  final class TellsNothingWhileInactive: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      if application.applicationState != .inactive { super.broadcast(receipt) }
    }
  }

  /// Tells only the first of several observers.
  final class TellsTheFirstAlone: PlainCenter {
    override var listeners: [@MainActor (Sighting) -> Void] { Array(super.listeners.prefix(1)) }
  }

  /// Tells the last of several observers twice.
  final class TellsTheLastTwice: PlainCenter {
    override var listeners: [@MainActor (Sighting) -> Void] {
      let all = super.listeners
      return all + (all.count > 1 ? all.suffix(1) : [])
    }
  }

  /// Tells observers about the previous notification instead of the current notification.
  final class TellsOfThePrevious: PlainCenter {
    private var previous: Receipt?
    override func broadcast(_ receipt: Receipt) {
      super.broadcast(previous ?? receipt)
      previous = receipt
    }
  }

  /// Suppresses every toast while more than one observer is attached.
  final class LetsObserversSuppress: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      super.isSuppressed(receipt) || observers.alive.count > 1
    }
  }

  /// Shows each toast twice, if an observer has ever been attached.
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

  /// Still tells an observer after the app has detached the observer.
  final class NeverLetsObserversGo: PlainCenter {
    override func removeObserver(_ observer: Observer) {}
  }

  /// When the app detaches an observer, removes the last attached observer instead of the given observer.
  final class RemovesLastObserverInstead: PlainCenter {
    override func removeObserver(_ observer: Observer) {
      if let last = observers.alive.last { observers.remove(last) }
    }
  }

  /// Does not tell observers about silent notifications.
  final class DoesNotTellSilentNotifications: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      if !receipt.isSilent { super.broadcast(receipt) }
    }
  }

  /// While the app is active, tells observers only about silent notifications and about notifications with a toast.
  final class TellsOfWhatIsShownAlone: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      if !isActive || receipt.isSilent { super.broadcast(receipt) }
    }
    override func present(_ receipt: Receipt) {
      super.broadcast(receipt)
      super.present(receipt)
    }
  }
}
