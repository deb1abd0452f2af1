/// A removal from Notification Center.
package enum WithdrawalEffect: Sendable, Hashable {
  /// Removes notifications from Notification Center by identifiers; `removed` lists those that were there.
  case removed([String], removed: [NotificationID])
}
