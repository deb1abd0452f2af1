/// A removal of notifications from Notification Center by the push center.
package enum WithdrawalEffect: Sendable, Hashable {
  /// The first list has the request identifiers; `removed` has the notifications that were in Notification Center.
  case removed([String], removed: [NotificationID])
}
