import PushConformance
import PushPayloads
import PushSimulation

/// A correct center that counts the messages which the user has not read, and puts their number on the icon.
///
/// A subclass overrides a few methods with a fault.
class CountingBookkeeper: PlainBookkeeper {
  override class var policies: Policies { Policies(clearsBadge: .whenRead) }

  /// The messages of this process that the user has not read.
  var unread: [Receipt] = []

  override func announce(_ message: Message) {
    let isNew = !announced.contains(message)
    super.announce(message)
    let receipt = Receipt(message.payload)
    if isNew, receipt.isDisplayable, counts { unread.append(receipt) }
    showNumber()
  }

  /// Whether the center counts a message that comes now: the user of an active app sees the message.
  var counts: Bool { application.applicationState != .active }

  override func open(_ receipt: Receipt) {
    markRead(receipt)
    super.open(receipt)
  }

  func markRead(_ receipt: Receipt) { unread.removeAll { $0 == receipt } }

  override func clearBadgeAtOpening() { showNumber() }

  func showNumber() { application.setBadgeCount(unread.count) }
}
