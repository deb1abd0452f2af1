package import PushSimulation

extension Vocabulary {
  /// The changes that an app's service extension makes.
  package struct Enrichment: Sendable, Hashable {
    /// The text shown where decryption fails; nil for an extension that then leaves the notification unchanged.
    package var placeholder: String?
    /// The members that the extension also changes, besides attaching and decrypting, such as the badge if it counts.
    package var changes: Set<NotificationContent.Member> = []
  }
}
