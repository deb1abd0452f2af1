import PushConformance
import PushPayloads
import PushSimulation

/// Faults in keeping listeners and screens.
enum WrongKeeping {
  static let rows = [
    SubjectRow(KeepsObservers.self, "broadcast.observers-are-held-weakly"),
    SubjectRow(AddsObserversAgain.self, "broadcast.attached-twice-hears-once"),
    SubjectRow(
      ForgetsObserversWithTheFirst.self,
      "broadcast.each-observer-once",
      "broadcast.once-per-receipt"
    ),
    SubjectRow(
      ForgetsSuppressorsWithTheFirst.self,
      "suppression.every-live-suppressor-is-asked",
      "suppression.suppressors-coexist",
      "suppression.answer-is-asked-anew"
    ),
    SubjectRow(PutsTheTargetOnItself.self, "hierarchy.target-on-top-is-not-doubled"),
    SubjectRow(HasADefaultEvent.self, "hierarchy.unknown-event-loads-nothing"),
  ]

  /// Never lets an observer die.
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

  /// Does not look whether somebody listens already.
  final class AddsObserversAgain: PlainCenter {
    override func addObserver(_ observer: Observer) { observers.append(observer) }
  }

  /// Takes the first dead place for the end of the list, and throws the list away.
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

  /// The same with those who suppress.
  final class ForgetsSuppressorsWithTheFirst: PlainCenter {
    private var count = 0
    override func addSuppressor(_ suppressor: Suppressor) {
      super.addSuppressor(suppressor)
      count = suppressors.alive.count
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      super.removeSuppressor(suppressor)
      count = suppressors.alive.count
    }
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      if suppressors.alive.count < count { suppressors.removeAll() }
      return super.isSuppressed(receipt)
    }
  }

  /// Pushes screens without looking at what is there.
  final class PutsTheTargetOnItself: NavigatingCore {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      wish = nil
      for screen in screens { application.pushViewController(screen, animated: false) }
    }
  }

  /// Has a default kind of event.
  final class HasADefaultEvent: NavigatingCore {
    override func read(_ payload: JSONObject) -> Event? {
      super.read(payload)
        ?? Event(type: "message", objectID: "0", title: Receipt(payload).title)
    }
  }
}
