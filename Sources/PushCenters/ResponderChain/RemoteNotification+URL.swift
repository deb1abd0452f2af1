package import Foundation

extension RemoteNotification {
  /// Reads a deep link: `<scheme>://<event type>/<object id>`, or `<scheme>://<event type>` for an event without an
  /// object.
  ///
  /// The initializer ignores query and fragment, so that senders can add tracking tags. Upper and lower case letters
  /// count as equal in `scheme` (RFC 3986, section 3.1).
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

  /// Removes the percent-encoding of a text, once.
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
