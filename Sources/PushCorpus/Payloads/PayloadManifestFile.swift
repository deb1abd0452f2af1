import PushPayloads

/// A decoded manifest, and the text that it was decoded from.
struct PayloadManifestFile {
  /// The path of the file below the corpus, as findings show it.
  let path: String
  /// The text, with the place of each value.
  let document: JSONDocument
  let manifest: PayloadManifest

  /// Reads a manifest; an unknown or repeated member is an error.
  init(bytes: [UInt8], path: String) throws(StrictJSONError) {
    manifest = try StrictJSON.decode(PayloadManifest.self, from: bytes, file: path)
    switch JSONScanner.scan(bytes) {
    case .success(let document): self.document = document
    case .failure(let error):
      throw StrictJSONError(
        file: path,
        position: SourcePosition(of: error.offset, in: bytes),
        pointer: JSONPointer(),
        problem: .syntax(error)
      )
    }
    self.path = path
  }

  var canonicalText: [UInt8] {
    CanonicalManifest.text(of: document.value.object ?? JSONObject())
  }

  /// Returns the position of a member of the manifest, or of the member `name` of this member's object.
  ///
  /// The position is the beginning of the file if the manifest lacks the value.
  func position(_ member: String, _ name: String? = nil) -> SourcePosition {
    var element = document.root[member]
    if let name { element = element?[name] }
    return document.position(of: element?.range.lowerBound ?? 0)
  }

  /// The position of each test vector, found in one pass through the text.
  var vectorPositions: [SourcePosition] {
    guard let vectors = document.root["vectors"] else { return [] }
    return SourcePosition.all(of: vectors.elements.map(\.range.lowerBound), in: document.bytes)
  }
}
