import PushPayloads

package struct CorpusContents: Sendable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case vector
    case scenario
  }

  struct Entry: Sendable {
    /// The members of the test vector or scenario, in order, without `id`.
    var members: JSONObject
    var payload: PayloadFile?
    var source: String
  }

  /// A payload file, by its path and a hash of its bytes, so that the bytes do not stay in memory.
  struct PayloadFile: Sendable {
    var path: String
    var hash: Int

    func bytes(in folder: CorpusFolder) throws(CorpusFileError) -> [UInt8] {
      try folder.read(path, limit: PayloadCorpus.payloadLimit)
    }
  }

  let folder: CorpusFolder
  let entries: [Kind: [String: Entry]]

  /// Reads a whole corpus: a folder with `payloads`, `scenarios` or both.
  package init(reading folder: CorpusFolder) throws(CorpusContentsError) {
    self.folder = folder
    let folders = try Self.reading(try folder.folders())
    entries = [
      .vector: folders.contains("payloads") ? try Self.vectors(in: folder) : [:],
      .scenario: folders.contains("scenarios") ? try Self.scenarios(in: folder) : [:],
    ]
  }

  private static func vectors(
    in folder: CorpusFolder
  ) throws(CorpusContentsError) -> [String: Entry] {
    let corpus = PayloadCorpus(corpus: folder.root)
    var entries: [String: Entry] = [:]
    for area in try reading(try corpus.areas()) {
      let file: PayloadManifestFile
      do { file = try corpus.manifestFile(of: area) } catch { throw .corpus(error) }
      let objects = file.document.value.object?["vectors"]?.array ?? []
      for (vector, object) in zip(file.manifest.vectors, objects) {
        var payload = PayloadFile(path: "payloads/\(area)/\(vector.file)", hash: 0)
        payload.hash = try reading(try payload.bytes(in: folder).hashValue)
        var entry = Entry(
          members: CanonicalManifest.form(ofVector: object.object ?? JSONObject()),
          payload: payload,
          source: file.path
        )
        entry.members["id"] = nil
        try insert(entry, as: vector.id, into: &entries)
      }
    }
    return entries
  }

  private static func scenarios(
    in folder: CorpusFolder
  ) throws(CorpusContentsError) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    let paths = try reading(try folder.files(below: "scenarios"))
    for path in paths where path.hasSuffix(".json") {
      let bytes = try reading(try folder.read(path))
      let (id, members) = try identified(bytes, path: path)
      try insert(Entry(members: members, payload: nil, source: path), as: id, into: &entries)
    }
    return entries
  }

  private static func identified(
    _ bytes: [UInt8],
    path: String
  ) throws(CorpusContentsError) -> (id: String, members: JSONObject) {
    do throws(StrictJSONError) {
      var object = try StrictJSON.decode(JSONObject.self, from: bytes, file: path)
      guard let id = object["id"]?.string else {
        throw StrictJSONError(
          file: path,
          position: SourcePosition(of: 0, in: bytes),
          pointer: JSONPointer(),
          problem: .missingMember("id")
        )
      }
      object["id"] = nil
      return (id, object)
    } catch {
      throw .corpus(.content(error))
    }
  }

  private static func insert(
    _ entry: Entry,
    as id: String,
    into entries: inout [String: Entry]
  ) throws(CorpusContentsError) {
    if let first = entries.updateValue(entry, forKey: id) {
      throw .twice(id: id, files: [first.source, entry.source])
    }
  }

  private static func reading<Result>(
    _ body: @autoclosure () throws(CorpusFileError) -> Result
  ) throws(CorpusContentsError) -> Result {
    do { return try body() } catch { throw .corpus(.file(error)) }
  }
}

package enum CorpusContentsError: Error, Sendable, Hashable, CustomStringConvertible {
  case corpus(CorpusError)
  case twice(id: String, files: [String])

  package var description: String {
    switch self {
    case .corpus(let error): error.description
    case .twice(let id, let files):
      "\"\(id)\" is in \(files.joined(separator: " and in ")); 'corpus lint' says what else is"
        + " wrong"
    }
  }
}
