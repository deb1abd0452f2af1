package import Foundation

/// The initial files for fuzzing a payload parser: the payloads of the corpus as seeds, and a dictionary of tokens.
///
/// OSS-Fuzz and ClusterFuzzLite find files with these names beside a target: `<target>_seed_corpus.zip`,
/// `<target>.dict` and `<target>.options`. libFuzzer itself reads the folder of seeds, and the dictionary with
/// `-dict=`.
package struct FuzzPack: Sendable, Hashable {
  package struct File: Sendable, Hashable {
    /// The path below the folder of the pack, such as `seeds/` and the identifier of a test vector.
    package let path: String
    /// The content of the file; the same corpus always gives the same content.
    package let bytes: [UInt8]
  }

  /// The name of the kit's own fuzz target.
  package static let target = "fuzz-payload"
  /// The largest total size of the seeds in bytes.
  package static let limit = 64 << 20
  static let seedFolder = "seeds"

  package let files: [File]
  package let seedCount: Int

  package init(_ contents: CorpusContents) throws(FuzzPackError) {
    let vectors = (contents.entries[.vector] ?? [:])
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    guard !vectors.isEmpty else { throw .empty }
    var archive = ZipArchive()
    var files: [File] = []
    var room = Self.limit
    for (id, entry) in vectors {
      guard Slug.isValid(id) else { throw .malformedIdentifier(id) }
      guard let payload = entry.payload else { continue }
      let bytes: [UInt8]
      do { bytes = try payload.bytes(in: contents.folder) } catch { throw .file(error) }
      room -= bytes.count
      guard room >= 0 else { throw .tooLarge }
      do { try archive.add(bytes, as: id) } catch { throw .tooLarge }
      files.append(File(path: "\(Self.seedFolder)/\(id)", bytes: bytes))
    }
    seedCount = files.count
    files.append(File(path: "\(Self.target)_seed_corpus.zip", bytes: archive.contents))
    files.append(File(path: "\(Self.target).options", bytes: Array(Self.options.utf8)))
    if let dictionary = try Self.dictionary(in: contents.folder) {
      files.append(File(path: "\(Self.target).dict", bytes: dictionary))
    }
    self.files = files
  }

  /// The flags of libFuzzer for the target.
  ///
  /// `max_len` is in bytes: four times the 4096 bytes that APNs allows for most pushes, so that the fuzzer also tries
  /// payloads that are too large. If a seed is larger, the fuzzer uses only the beginning of the seed.
  private static let options = """
    [libfuzzer]
    max_len = 16384

    """

  private static func dictionary(in corpus: CorpusFolder) throws(FuzzPackError) -> [UInt8]? {
    let path = "fuzz/payload.dict"
    do {
      return try corpus.read(path)
    } catch {
      guard error.reason == .missing else { throw .file(error) }
      return nil
    }
  }
}

package enum FuzzPackError: Error, Sendable, Hashable, CustomStringConvertible {
  case empty
  case file(CorpusFileError)
  case malformedIdentifier(String)
  case tooLarge
  /// The folder already contains an entry that is not part of the pack.
  case occupied(path: String, by: String)

  package var description: String {
    switch self {
    case .empty: "there is no payload to start from"
    case .file(let error): error.description
    case .malformedIdentifier(let id):
      "\"\(id)\" is not an identifier; 'corpus lint' says what one is"
    case .tooLarge: "the payloads have more than the \(FuzzPack.limit) bytes that a pack can have"
    case .occupied(let path, let name):
      """
      \(path) holds "\(name)", which this export would not write; name a folder that is new, empty \
      or an earlier export of the same vectors
      """
    }
  }
}

extension FuzzPack {
  /// Writes the pack, and creates the folder if necessary.
  ///
  /// The method removes nothing. Before the method writes, it refuses a folder with other files, because a fuzzer would
  /// use these files as seeds.
  package func write(to url: URL, named name: String) throws(FuzzPackError) {
    do {
      try CorpusFolder(url).makeFolder()
      // The system can resolve links only in the path of an existing folder.
      let folder = CorpusFolder(url)
      if let other = try stranger(in: folder) {
        throw FuzzPackError.occupied(path: name, by: other)
      }
      try folder.makeFolder(Self.seedFolder)
      for file in files { try folder.write(file.bytes, to: file.path) }
    } catch let error as FuzzPackError {
      throw error
    } catch let error as CorpusFileError {
      throw .file(error)
    } catch {
      throw .file(CorpusFileError(path: name, reason: .unreadable(error.localizedDescription)))
    }
  }

  /// Returns the path of the first entry that does not belong to the pack, even a hidden entry; nil if there is none.
  ///
  /// A link or a device at the path of a pack's file does not belong to the pack.
  private func stranger(in folder: CorpusFolder) throws -> String? {
    let own = Set(files.map(\.path))
    func kind(_ path: String) -> FileStatus.Kind? {
      FileStatus(of: "\(folder.root.path)/\(path)", followingLinks: false)?.kind
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.root.path).sorted() {
      guard name == Self.seedFolder else {
        if own.contains(name), kind(name) == .file { continue }
        return name
      }
      guard kind(name) == .folder else { return name }
      let seeds = folder.root.appendingPathComponent(name)
      for seed in try FileManager.default.contentsOfDirectory(atPath: seeds.path).sorted() {
        let path = "\(name)/\(seed)"
        guard own.contains(path), kind(path) == .file else { return path }
      }
    }
    return nil
  }
}
