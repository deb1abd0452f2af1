/// A removal from Notification Center.
package enum WithdrawalEffect: Sendable, Hashable {
  /// Removes notifications from Notification Center by identifiers; `removed` lists the ones that were present.
  case removed([String], removed: [NotificationID])
}
