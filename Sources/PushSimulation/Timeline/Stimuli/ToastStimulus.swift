/// Something that happens to the app's own toast.
package enum ToastStimulus: Sendable, Hashable {
  /// The user taps the toast that the center presented.
  case activated(NotificationID)
  /// A toast has been on the screen for its time.
  case expired(NotificationID?)
}

extension ToastStimulus {
  /// The notification whose toast the user taps.
  package var activated: NotificationID? {
    switch self {
    case .activated(let notification): notification
    case .expired: nil
    }
  }
}
