package import Foundation

extension FuzzPack {
  /// Writes the pack to a folder, which is made if there is none.
  ///
  /// Nothing is ever removed. A folder that holds anything which the pack does not is refused before a
  /// file is written: what is left of other vectors would be taken for seeds.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - name: What errors call it.
  /// - Throws: What keeps the pack from being written.
  package func write(to url: URL, named name: String) throws(FuzzPackError) {
    do {
      try CorpusFolder(url).makeFolder()
      // Only what exists can be told from the folder that a link leads to.
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

  /// Something in the folder that the pack does not write, hidden files included, or a link or a device
  /// in the place of what it does write.
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

  /// Whether something is what it has to be, and no link to it.
  private func isOrdinary(_ path: String, in folder: CorpusFolder, _ kind: URLResourceKey) -> Bool {
    let url = folder.root.appendingPathComponent(path)
    let values = try? url.resourceValues(forKeys: [.isSymbolicLinkKey, kind])
    let isOfKind = kind == .isDirectoryKey ? values?.isDirectory : values?.isRegularFile
    return values?.isSymbolicLink == false && isOfKind == true
  }
}
