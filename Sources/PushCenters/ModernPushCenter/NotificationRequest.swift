package import PushPayloads

/// A notification as the system hands it over, before anybody has read it: what a push center needs of
/// `UNNotificationRequest`, and all that the callbacks without one have.
package struct NotificationRequest: Sendable, Hashable {
  /// Who has scheduled a notification.
  package enum Origin: Sendable, Hashable {
    /// A server: the trigger is a `UNPushNotificationTrigger`.
    case push
    /// The app itself.
    case local
  }

  /// `UNNotificationRequest.identifier`, which is the collapse identifier of a push that has one; nil
  /// where the callback does not tell: launch options and the fetch callback.
  package let identifier: String?
  /// Who has scheduled it.
  package let origin: Origin
  /// The payload; nil where the user info cannot have come from one.
  package let payload: JSONObject?

  /// Takes over the payload of a notification.
  package init(identifier: String? = nil, payload: JSONObject, origin: Origin = .push) {
    self.identifier = identifier
    self.origin = origin
    self.payload = payload
  }

  /// Takes over the user info of a notification.
  package init(
    identifier: String? = nil,
    userInfo: [AnyHashable: Any],
    origin: Origin = .push
  ) {
    self.identifier = identifier
    self.origin = origin
    payload = JSONObject(userInfo: userInfo)
  }
}
