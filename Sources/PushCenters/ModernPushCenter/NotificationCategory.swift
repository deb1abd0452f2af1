/// A kind of notification with buttons of its own: what `UNNotificationCategory` holds.
public struct NotificationCategory: Sendable, Hashable {
  /// What payloads name in `aps.category`.
  public var identifier: String
  /// The buttons, in their order.
  public var actions: [NotificationAction]
  /// Whether the app is told when the user puts such a notification away.
  public var reportsDismissal: Bool

  /// Creates a category.
  public init(
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
public struct NotificationAction: Sendable, Hashable {
  /// How a button behaves; the raw values are those of `UNNotificationActionOptions`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The device has to be unlocked.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The button is shown as one that destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The app comes to the front, so the notification is opened as well.
    public static let foreground = Self(rawValue: 1 << 2)

    /// The system's number.
    public let rawValue: UInt

    /// Takes over the system's number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The field of a button that takes text.
  public struct TextInput: Sendable, Hashable {
    /// The title of the button that sends.
    public var buttonTitle: String
    /// What stands in the field before the user types.
    public var placeholder: String

    /// Creates a field.
    public init(buttonTitle: String, placeholder: String = "") {
      self.buttonTitle = buttonTitle
      self.placeholder = placeholder
    }
  }

  /// What a response names.
  public var identifier: String
  /// What the user reads.
  public var title: String
  /// How the button behaves.
  public var options: Options
  /// The field, of a button that takes text.
  public var textInput: TextInput?

  /// Creates a button.
  public init(
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
