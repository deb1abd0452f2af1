import PushConformance

enum FaultyBadge: FaultGroup {
  static let rows = faults([
    NeverClears.self, ClearsWhenTheAppIsNotActive.self, ClearsForOpeningsAlone.self,
    ClearsAllTheSame.self, ClearsTheNumberOfTheServer.self, KeepsItsOwnCount.self,
    CountsDeliveries.self, SuppressesTheNumberToo.self, CountsTheFirstAlone.self,
    MarksNothingRead.self,
  ])

  final class NeverClears: PlainBookkeeper {
    override class var app: PushApp { super.app.clearsBadge(.onOpening) }

    override func clearBadgeAtOpening() {}
  }

  final class ClearsWhenTheAppIsNotActive: PlainBookkeeper {
    override func clearBadgeAtOpening() {
      if application.applicationState != .active { super.clearBadgeAtOpening() }
    }
  }

  /// Clears the badge only when the user opens a notification, although its app declares that activation clears it.
  final class ClearsForOpeningsAlone: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .onActivation) }
  }

  /// Clears the badge, although its app declares that the center never clears the badge.
  final class ClearsAllTheSame: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .never) }
  }

  /// Clears the badge when the user opens a notification, although its app declares that only pushes set the badge.
  final class ClearsTheNumberOfTheServer: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .byPush) }
  }

  /// After it has cleared the badge once, sets the badge to the sum of the numbers in the last two pushes.
  final class KeepsItsOwnCount: PlainBookkeeper {
    private var unread = 0
    private var hasCleared = false

    override func announce(_ message: Message) {
      super.announce(message)
      guard let number = message.payload["aps"]?.object?["badge"]?.number?.int else { return }
      if hasCleared { application.setBadgeCount(unread + number) }
      unread = number
    }

    override func clearBadgeAtOpening() {
      hasCleared = true
      super.clearBadgeAtOpening()
    }
  }

  final class CountsDeliveries: PlainBookkeeper {
    private var count = 0

    override func announce(_ message: Message) {
      super.announce(message)
      count += 1
      if message.payload["aps"]?.object?["badge"] != nil { application.setBadgeCount(count) }
    }

    override func clearBadgeAtOpening() {
      count = 0
      super.clearBadgeAtOpening()
    }
  }

  /// Passes no presentation options for a suppressed notification, so that the system does not set the badge.
  final class SuppressesTheNumberToo: PlainBookkeeper {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      return options.showsBanner || !receipt.isDisplayable ? options : []
    }
  }

  /// Counts only the first unread message, although its app declares that the badge counts all unread messages.
  final class CountsTheFirstAlone: CountingBookkeeper {
    override var counts: Bool { super.counts && unread.isEmpty }
  }

  final class MarksNothingRead: CountingBookkeeper {
    override func markRead(_ receipt: Receipt) {}
  }
}
