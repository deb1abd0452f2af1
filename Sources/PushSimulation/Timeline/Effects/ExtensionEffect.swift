/// An action of a service extension before it answers.
package enum ExtensionEffect: Sendable, Hashable {
  /// Starts to download a URL; the second value is the notification whose payload names the URL, or nil for none.
  case startedDownload(String, NotificationID?)
  /// Starts to fetch the text for an id; the second value is the notification whose payload has the id, or nil for none.
  case startedTextFetch(String, NotificationID?)
}
