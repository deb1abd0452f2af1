import PushConformance

@testable import FaultyCenters

/// Correct centers that handle calls which participants make inside the center's calls, in unusual ways.
enum LegalReentrancy {
  static let rows = SubjectRow.rows([
    WaitsUntilItIsDone.self, ReachesNewcomers.self, LooksTwice.self, PutsChangesOff.self,
    TellsEachInATask.self, OffersWhenItIsDone.self, OffersToNewcomers.self,
  ])

  /// Queues a notification that arrives while another notification is handled.
  final class WaitsUntilItIsDone: PlainCenter {
    private var isBusy = false
    private var waiting: [Receipt] = []
    override func handle(_ receipt: Receipt) {
      waiting.append(receipt)
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      while !waiting.isEmpty { super.handle(waiting.removeFirst()) }
    }
  }

  /// Calls observers and suppressors that are attached while a notification is handled, but none that is detached
  /// meanwhile.
  final class ReachesNewcomers: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      var asked: [Suppressor] = []
      while let next = suppressors.alive.first(where: { one in !asked.contains { $0 === one } }) {
        asked.append(next)
        if next.handle.shouldSuppress(sighting(of: receipt)) { return true }
      }
      return false
    }
    override func broadcast(_ receipt: Receipt) {
      var told: [Observer] = []
      while let next = observers.alive.first(where: { one in !told.contains { $0 === one } }) {
        told.append(next)
        next.handle.didReceive(sighting(of: receipt))
      }
    }
  }

  /// Copies its lists as weak references, and calls only members that are still attached.
  final class LooksTwice: PlainCenter {
    private struct Place<Member: AnyObject> {
      weak var member: Member?
    }
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      suppressors.alive.map(Place.init).contains { place in
        guard let member = place.member, suppressors.alive.contains(where: { $0 === member })
        else { return false }
        return member.handle.shouldSuppress(sighting(of: receipt))
      }
    }
    override func broadcast(_ receipt: Receipt) {
      for place in observers.alive.map(Place.init) {
        guard let member = place.member, observers.alive.contains(where: { $0 === member })
        else { continue }
        member.handle.didReceive(sighting(of: receipt))
      }
    }
  }

  /// Delays attachments and detachments until it has handled all notifications.
  final class PutsChangesOff: PlainCenter {
    private var rounds = 0
    private var changes: [@MainActor () -> Void] = []
    private func change(_ change: @escaping @MainActor () -> Void) {
      if rounds == 0 { change() } else { changes.append(change) }
    }
    override func handle(_ receipt: Receipt) {
      rounds += 1
      super.handle(receipt)
      rounds -= 1
      guard rounds == 0 else { return }
      let due = changes
      changes = []
      for change in due { change() }
    }
    override func addSuppressor(_ suppressor: Suppressor) {
      change { super.addSuppressor(suppressor) }
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      change { super.removeSuppressor(suppressor) }
    }
    override func addObserver(_ observer: Observer) { change { super.addObserver(observer) } }
    override func removeObserver(_ observer: Observer) { change { super.removeObserver(observer) } }
  }

  final class TellsEachInATask: PlainCenter {
    override class var policies: Policies { super.policies.with(\.work, .mainActor) }
    override func broadcast(_ receipt: Receipt) {
      for tell in listeners {
        Task { @MainActor in tell(sighting(of: receipt)) }
      }
    }
  }

  /// Queues an event that arrives while another event is handled.
  final class OffersWhenItIsDone: PlainNavigator {
    private var isBusy = false
    private var queue: [(event: Event, isAskedFor: Bool)] = []
    override func receive(_ event: Event, isAskedFor: Bool) {
      queue.append((event, isAskedFor))
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      while !queue.isEmpty {
        let next = queue.removeFirst()
        super.receive(next.event, isAskedFor: next.isAskedFor)
      }
    }
  }

  /// Also asks responders that are pushed while the event is offered.
  final class OffersToNewcomers: PlainNavigator {
    override func isTaken(_ event: Event) -> Bool {
      var asked: [Responder] = []
      while let next = responders.first(where: { one in !asked.contains { $0 === one } }) {
        asked.append(next)
        guard accepts(next, event) else { continue }
        hand(event, to: next)
        return true
      }
      return false
    }
  }
}
