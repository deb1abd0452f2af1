package enum ToastStimulus: Sendable, Hashable {
  case activated(NotificationID)
  /// Nil if the kit does not know which notification the toast belongs to.
  case expired(NotificationID?)

  package var activated: NotificationID? {
    switch self {
    case .activated(let notification): notification
    case .expired: nil
    }
  }
}

package enum ToastEffect: Sendable, Hashable {
  case presented(SightingID)
}
