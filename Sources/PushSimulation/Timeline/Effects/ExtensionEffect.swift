/// Something that a service extension does before it answers.
package enum ExtensionEffect: Sendable, Hashable {
  /// Starts to download what a notification names; nil for a URL that none of them names.
  case startedDownload(String, NotificationID?)
}
