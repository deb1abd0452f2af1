/// The places of the payload fields that a service extension uses, as key paths from the root.
package struct EnrichmentKeys: Sendable, Hashable {
  /// The path to the URL of the picture, sound or film that the extension attaches.
  package var attachment = ["attachment"]
  /// The path to the encrypted text, which replaces the body of the notification.
  package var ciphertext = ["ciphertext"]
}

/// The changes that an extension makes to a notification's content; other parts of the content stay unchanged.
package struct Enrichment: Sendable, Hashable {
  /// The new message text; nil to keep the server's text.
  package var body: String?
  /// The file to attach; nil for none.
  package var file: LoadedFile?

  package init(body: String? = nil, file: LoadedFile? = nil) {
    self.body = body
    self.file = file
  }
}
