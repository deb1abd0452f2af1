/// An action of a service extension before it answers.
package enum ExtensionEffect: Sendable, Hashable {
  /// Starts to download a URL, which the payload of the notification names; nil if no notification names the URL.
  case startedDownload(String, NotificationID?)
}
