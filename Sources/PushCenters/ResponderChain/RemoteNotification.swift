package import Foundation
package import PushPayloads

/// An event that a notification or link reports: the type of the event, and the object that the event is about.
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

  /// Reads a payload; throws if the payload does not name an event type that the app knows.
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

  static func eventType(named name: String?) throws(RemoteNotificationError) -> EventType {
    guard let name, !name.isEmpty else { throw .noEventType }
    guard let eventType = EventType(rawValue: name) else { throw .unknownEventType(name) }
    return eventType
  }

  /// Returns the object's identifier; nil unless the value is a string or an integer.
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

  package init(eventType: [String] = ["event_type"], objectID: [String] = ["object_id"]) {
    self.eventType = eventType
    self.objectID = objectID
  }
}

/// The event types of an app, as an enumeration of short strings.
///
/// ```swift
/// enum Event: String, RemoteEventType {
///   case inbox
///   case taskAssigned = "task_assigned"
/// }
/// ```
///
/// Because the number of cases is finite, a `switch` can name the screens for each case. The app notices an unknown
/// string when the app reads the payload or link.
///
/// Design: the passage "A small APNS payload" of seed article 001 (Specs/requirements.md).
package protocol RemoteEventType: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension RemoteNotification {
  /// Reads a deep link: `<scheme>://<event type>/<object id>`, or `<scheme>://<event type>` for an event without an
  /// object.
  ///
  /// The initializer ignores the query and the fragment, so that senders can add tracking tags. Uppercase and
  /// lowercase letters count as equal in `scheme` (RFC 3986, section 3.1).
  package init(url: URL, scheme: String) throws(RemoteNotificationError) {
    guard url.scheme?.lowercased() == scheme.lowercased() else { throw .foreignURL(url) }
    self.init(
      eventType: try Self.eventType(named: Self.decoded(url.host(percentEncoded: true), of: url)),
      objectID: try Self.objectID(url)
    )
  }

  private static func objectID(_ url: URL) throws(RemoteNotificationError) -> String? {
    var path = url.path(percentEncoded: true)[...]
    if path.first == "/" { path.removeFirst() }
    if path.last == "/" { path.removeLast() }
    // The initializer refuses links with longer paths, so that the caller can handle such links in a different way.
    guard !path.contains("/") else { throw .unreadableURL(url) }
    let text = try decoded(String(path), of: url)
    return text?.isEmpty == false ? text : nil
  }

  /// Removes the percent-encoding of a string, once.
  ///
  /// So `a%252Fb` is the identifier `a%2Fb`, and an escaped slash does not separate path components.
  private static func decoded(
    _ text: String?,
    of url: URL
  ) throws(RemoteNotificationError) -> String? {
    guard let text else { return nil }
    guard let decoded = text.removingPercentEncoding else { throw .unreadableURL(url) }
    return decoded
  }
}

package enum RemoteNotificationError: Error, Sendable, Hashable {
  case noEventType
  /// The app does not have the event type, for example because the server is newer than the app.
  case unknownEventType(String)
  case foreignURL(URL)
  /// The URL has the app's scheme, but not the form of the app's links.
  case unreadableURL(URL)
}

extension RemoteNotificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noEventType: "There is no event type"
    case .unknownEventType(let name): "There is no event type \(String(reflecting: name))"
    case .foreignURL(let url): "The scheme of \(url.absoluteString) is not the app's"
    case .unreadableURL(let url): "\(url.absoluteString) is not of the form scheme://event/object"
    }
  }
}
