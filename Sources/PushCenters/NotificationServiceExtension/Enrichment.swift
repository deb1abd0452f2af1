/// The places of the payload fields that a service extension uses, as key paths from the root.
package struct EnrichmentKeys: Sendable, Hashable {
  /// The path to the URL of the attachment.
  package var attachment = ["attachment"]
  /// The path to the encrypted text.
  package var ciphertext = ["ciphertext"]
}

/// The changes to a notification's content; everything else stays as it came.
package struct Enrichment: Sendable, Hashable {
  /// The new body; nil to keep the server's.
  package var body: String?
  /// The file to attach; nil for none.
  package var file: LoadedFile?

  /// Creates the changes; by default none.
  package init(body: String? = nil, file: LoadedFile? = nil) {
    self.body = body
    self.file = file
  }
}
