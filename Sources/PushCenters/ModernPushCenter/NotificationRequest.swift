package import PushPayloads

/// A notification from the system, before the app reads it.
///
/// The value holds the parts of `UNNotificationRequest` that a push center needs. Callbacks without a request supply
/// the same parts.
package struct NotificationRequest: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    /// A server: the trigger is a `UNPushNotificationTrigger`.
    case push
    /// The app itself, or an SDK inside it: any trigger that is no `UNPushNotificationTrigger`.
    case local
  }

  /// `UNNotificationRequest.identifier`; if a push has a collapse identifier, the system uses the collapse identifier
  /// here.
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
