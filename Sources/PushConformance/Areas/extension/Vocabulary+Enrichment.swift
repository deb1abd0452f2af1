public import PushSimulation

extension Vocabulary {
  /// The changes that an app's service extension makes, and the payload members that it needs.
  public struct Enrichment: Sendable, Hashable {
    /// The path to the URL of the attachment.
    public var attachment: [String]
    /// The path to an encrypted text, which is decrypted and shown in place of the alert.
    public var ciphertext: [String]
    /// The text that is shown if decryption fails; nil if the notification is then shown unchanged.
    public var placeholder: String?
    /// The members that the extension also changes, besides attaching and decrypting, such as the badge if it counts.
    public var changes: Set<NotificationContent.Member>

    /// Creates the enrichment of an extension; by default members are at the root and nothing else changes.
    public init(
      attachment: [String] = ["attachment"],
      ciphertext: [String] = ["ciphertext"],
      placeholder: String? = nil,
      changes: Set<NotificationContent.Member> = []
    ) {
      self.attachment = attachment
      self.ciphertext = ciphertext
      self.placeholder = placeholder
      self.changes = changes
    }
  }
}
