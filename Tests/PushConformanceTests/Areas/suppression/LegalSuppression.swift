import PushConformance

@testable import FaultyCenters

/// Correct centers that ask their suppressors in unusual ways.
enum LegalSuppression {
  static let rows = SubjectRow.rows([
    PlainCenter.self, AsksTwice.self, CountsItsSuppressors.self, AsksEverybody.self,
    AsksTheLastYesFirst.self, AsksNewestFirst.self, AsksInSeededOrder.self, AsksInRandomOrder.self,
    AsksOnAWeakSnapshot.self, AsksWhileInactiveToo.self, AsksBeforeItBroadcasts.self,
    TellsInRandomOrder.self,
  ])

  /// Logs the number of its suppressors when the number changes, and sets the badge again.
  final class CountsItsSuppressors: PlainCenter {
    override func addSuppressor(_ suppressor: Suppressor) {
      super.addSuppressor(suppressor)
      note()
    }
    override func removeSuppressor(_ suppressor: Suppressor) {
      super.removeSuppressor(suppressor)
      note()
    }
    private func note() {
      application.log("\(suppressors.alive.count) suppressors")
      application.setBadgeCount(application.applicationIconBadgeNumber)
    }
  }

  final class AsksTwice: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      let first = questions.map { ask in ask(sighting(of: receipt)) }
      return first.contains(true) || super.isSuppressed(receipt)
    }
  }

  final class AsksEverybody: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      questions.map { ask in ask(sighting(of: receipt)) }.contains(true)
    }
  }

  /// First asks the suppressor that answered yes most recently, and no other suppressor if it answers yes again.
  final class AsksTheLastYesFirst: PlainCenter {
    private var lastYes = 0

    override func isSuppressed(_ receipt: Receipt) -> Bool {
      let all = questions
      let others = all.indices.filter { $0 != lastYes }
      let order = all.indices.contains(lastYes) ? [lastYes] + others : others
      guard let yes = order.first(where: { all[$0](sighting(of: receipt)) }) else { return false }
      lastYes = yes
      return true
    }
  }

  final class AsksNewestFirst: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] { super.questions.reversed() }
  }

  /// Asks suppressors in an order that changes each time, like that of a hash table with a random seed.
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

  final class AsksInRandomOrder: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] { super.questions.shuffled() }
  }

  /// Holds suppressors weakly while it asks them.
  final class AsksOnAWeakSnapshot: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] {
      suppressors.alive.map { suppressor in
        { [weak suppressor] in suppressor?.handle.shouldSuppress($0) ?? false }
      }
    }
  }

  /// Asks suppressors even about a notification that it opens.
  final class AsksWhileInactiveToo: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if application.applicationState == .inactive { _ = isSuppressed(receipt) }
      super.follow(receipt)
    }
  }

  final class AsksBeforeItBroadcasts: PlainCenter {
    override func handle(_ receipt: Receipt) {
      decide(receipt)
      broadcast(receipt)
    }
  }

  final class TellsInRandomOrder: PlainCenter {
    override var listeners: [@MainActor (Sighting) -> Void] { super.listeners.shuffled() }
  }
}
