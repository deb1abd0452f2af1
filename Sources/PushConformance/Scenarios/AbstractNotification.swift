public import PushPayloads
import PushSimulation

/// A notification before anybody has spelled it: what it says, not where the payload says it.
///
/// A scenario holds these; the kit renders them with the vocabulary of each subject, so that a
/// center that reads `data.link` plays the same scenarios as one that reads `genius.url`.
public struct AbstractNotification: Sendable, Hashable {
  /// The alert, a string or a dictionary; nil for none.
  public var alert: JSONValue?
  /// The badge; nil for none.
  public var badge: JSONValue?
  /// The sound; nil for none.
  public var sound: JSONValue?
  /// Whether it wakes the app in the background.
  public var contentAvailable: Bool
  /// The routing URL: any value, so that unusable ones can be tried; nil for none.
  public var url: JSONValue?
  /// The kind of event: any value; nil for none.
  public var type: JSONValue?
  /// The object that the event is about: any value; nil for none.
  public var objectID: JSONValue?
  /// The identity of the message: any value; nil for none.
  public var messageID: JSONValue?
  /// Members beside `aps`.
  public var extra: JSONObject
  /// Further members of `aps`.
  public var aps: JSONObject

  /// Creates a notification; what is not given is not in the payload.
  public init(
    alert: JSONValue? = nil,
    badge: JSONValue? = nil,
    sound: JSONValue? = nil,
    contentAvailable: Bool = false,
    url: JSONValue? = nil,
    type: JSONValue? = nil,
    objectID: JSONValue? = nil,
    messageID: JSONValue? = nil,
    extra: JSONObject = JSONObject(),
    aps: JSONObject = JSONObject()
  ) {
    self.alert = alert
    self.badge = badge
    self.sound = sound
    self.contentAvailable = contentAvailable
    self.url = url
    self.type = type
    self.objectID = objectID
    self.messageID = messageID
    self.extra = extra
    self.aps = aps
  }

  /// The payload as a provider of this app would send it.
  public func rendered(with vocabulary: Vocabulary) -> JSONObject {
    var aps = self.aps
    aps["alert"] = alert ?? aps["alert"]
    aps["badge"] = badge ?? aps["badge"]
    aps["sound"] = sound ?? aps["sound"]
    if contentAvailable { aps["content-available"] = 1 }
    var root = JSONObject()
    root["aps"] = .object(aps)
    for member in extra { root[member.key] = member.value }
    let type = type?.string.flatMap { vocabulary.events[$0] }.map { .string($0.name) } ?? type
    for (path, value) in [
      (vocabulary.keys.url, url), (vocabulary.keys.type, type),
      (vocabulary.keys.objectID, objectID), (vocabulary.keys.messageID, messageID),
    ] {
      if let value { root.set(value, at: path[...]) }
    }
    return root
  }

  /// The notification as the simulated system delivers it.
  func simulated(as name: String, with vocabulary: Vocabulary) -> SimulatedNotification {
    let payload = rendered(with: vocabulary)
    return SimulatedNotification(
      name: name,
      payload: payload,
      facts: NotificationFacts(payload: payload, vocabulary: vocabulary)
    )
  }
}

extension JSONObject {
  /// Puts a value at a path, making the objects on the way.
  mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if path.count == 1 {
      self[key] = value
    } else {
      var inner = self[key]?.object ?? JSONObject()
      inner.set(value, at: path.dropFirst())
      self[key] = .object(inner)
    }
  }
}
