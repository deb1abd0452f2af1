package import Foundation

/// The payload corpus: a folder for each area, with payload files and a manifest.
package struct PayloadCorpus: Sendable, Hashable {
  package let folder: CorpusFolder

  package static let manifestName = "manifest.json"
  /// The largest size of a manifest in bytes, enough for thousands of test vectors.
  static let manifestLimit = 1 << 20
  package static let payloadLimit = 1 << 18

  package init(corpus: URL) {
    folder = CorpusFolder(corpus.appendingPathComponent("payloads", isDirectory: true))
  }

  package func areas() throws(CorpusFileError) -> [String] { try folder.folders() }

  package func manifest(of area: String) throws(CorpusError) -> PayloadManifest {
    try manifestFile(of: area).manifest
  }

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

  static func manifestPath(of area: String) -> String { "payloads/\(area)/\(manifestName)" }

  package func bytes(of vector: PayloadVector, in area: String) throws(CorpusFileError) -> [UInt8] {
    try folder.read("\(area)/\(vector.file)", limit: Self.payloadLimit)
  }
}

package enum CorpusError: Error, Sendable, Hashable, CustomStringConvertible {
  case file(CorpusFileError)
  /// The file is not JSON, or not JSON of the expected grammar.
  case content(StrictJSONError)

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .content(let error): error.description
    }
  }
}
