/// A removal from Notification Center.
package enum WithdrawalEffect: Sendable, Hashable {
  /// Removes notifications by their request identifiers; `removed` lists the notifications that were in Notification
  /// Center.
  case removed([String], removed: [NotificationID])
}
