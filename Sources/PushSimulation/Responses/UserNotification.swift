/// A notification as UserNotifications hands it to the delegate: `UNNotification`, with what matters
/// of its request and content.
public struct UserNotification: Sendable, Hashable {
  /// Where a notification comes from, as the trigger of its request tells.
  public enum Trigger: String, Sendable, Hashable, Codable {
    /// From a provider: `UNPushNotificationTrigger`.
    case push
    /// From the app itself.
    case local
  }

  /// The identifier of the request: the collapse identifier of a push that has one, and otherwise
  /// one that no other has.
  public var identifier: String
  /// Where it comes from.
  public var trigger: Trigger
  /// The category, which decides on the actions; empty for none.
  public var category: String
  /// The payload.
  public var userInfo: UserInfo

  /// Creates a notification.
  public init(
    identifier: String,
    trigger: Trigger = .push,
    category: String = "",
    userInfo: UserInfo
  ) {
    self.identifier = identifier
    self.trigger = trigger
    self.category = category
    self.userInfo = userInfo
  }
}

/// The user's response to a notification: `UNNotificationResponse`.
public struct NotificationResponse: Sendable, Hashable {
  /// `UNNotificationDefaultActionIdentifier`: the user has tapped it.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`: the user has swiped it away.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// The notification.
  public var notification: UserNotification
  /// Which action the user has chosen.
  public var actionIdentifier: String
  /// The text that the user has written: `UNTextInputNotificationResponse.userText`; nil for an action
  /// without text.
  public var userText: String?
  /// The scene that the system has chosen to show what the response leads to:
  /// `UNNotificationResponse.targetScene`, by the identifier of its session; nil where nothing is to be
  /// shown, and in an app without scenes.
  public var targetScene: String?

  /// Creates a response.
  public init(
    notification: UserNotification,
    actionIdentifier: String = defaultActionIdentifier,
    userText: String? = nil,
    targetScene: String? = nil
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    self.userText = userText
    self.targetScene = targetScene
  }
}

/// The reasons for which a scene is connected: `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Sendable, Hashable {
  /// The name of the scene that the system makes unless another one is asked for.
  public static let firstScene = "main"

  /// The scene that is connected, by the identifier of its session, which UIKit hands over beside the
  /// options.
  public var scene: String
  /// The response for which the system opens the scene.
  public var notificationResponse: NotificationResponse?

  /// Creates options; by default those of the user's opening the app by its icon.
  public init(scene: String = firstScene, notificationResponse: NotificationResponse? = nil) {
    self.scene = scene
    self.notificationResponse = notificationResponse
  }
}
