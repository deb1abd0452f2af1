import PushConformance

/// A correct center that counts the messages that the user has not read, and sets the badge to their number.
class CountingBookkeeper: PlainBookkeeper {
  override class var policies: Policies { Policies(clearsBadge: .whenRead) }

  var unread: [Receipt] = []

  override func announce(_ message: Message) {
    let isNew = !announced.contains(message)
    super.announce(message)
    let receipt = Receipt(message.payload)
    if isNew, receipt.isDisplayable, counts { unread.append(receipt) }
    showNumber()
  }

  /// False while the app is active, because the user sees the message.
  var counts: Bool { application.applicationState != .active }

  override func open(_ receipt: Receipt) {
    markRead(receipt)
    super.open(receipt)
  }

  func markRead(_ receipt: Receipt) { unread.removeAll { $0 == receipt } }

  override func clearBadgeAtOpening() { showNumber() }

  func showNumber() { application.setBadgeCount(unread.count) }
}
