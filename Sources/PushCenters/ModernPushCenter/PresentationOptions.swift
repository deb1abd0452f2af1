/// The ways in which the system presents a notification while the app is in the foreground.
///
/// The raw values are those of `UNNotificationPresentationOptions`.
package struct PresentationOptions: OptionSet, Sendable, Hashable {
  /// Sets the payload's badge on the app's icon.
  package static let badge = Self(rawValue: 1 << 0)
  /// Plays the payload's sound.
  package static let sound = Self(rawValue: 1 << 1)
  /// Keeps the notification in Notification Center.
  package static let list = Self(rawValue: 1 << 3)
  /// Shows a banner at the top of the screen, for a few seconds.
  package static let banner = Self(rawValue: 1 << 4)

  /// The bits of the options, as `UNNotificationPresentationOptions` has them.
  package let rawValue: UInt

  /// Creates options from bits of `UNNotificationPresentationOptions`; unknown bits are kept.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The kinds of notification that the app asks the user to allow; the raw values are those of `UNAuthorizationOptions`.
package struct AuthorizationOptions: OptionSet, Sendable, Hashable {
  /// A badge on the app's icon.
  package static let badge = Self(rawValue: 1 << 0)
  /// A sound that the device plays when a notification arrives.
  package static let sound = Self(rawValue: 1 << 1)
  /// A text on the screen, such as a banner.
  package static let alert = Self(rawValue: 1 << 2)

  /// The bits of the options, as `UNAuthorizationOptions` has them.
  package let rawValue: UInt

  /// Creates options from bits of `UNAuthorizationOptions`; unknown bits are kept.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
