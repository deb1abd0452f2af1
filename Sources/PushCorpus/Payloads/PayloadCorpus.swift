package import Foundation

/// The payload corpus: a folder an area, each with raw files and a manifest.
package struct PayloadCorpus: Sendable, Hashable {
  /// The folder of the areas.
  package let folder: CorpusFolder

  /// The name of the file that says what is expected of the others.
  package static let manifestName = "manifest.json"
  /// How large a manifest may be: room for thousands of vectors.
  static let manifestLimit = 1 << 20
  /// How large a payload of the corpus may be.
  package static let payloadLimit = 1 << 18

  /// Opens the payloads of a corpus, which lie below `payloads`.
  package init(corpus: URL) {
    folder = CorpusFolder(corpus.appendingPathComponent("payloads", isDirectory: true))
  }

  /// The areas, by name.
  package func areas() throws(CorpusFileError) -> [String] {
    try folder.folders()
  }

  /// Reads the manifest of an area.
  package func manifest(of area: String) throws(CorpusError) -> PayloadManifest {
    try manifestFile(of: area).manifest
  }

  /// Reads the manifest of an area, and keeps its text.
  func manifestFile(of area: String) throws(CorpusError) -> PayloadManifestFile {
    let bytes: [UInt8]
    do {
      bytes = try folder.read("\(area)/\(Self.manifestName)", limit: Self.manifestLimit)
    } catch {
      throw .file(error)
    }
    do {
      return try PayloadManifestFile(bytes: bytes, path: Self.manifestPath(of: area))
    } catch {
      throw .content(error)
    }
  }

  /// What findings call the manifest of an area.
  static func manifestPath(of area: String) -> String {
    "payloads/\(area)/\(manifestName)"
  }

  /// Reads a payload, byte for byte.
  package func bytes(of vector: PayloadVector, in area: String) throws(CorpusFileError) -> [UInt8] {
    try folder.read("\(area)/\(vector.file)", limit: Self.payloadLimit)
  }
}

/// What keeps a part of the corpus from being read.
package enum CorpusError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file itself.
  case file(CorpusFileError)
  /// What it holds.
  case content(StrictJSONError)

  /// One line that says what and where.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .content(let error): error.description
    }
  }
}
