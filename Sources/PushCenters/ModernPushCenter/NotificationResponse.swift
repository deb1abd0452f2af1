/// A user's response to a notification: the parts of `UNNotificationResponse` that a push center needs.
package struct NotificationResponse: Sendable, Hashable {
  /// `UNNotificationDefaultActionIdentifier`: the user has opened the notification.
  package static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`: the user has dismissed the notification.
  package static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  package let request: NotificationRequest
  /// The identifier of the action that the user has chosen, or one of the two constants above.
  package let actionIdentifier: String
  /// The text that the user has typed, from a `UNTextInputNotificationResponse`; nil for an action without text.
  package let userText: String?
  /// The persistent identifier of the session of the scene that the system has chosen
  /// (`UNNotificationResponse.targetScene`); nil if the system has chosen no scene.
  package let targetScene: String?

  package init(
    to request: NotificationRequest,
    actionIdentifier: String = NotificationResponse.defaultActionIdentifier,
    userText: String? = nil,
    targetScene: String? = nil
  ) {
    self.request = request
    self.actionIdentifier = actionIdentifier
    self.userText = userText
    self.targetScene = targetScene
  }
}
