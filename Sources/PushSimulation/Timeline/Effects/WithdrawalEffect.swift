/// Something that a center removes from Notification Center.
package enum WithdrawalEffect: Sendable, Hashable {
  /// Removes notifications from Notification Center, by their identifiers; of these, which were there.
  case removed([String], removed: [NotificationID])
}
