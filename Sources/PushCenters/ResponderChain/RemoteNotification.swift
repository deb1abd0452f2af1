package import PushPayloads

/// Something that happened elsewhere: what kind of event, and to which object.
///
/// It is read from a payload or a URL at once, and everything behind it sees this value alone.
package struct RemoteNotification<EventType: RemoteEventType>: Sendable, Hashable {
  /// The kind of event.
  package let eventType: EventType
  /// The object that the event is about; nil for events that are about none.
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
  ///   - keys: Where it keeps the two strings.
  /// - Throws: ``RemoteNotificationError`` when it names no kind of event that the app knows.
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

  /// The kind of event of a name that somebody sent.
  static func eventType(named name: String?) throws(RemoteNotificationError) -> EventType {
    guard let name, !name.isEmpty else { throw .noEventType }
    guard let eventType = EventType(rawValue: name) else { throw .unknownEventType(name) }
    return eventType
  }

  /// Identifiers are text to the app, and many servers count: 42 and "42" are one object.
  private static func objectID(_ value: JSONValue?) -> String? {
    let number = value?.number.flatMap { $0.isSpelledAsInteger ? $0.lexeme : nil }
    guard let text = value?.string ?? number, !text.isEmpty else { return nil }
    return text
  }
}

/// Where a payload keeps the two strings of a ``RemoteNotification``, as paths of keys from its
/// root.
package struct RemoteNotificationKeys: Sendable, Hashable {
  /// The path to the kind of event.
  package var eventType: [String]
  /// The path to the identifier of the object.
  package var objectID: [String]

  /// Creates a key map.
  package init(eventType: [String] = ["event_type"], objectID: [String] = ["object_id"]) {
    self.eventType = eventType
    self.objectID = objectID
  }
}
