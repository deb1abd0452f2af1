package import Foundation

extension RemoteNotification {
  /// Reads a deep link: `<scheme>://<event type>/<object id>`, without the identifier where there is none.
  ///
  /// Query and fragment are ignored, so that senders can add tracking tags.
  ///
  /// - Parameters:
  ///   - url: The URL that the app was opened with.
  ///   - scheme: The app's own scheme, in either case (RFC 3986, section 3.1).
  /// - Throws: ``RemoteNotificationError`` when it is not such a link.
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
    // Longer paths are not understood here; accepting them would take the link from a handler that understands it.
    guard !path.contains("/") else { throw .unreadableURL(url) }
    let text = try decoded(String(path), of: url)
    return text?.isEmpty == false ? text : nil
  }

  /// Decodes once.
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
