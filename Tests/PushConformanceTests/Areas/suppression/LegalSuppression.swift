import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that ask their suppressors in ways of their own.
enum LegalSuppression {
  static let rows = [
    SubjectRow(PlainCenter.self),
    SubjectRow(AsksTwice.self),
    SubjectRow(AsksEverybody.self),
    SubjectRow(AsksNewestFirst.self),
    SubjectRow(AsksInSeededOrder.self),
    SubjectRow(AsksInRandomOrder.self),
    SubjectRow(AsksOnAWeakSnapshot.self),
    SubjectRow(AsksWhileInactiveToo.self),
    SubjectRow(AsksBeforeItBroadcasts.self),
    SubjectRow(TellsInRandomOrder.self),
  ]

  /// Asks everybody, and those who said no once more.
  final class AsksTwice: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      let first = questions.map { ask in ask(sighting(of: receipt)) }
      return first.contains(true) || super.isSuppressed(receipt)
    }
  }

  /// Goes on asking after a yes.
  final class AsksEverybody: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      questions.map { ask in ask(sighting(of: receipt)) }.contains(true)
    }
  }

  /// Asks the topmost screen first.
  final class AsksNewestFirst: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] { super.questions.reversed() }
  }

  /// Asks in another order each time, as a hash table does whose seed is its own.
  final class AsksInSeededOrder: PlainCenter {
    private var round = 0
    override var questions: [@MainActor (Sighting) -> Bool] {
      round += 1
      let all = super.questions
      guard !all.isEmpty else { return [] }
      let first = (round * 7) % all.count
      return Array(all[first...] + all[..<first])
    }
  }

  /// Asks in an order that no two runs share.
  final class AsksInRandomOrder: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] { super.questions.shuffled() }
  }

  /// Holds nobody while it asks.
  final class AsksOnAWeakSnapshot: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] {
      suppressors.alive.map { suppressor in
        { [weak suppressor] in suppressor?.handle.shouldSuppress($0) ?? false }
      }
    }
  }

  /// Asks although the notification is followed anyway.
  final class AsksWhileInactiveToo: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if application.applicationState == .inactive { _ = isSuppressed(receipt) }
      super.follow(receipt)
    }
  }

  /// Tells observers when everything is decided.
  final class AsksBeforeItBroadcasts: PlainCenter {
    override func handle(_ receipt: Receipt) {
      decide(receipt)
      broadcast(receipt)
    }
  }

  /// Tells observers in an order that no two runs share.
  final class TellsInRandomOrder: PlainCenter {
    override var listeners: [@MainActor (Sighting) -> Void] { super.listeners.shuffled() }
  }
}
