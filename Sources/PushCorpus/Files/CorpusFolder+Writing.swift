import Foundation

extension CorpusFolder {
  /// Writes a file atomically, so that a reader sees either the old bytes or the new bytes.
  ///
  /// If the path is a link, the method replaces the file that the link points to, and keeps the link. The folders in
  /// the path have to exist.
  package func write(_ bytes: [UInt8], to path: String) throws(CorpusFileError) {
    let url = URL(filePath: try resolve(path), directoryHint: .notDirectory)
    // Renaming onto a folder would fail, and renaming onto a device or a pipe would replace the device or pipe.
    guard FileStatus(of: url.path)?.kind ?? .file == .file else {
      throw CorpusFileError(path: path, reason: .notAFile)
    }
    do {
      let manager = FileManager.default
      let mode = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(bytes).write(to: url, options: .atomic)
      // The new file has default permissions, which may be wider than the permissions of the old file.
      if let mode { try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
    } catch {
      throw CorpusFileError(path: path, reason: .unwritable(error.localizedDescription))
    }
  }

  /// Creates a folder and its parents, if the folder does not exist; an empty path is this folder itself.
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
