/// What a user has done with a notification: what a push center needs of `UNNotificationResponse`.
package struct NotificationResponse: Sendable, Hashable {
  /// `UNNotificationDefaultActionIdentifier`: the user has opened the notification.
  package static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`: the user has put the notification away.
  package static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// The notification.
  package let request: NotificationRequest
  /// What the user has chosen.
  package let actionIdentifier: String
  /// What the user has typed, of a `UNTextInputNotificationResponse`.
  package let userText: String?
  /// The scene that the system has chosen to show what the response leads to: the persistent identifier
  /// of the session of its `targetScene`.
  package let targetScene: String?

  /// Takes over a response.
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
