public import PushSimulation

extension Vocabulary {
  /// The changes that an app's service extension makes, and the members of the payload that it needs for them.
  public struct Enrichment: Sendable, Hashable {
    /// The path to the URL of what is attached.
    public var attachment: [String]
    /// The path to an encrypted text, which is shown in place of what the push says.
    public var ciphertext: [String]
    /// The text in place of one that cannot be read; nil for an extension that shows the
    /// notification as it came.
    public var placeholder: String?
    /// The members that the extension changes on its own account, besides attaching and decrypting:
    /// the number on the icon, say, if it counts.
    public var changes: Set<NotificationContent.Member>

    /// Creates the words of an extension; what is not given stands at the root, under a plain name, and
    /// nothing is changed.
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
