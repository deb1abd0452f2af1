/// An action of a service extension before it answers.
package enum ExtensionEffect: Sendable, Hashable {
  /// The second value is the notification whose payload names the URL, or nil for none.
  case startedDownload(String, NotificationID?)
  /// The second value is the notification whose payload has the id, or nil for none.
  case startedTextFetch(String, NotificationID?)
}
