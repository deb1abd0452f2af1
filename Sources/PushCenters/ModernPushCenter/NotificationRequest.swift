package import PushPayloads

/// A notification from the system, before the app reads it.
///
/// The value holds the parts of `UNNotificationRequest` that a push center needs. Callbacks without a request supply
/// the same parts.
package struct NotificationRequest: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    /// A server sent the notification: the trigger is a `UNPushNotificationTrigger`.
    case push
    /// The app or an SDK made the notification: the trigger is not a `UNPushNotificationTrigger`.
    case local
  }

  /// `UNNotificationRequest.identifier`, which equals the push's collapse identifier if the push has one.
  ///
  /// Nil for launch options and the fetch callback, which have no identifier.
  package let identifier: String?
  package let origin: Origin
  /// The payload; nil if the user info has values that no JSON payload can have.
  package let payload: JSONObject?

  package init(identifier: String? = nil, payload: JSONObject, origin: Origin = .push) {
    self.identifier = identifier
    self.origin = origin
    self.payload = payload
  }

  package init(identifier: String? = nil, userInfo: [AnyHashable: Any], origin: Origin = .push) {
    self.identifier = identifier
    self.origin = origin
    payload = JSONObject(userInfo: userInfo)
  }
}

/// A user's response to a notification: the parts of `UNNotificationResponse` that a push center needs.
package struct NotificationResponse: Sendable, Hashable {
  /// `UNNotificationDefaultActionIdentifier`: the user has opened the notification.
  package static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`: the user has dismissed the notification.
  package static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  package let request: NotificationRequest
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
