/// A stimulus about the app's own toast.
package enum ToastStimulus: Sendable, Hashable {
  /// The user taps a toast that the center presented.
  case activated(NotificationID)
  /// The time of a toast on the screen is over. The notification is nil if the kit does not know which notification the
  /// toast belongs to.
  case expired(NotificationID?)
}

extension ToastStimulus {
  /// The notification whose toast the user taps; nil for an expiry.
  package var activated: NotificationID? {
    switch self {
    case .activated(let notification): notification
    case .expired: nil
    }
  }
}
