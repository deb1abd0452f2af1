/// The notification types that an app requests permission for.
///
/// iOS called them types until iOS 9 (`UIUserNotificationType`), and authorization options from iOS 10 on
/// (`UNAuthorizationOptions`).
public struct NotificationTypes: OptionSet, Sendable, Hashable {
  /// The bits of the set; each type has the same bit as in `UNAuthorizationOptions`.
  public var rawValue: UInt8

  /// Creates a set from bits of `UNAuthorizationOptions`; the kit names only the four types below.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A badge number on the app's icon.
  public static let badge = NotificationTypes(rawValue: 1 << 0)
  /// A sound that the device plays when a notification arrives.
  public static let sound = NotificationTypes(rawValue: 1 << 1)
  /// A text on the screen, such as a banner.
  public static let alert = NotificationTypes(rawValue: 1 << 2)
  /// Quiet delivery without asking the user (iOS 12).
  public static let provisional = NotificationTypes(rawValue: 1 << 6)

  /// The members by name, such as `alert, badge`.
  public var names: String {
    let named: [(NotificationTypes, String)] = [
      (.alert, "alert"), (.badge, "badge"), (.provisional, "provisional"), (.sound, "sound"),
    ]
    let members = named.filter { contains($0.0) }.map(\.1)
    return members.isEmpty ? "nothing" : members.joined(separator: ", ")
  }
}
