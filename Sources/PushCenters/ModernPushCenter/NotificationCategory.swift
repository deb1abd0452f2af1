/// A kind of notification with its buttons: the content of a `UNNotificationCategory`.
package struct NotificationCategory: Sendable, Hashable {
  /// The value of `aps.category` in payloads.
  package var identifier: String
  package var actions: [NotificationAction]
  package var reportsDismissal: Bool

  package init(identifier: String, actions: [NotificationAction], reportsDismissal: Bool = false) {
    self.identifier = identifier
    self.actions = actions
    self.reportsDismissal = reportsDismissal
  }
}

/// A button of a notification: the content of a `UNNotificationAction`.
package struct NotificationAction: Sendable, Hashable {
  /// The behavior of a button; the raw values are those of `UNNotificationActionOptions`.
  package struct Options: OptionSet, Sendable, Hashable {
    /// The button brings the app to the foreground, so the center also opens the notification.
    package static let foreground = Self(rawValue: 1 << 2)

    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }
  }

  package var identifier: String
  package var title: String
  package var options: Options

  package init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}
