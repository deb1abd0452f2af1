/// A removal of notifications from Notification Center, by the center itself.
package enum WithdrawalEffect: Sendable, Hashable {
  /// Removes notifications by their request identifiers; `removed` lists the notifications that were in Notification
  /// Center.
  case removed([String], removed: [NotificationID])
}
