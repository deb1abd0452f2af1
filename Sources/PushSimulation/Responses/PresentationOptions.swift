/// The ways to show a notification while the app is in the foreground: `UNNotificationPresentationOptions`.
public struct PresentationOptions: OptionSet, Sendable, Hashable {
  /// The bits of the set; each option has the same bit as in `UNNotificationPresentationOptions`.
  public var rawValue: UInt8

  /// Creates a set from bits of `UNNotificationPresentationOptions`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Sets the badge to the badge number of the notification, if the notification has a badge number.
  public static let badge = PresentationOptions(rawValue: 1 << 0)
  /// Plays the sound of the notification.
  public static let sound = PresentationOptions(rawValue: 1 << 1)
  /// Shows a banner and adds the notification to Notification Center (deprecated since iOS 14).
  public static let alert = PresentationOptions(rawValue: 1 << 2)
  /// Adds the notification to Notification Center (iOS 14).
  public static let list = PresentationOptions(rawValue: 1 << 3)
  /// Shows a banner (iOS 14).
  public static let banner = PresentationOptions(rawValue: 1 << 4)

  package var showsBanner: Bool { !isDisjoint(with: [.alert, .banner]) }

  /// True if the notification appears on the screen or in Notification Center, so that the user can tap it.
  public var isVisible: Bool { !isDisjoint(with: [.alert, .banner, .list]) }

  /// The names of the set's members, such as `banner, sound`; the empty set is called `nothing`.
  public var names: String {
    let named: [(PresentationOptions, String)] = [
      (.alert, "alert"), (.banner, "banner"), (.list, "list"), (.badge, "badge"),
      (.sound, "sound"),
    ]
    let members = named.filter { contains($0.0) }.map(\.1)
    return members.isEmpty ? "nothing" : members.joined(separator: ", ")
  }
}

/// The result of a fetch in the background: `UIBackgroundFetchResult`.
public enum FetchResult: String, Sendable, Hashable, CaseIterable, Codable {
  /// The app has downloaded new data.
  case newData
  /// The app has asked for data, and there is no new data to download.
  case noData
  /// The app has tried to download data, without success.
  case failed
}
