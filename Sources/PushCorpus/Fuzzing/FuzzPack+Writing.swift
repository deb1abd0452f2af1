package import Foundation

extension FuzzPack {
  /// Writes the pack to a folder, which the method creates if necessary.
  ///
  /// The method removes nothing. Before the method writes anything, it refuses a folder with other files, because a
  /// fuzzer would use these files as seeds, too.
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

  /// Returns the path of an entry in the folder, if the entry is not one of the pack's own files and folders.
  ///
  /// A hidden entry counts. A link or device also counts, even at the path of a file of the pack.
  private func stranger(in folder: CorpusFolder) throws -> String? {
    let own = Set(files.map(\.path))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.root.path).sorted() {
      guard name == Self.seedFolder else {
        if own.contains(name), isOrdinary(name, in: folder, .isRegularFileKey) { continue }
        return name
      }
      guard isOrdinary(name, in: folder, .isDirectoryKey) else { return name }
      let seeds = folder.root.appendingPathComponent(name)
      for seed in try FileManager.default.contentsOfDirectory(atPath: seeds.path).sorted() {
        let path = "\(name)/\(seed)"
        guard own.contains(path), isOrdinary(path, in: folder, .isRegularFileKey) else {
          return path
        }
      }
    }
    return nil
  }

  /// Returns whether an entry has the expected kind and is not a link.
  private func isOrdinary(_ path: String, in folder: CorpusFolder, _ kind: URLResourceKey) -> Bool {
    let url = folder.root.appendingPathComponent(path)
    let values = try? url.resourceValues(forKeys: [.isSymbolicLinkKey, kind])
    let isOfKind = kind == .isDirectoryKey ? values?.isDirectory : values?.isRegularFile
    return values?.isSymbolicLink == false && isOfKind == true
  }
}
