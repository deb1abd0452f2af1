/// A stimulus about the app's own toast.
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

/// An action of a center with a toast.
package enum ToastEffect: Sendable, Hashable {
  case presented(SightingID)
}
