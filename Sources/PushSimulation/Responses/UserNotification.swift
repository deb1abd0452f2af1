/// A notification as UserNotifications delivers it: the relevant parts of `UNNotification`.
public struct UserNotification: Sendable, Hashable {
  /// The origin of a notification, according to the trigger of its request.
  public enum Trigger: String, Sendable, Hashable, Codable {
    /// A push: `UNPushNotificationTrigger`.
    case push
    /// The app itself: a local notification, such as a reminder.
    case local
  }

  /// The identifier of the request: the collapse identifier of the push, or a unique identifier if the push has none.
  public var identifier: String
  /// The origin of the notification: a push, or the app itself.
  public var trigger: Trigger
  /// The category, which determines the actions; empty for a notification without a category.
  public var category: String
  /// The payload of the push, or the user info of a local notification.
  public var userInfo: UserInfo

  /// Creates a notification; by default it is a push without a category.
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
  /// `UNNotificationDefaultActionIdentifier`: the user has tapped the notification.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`: the user has dismissed the notification.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// The notification that the user has responded to.
  public var notification: UserNotification
  /// The identifier of the action that the user has chosen.
  public var actionIdentifier: String
  /// The text that the user typed: `UNTextInputNotificationResponse.userText`; nil for an action without text.
  public var userText: String?
  /// The session identifier of `targetScene`; nil in an app without scenes, and for a response that shows no screen.
  public var targetScene: String?

  /// Creates a response; by default the user has tapped the notification.
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

/// The reasons for a scene's connection: `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Sendable, Hashable {
  /// The session identifier of the app's first scene, if the scenario names no other identifier.
  public static let firstScene = "main"

  /// The session identifier of the connecting scene, which UIKit passes in addition to the options.
  public var scene: String
  /// The user's response that makes the system connect the scene; nil if the scene connects for another reason.
  public var notificationResponse: NotificationResponse?

  /// Creates options; the defaults are those of a launch from the app icon.
  public init(scene: String = firstScene, notificationResponse: NotificationResponse? = nil) {
    self.scene = scene
    self.notificationResponse = notificationResponse
  }
}
