import PushConformance
import PushPayloads
import PushSimulation

/// Faults in setting and clearing the badge.
enum FaultyBadge {
  static let rows = [
    SubjectRow(NeverClears.self, "badge.cleared-by-opening"),
    SubjectRow(ClearsWhenTheAppIsNotActive.self, "badge.cleared-by-opening"),
    SubjectRow(ClearsForOpeningsAlone.self, "badge.cleared-by-activation"),
    SubjectRow(ClearsAllTheSame.self, "badge.left-to-the-app"),
    SubjectRow(
      KeepsItsOwnCount.self,
      "badge.next-number-starts-from-the-cleared-one",
      "badge.deliveries-are-not-counted"
    ),
    SubjectRow(CountsDeliveries.self, "badge.deliveries-are-not-counted"),
    SubjectRow(SuppressesTheNumberToo.self, "badge.suppression-keeps-the-number"),
    SubjectRow(CountsTheFirstAlone.self, "badge.unread-messages-are-counted"),
    SubjectRow(MarksNothingRead.self, "badge.read-messages-are-not-counted"),
  ]

  /// Never clears the badge, although it declares to clear it when the user opens a notification.
  final class NeverClears: PlainBookkeeper {
    override func clearBadgeAtOpening() {}
  }

  /// Does not clear the badge when the user opens a notification while the app is active.
  final class ClearsWhenTheAppIsNotActive: PlainBookkeeper {
    override func clearBadgeAtOpening() {
      if application.applicationState != .active { super.clearBadgeAtOpening() }
    }
  }

  /// Clears the badge only when the user opens a notification, although it declares to clear it at each activation.
  final class ClearsForOpeningsAlone: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .onActivation) }
  }

  /// Clears the badge, although it declares that the badge is never cleared.
  final class ClearsAllTheSame: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .never) }
  }

  /// Once it has cleared the badge, adds the number of each push to the number of the previous push.
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

  /// Sets the badge to the number of pushes that it has received.
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

  /// Answers a suppressed notification without any options, so that the system does not set the badge.
  final class SuppressesTheNumberToo: PlainBookkeeper {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      return options.showsBanner || !receipt.isDisplayable ? options : []
    }
  }

  /// Counts no further message while one is unread, although it declares to count the unread messages.
  final class CountsTheFirstAlone: CountingBookkeeper {
    override var counts: Bool { super.counts && unread.isEmpty }
  }

  /// Leaves a message in the count when the user opens it.
  final class MarksNothingRead: CountingBookkeeper {
    override func markRead(_ receipt: Receipt) {}
  }
}
