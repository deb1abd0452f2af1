/// An action of a service extension before it answers.
package enum ExtensionEffect: Sendable, Hashable {
  /// Starts to download a URL; the notification is nil if none names this URL.
  case startedDownload(String, NotificationID?)
}
