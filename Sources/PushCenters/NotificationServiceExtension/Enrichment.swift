/// Where a payload has what a service extension works with; each is a path of keys from the root.
package struct EnrichmentKeys: Sendable, Hashable {
  /// The path to the URL of the attachment.
  package var attachment: [String]
  /// The path to the encrypted text.
  package var ciphertext: [String]

  /// Creates keys; what is not given stands at the root, under a plain name.
  package init(attachment: [String] = ["attachment"], ciphertext: [String] = ["ciphertext"]) {
    self.attachment = attachment
    self.ciphertext = ciphertext
  }
}

/// What of a notification's content is to be changed: all else stays as it came.
package struct Enrichment: Sendable, Hashable {
  /// The body, where it is another one than the server has sent.
  package var body: String?
  /// What is to be attached, if there is something.
  package var file: LoadedFile?

  /// Creates what is to be changed; by default nothing.
  package init(body: String? = nil, file: LoadedFile? = nil) {
    self.body = body
    self.file = file
  }
}
