/// A removal of notifications from Notification Center, by the center itself.
package enum WithdrawalEffect: Sendable, Hashable {
  /// The first list has the request identifiers, and `removed` the notifications that were in Notification Center.
  case removed([String], removed: [NotificationID])
}
