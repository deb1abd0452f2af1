package enum ToastStimulus: Sendable, Hashable {
  case activated(NotificationID)
  /// Nil if the kit does not know which notification the toast belongs to.
  case expired(NotificationID?)
}

package enum ToastEffect: Sendable, Hashable {
  case presented(SightingID)
}
