/// A kind of notification with buttons of its own: what `UNNotificationCategory` holds.
package struct NotificationCategory: Sendable, Hashable {
  /// What payloads name in `aps.category`.
  package var identifier: String
  /// The buttons, in their order.
  package var actions: [NotificationAction]
  /// Whether the app is told when the user puts such a notification away.
  package var reportsDismissal: Bool

  /// Creates a category.
  package init(
    identifier: String,
    actions: [NotificationAction],
    reportsDismissal: Bool = false
  ) {
    self.identifier = identifier
    self.actions = actions
    self.reportsDismissal = reportsDismissal
  }
}

/// A button of a notification: what `UNNotificationAction` and `UNTextInputNotificationAction` hold.
package struct NotificationAction: Sendable, Hashable {
  /// How a button behaves; the raw values are those of `UNNotificationActionOptions`.
  package struct Options: OptionSet, Sendable, Hashable {
    /// The device has to be unlocked.
    package static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The button is shown as one that destroys something.
    package static let destructive = Self(rawValue: 1 << 1)
    /// The app comes to the front, so the notification is opened as well.
    package static let foreground = Self(rawValue: 1 << 2)

    /// The system's number.
    package let rawValue: UInt

    /// Takes over the system's number.
    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The field of a button that takes text.
  package struct TextInput: Sendable, Hashable {
    /// The title of the button that sends.
    package var buttonTitle: String
    /// What stands in the field before the user types.
    package var placeholder: String

    /// Creates a field.
    package init(buttonTitle: String, placeholder: String = "") {
      self.buttonTitle = buttonTitle
      self.placeholder = placeholder
    }
  }

  /// What a response names.
  package var identifier: String
  /// What the user reads.
  package var title: String
  /// How the button behaves.
  package var options: Options
  /// The field, of a button that takes text.
  package var textInput: TextInput?

  /// Creates a button.
  package init(
    identifier: String,
    title: String,
    options: Options = [],
    textInput: TextInput? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.textInput = textInput
  }
}
