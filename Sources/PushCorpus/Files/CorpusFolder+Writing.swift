import Foundation

extension CorpusFolder {
  /// Puts a file in place, whole or not at all: whoever reads it sees the old bytes or the new ones.
  ///
  /// A link is followed, and stays one.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: The way to it below the folder; the folders on the way exist.
  /// - Throws: Why it cannot be written; what was there before is there still.
  package func write(_ bytes: [UInt8], to path: String) throws(CorpusFileError) {
    let url = try resolve(path)
    let values = try? url.resourceValues(forKeys: [.isRegularFileKey])
    // Renaming onto a folder, a device or a pipe would fail, or replace it.
    guard values?.isRegularFile ?? true else {
      throw CorpusFileError(path: path, reason: .notAFile)
    }
    do {
      let manager = FileManager.default
      let mode = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(bytes).write(to: url, options: .atomic)
      // The new file has the usual permissions, which may be wider than those of the old one.
      if let mode { try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
    } catch {
      throw CorpusFileError(path: path, reason: .unwritable(error.localizedDescription))
    }
  }

  /// Makes a folder, and those on the way to it; one that is there already is left as it is.
  ///
  /// - Parameter path: The way to it below this folder; empty for this one.
  /// - Throws: Why it cannot be made.
  package func makeFolder(_ path: String = "") throws(CorpusFileError) {
    let url = path.isEmpty ? root : try resolve(path)
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
