/// How the system presents a notification while the app is in the foreground; the raw values are those
/// of `UNNotificationPresentationOptions`.
public struct PresentationOptions: OptionSet, Sendable, Hashable {
  /// Puts the payload's number on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Plays the payload's sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// Keeps the notification in Notification Center.
  public static let list = Self(rawValue: 1 << 3)
  /// Shows a banner.
  public static let banner = Self(rawValue: 1 << 4)

  /// The system's number.
  public let rawValue: UInt

  /// Takes over the system's number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// What a user is asked to allow; the raw values are those of `UNAuthorizationOptions`.
public struct AuthorizationOptions: OptionSet, Sendable, Hashable {
  /// A number on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// Quiet delivery to Notification Center, on trial and without a question (iOS 12).
  public static let provisional = Self(rawValue: 1 << 6)

  /// The system's number.
  public let rawValue: UInt

  /// Takes over the system's number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
