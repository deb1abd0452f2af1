package import PushSimulation

extension Vocabulary {
  /// The changes that an app's service extension makes to notifications.
  package struct Enrichment: Sendable, Hashable {
    /// The text that is shown if decryption or the fetch of a text fails; nil if the notification then keeps its text.
    package var placeholder: String?
    /// The members that the extension changes in other ways than attaching and decrypting, such as the badge.
    package var changes: Set<NotificationContent.Member> = []
    /// True if the extension may answer with an empty content, so that the system shows nothing.
    package var mayDiscard = false
  }
}
