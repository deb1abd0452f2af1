package import PushPayloads

/// An event that a notification or link reports: its type, and the object that it is about.
///
/// The center reads the event as soon as the payload or URL arrives, and all later steps use only this value.
package struct RemoteNotification<EventType: RemoteEventType>: Sendable, Hashable {
  package let eventType: EventType
  /// The object that the event is about; nil for events without an object.
  package let objectID: String?
  /// The text for the user; nil if there is no text to show, as for a link.
  package let alertText: String?

  package init(eventType: EventType, objectID: String? = nil, alertText: String? = nil) {
    self.eventType = eventType
    self.objectID = objectID
    self.alertText = alertText
  }

  /// Reads a payload; throws if it names no event type that the app knows.
  package init(
    payload: JSONObject,
    keys: RemoteNotificationKeys = RemoteNotificationKeys()
  ) throws(RemoteNotificationError) {
    let root = JSONValue.object(payload)
    self.init(
      eventType: try Self.eventType(named: root[keys.eventType]?.string),
      objectID: Self.objectID(root[keys.objectID]),
      alertText: payload.alertText
    )
  }

  /// Returns the event type that a payload or link names; throws if there is no name, or the app does not have the
  /// type.
  static func eventType(named name: String?) throws(RemoteNotificationError) -> EventType {
    guard let name, !name.isEmpty else { throw .noEventType }
    guard let eventType = EventType(rawValue: name) else { throw .unknownEventType(name) }
    return eventType
  }

  /// Returns the object's identifier as text; nil unless the value is a text or a whole number.
  ///
  /// Many servers use numbers as identifiers; 42 and "42" are the same object.
  private static func objectID(_ value: JSONValue?) -> String? {
    let number = value?.number.flatMap { $0.isSpelledAsInteger ? $0.lexeme : nil }
    guard let text = value?.string ?? number, !text.isEmpty else { return nil }
    return text
  }
}

/// The places of the event type and of the object's identifier in a payload, as key paths from the root.
package struct RemoteNotificationKeys: Sendable, Hashable {
  package var eventType: [String]
  package var objectID: [String]

  /// Creates a key map; by default both fields lie at the root of the payload.
  package init(eventType: [String] = ["event_type"], objectID: [String] = ["object_id"]) {
    self.eventType = eventType
    self.objectID = objectID
  }
}
