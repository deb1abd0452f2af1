/// A type of notification with its actions: `UNNotificationCategory`.
public struct UserNotificationCategory: Sendable, Hashable {
  /// The options of a category: `UNNotificationCategoryOptions`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits of the set; each option has the same bit as in `UNNotificationCategoryOptions`.
    public var rawValue: UInt8

    /// Creates a set from bits of `UNNotificationCategoryOptions`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The system notifies the app when the user dismisses a notification of the category.
    public static let customDismissAction = Options(rawValue: 1 << 0)
  }

  /// The identifier of the category, which a push contains as `category` in `aps`.
  public var identifier: String
  /// The actions that the system offers on notifications of the category.
  public var actions: [UserNotificationAction]
  /// The options of the category.
  public var options: Options

  /// Creates a category from its identifier, its actions and its options.
  public init(identifier: String, actions: [UserNotificationAction], options: Options = []) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
  }
}

/// An action that the system offers on notifications: `UNNotificationAction` or `UNTextInputNotificationAction`.
public struct UserNotificationAction: Sendable, Hashable {
  /// The options of an action: `UNNotificationActionOptions`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits of the set; each option has the same bit as in `UNNotificationActionOptions`.
    public var rawValue: UInt8

    /// Creates a set from bits of `UNNotificationActionOptions`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The user has to unlock the device before the app gets the action.
    public static let authenticationRequired = Options(rawValue: 1 << 0)
    /// The action is destructive, such as a deletion, so the system highlights the action.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The action brings the app to the foreground.
    public static let foreground = Options(rawValue: 1 << 2)
  }

  /// The value of ``NotificationResponse/actionIdentifier`` when the user chooses the action.
  public var identifier: String
  /// The options of the action.
  public var options: Options
  /// True if the user types text: `UNTextInputNotificationAction`.
  public var takesText: Bool

  /// Creates an action; by default it does not bring the app to the foreground and takes no text.
  public init(identifier: String, options: Options = [], takesText: Bool = false) {
    self.identifier = identifier
    self.options = options
    self.takesText = takesText
  }
}
