package import PushSimulation

extension Vocabulary {
  /// The changes that an app's service extension makes.
  package struct Enrichment: Sendable, Hashable {
    /// The text that is shown if decryption fails; nil if the notification is then shown unchanged.
    package var placeholder: String?
    /// The members that the extension also changes, besides attaching and decrypting, such as the badge if it counts.
    package var changes: Set<NotificationContent.Member> = []
    /// Whether the extension may answer with nothing to show, so that the system shows nothing.
    package var mayDiscard = false

    /// Whether the extension changes a text, which it then has from its server.
    var changesText: Bool { !changes.isDisjoint(with: [.title, .subtitle, .body]) }
  }
}
