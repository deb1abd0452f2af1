import Foundation

extension CorpusFolder {
  /// Writes a file atomically, so that readers see the old or the new bytes.
  ///
  /// If the path is a link, the file that it points to is replaced, and the link is kept.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file below this folder; the folders in it have to exist.
  /// - Throws: The reason why the file cannot be written; the old file is then unchanged.
  package func write(_ bytes: [UInt8], to path: String) throws(CorpusFileError) {
    let url = URL(filePath: try resolve(path), directoryHint: .notDirectory)
    // Renaming onto a folder, a device or a pipe would fail or replace it.
    guard FileStatus(of: url.path)?.kind ?? .file == .file else {
      throw CorpusFileError(path: path, reason: .notAFile)
    }
    do {
      let manager = FileManager.default
      let mode = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(bytes).write(to: url, options: .atomic)
      // The new file has default permissions, which may be wider than the old permissions.
      if let mode { try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
    } catch {
      throw CorpusFileError(path: path, reason: .unwritable(error.localizedDescription))
    }
  }

  /// Creates a folder and its parents, unless the folder exists.
  ///
  /// - Parameter path: The path below this folder; empty for this folder itself.
  /// - Throws: The reason why the folder cannot be created.
  package func makeFolder(_ path: String = "") throws(CorpusFileError) {
    let url = path.isEmpty ? root : URL(filePath: try resolve(path), directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw CorpusFileError(
        path: path.isEmpty ? root.path : path,
        reason: .unwritable(error.localizedDescription)
      )
    }
  }
}
