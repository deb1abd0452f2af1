package import PushPayloads

/// An event elsewhere: its type, and the object that it is about.
///
/// It is read at once from a payload or a URL, and all later steps see only this value.
package struct RemoteNotification<EventType: RemoteEventType>: Sendable, Hashable {
  /// The event type.
  package let eventType: EventType
  /// The object that the event is about; nil for events without one.
  package let objectID: String?
  /// The text for the user; nil where there is none to show, as in a URL.
  package let alertText: String?

  /// Creates a notification.
  package init(eventType: EventType, objectID: String? = nil, alertText: String? = nil) {
    self.eventType = eventType
    self.objectID = objectID
    self.alertText = alertText
  }

  /// Reads a payload.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - keys: The places of the two strings.
  /// - Throws: ``RemoteNotificationError`` when the payload names no event type that the app knows.
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

  /// Returns the event type of a name from a payload or link.
  static func eventType(named name: String?) throws(RemoteNotificationError) -> EventType {
    guard let name, !name.isEmpty else { throw .noEventType }
    guard let eventType = EventType(rawValue: name) else { throw .unknownEventType(name) }
    return eventType
  }

  /// Returns the identifier as text.
  ///
  /// Many servers use numbers as identifiers; 42 and "42" are the same object.
  private static func objectID(_ value: JSONValue?) -> String? {
    let number = value?.number.flatMap { $0.isSpelledAsInteger ? $0.lexeme : nil }
    guard let text = value?.string ?? number, !text.isEmpty else { return nil }
    return text
  }
}

/// The places in a payload of the two strings of a ``RemoteNotification``, as key paths from the root.
package struct RemoteNotificationKeys: Sendable, Hashable {
  /// The path to the event type.
  package var eventType: [String]
  /// The path to the identifier of the object.
  package var objectID: [String]

  /// Creates a key map.
  package init(eventType: [String] = ["event_type"], objectID: [String] = ["object_id"]) {
    self.eventType = eventType
    self.objectID = objectID
  }
}
