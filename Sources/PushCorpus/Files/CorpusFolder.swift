package import Foundation

/// A folder whose files are read by relative paths.
///
/// No path leads out of the folder, and each read has a size limit.
package struct CorpusFolder: Sendable, Hashable {
  /// The folder, with links resolved.
  package let root: URL

  /// Opens a folder; a missing one causes an error at the first read.
  package init(_ root: URL) {
    self.root = root.resolvingSymlinksInPath().standardizedFileURL
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The path below the folder, separated by slashes.
  ///   - limit: The largest number of bytes.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file cannot be read.
  package func read(
    _ path: String,
    limit: Int = CorpusFolder.defaultLimit
  ) throws(CorpusFileError) -> [UInt8] {
    try BoundedFile.read(try resolve(path), named: path, limit: limit)
  }

  /// Returns the paths of the regular files below the folder, or below a folder inside it, sorted.
  ///
  /// Hidden files are left out, and links are not followed.
  ///
  /// - Parameter path: The path of a folder below this one; empty for this folder.
  /// - Returns: The paths below the folder.
  /// - Throws: The reason why the folder cannot be listed.
  package func files(below path: String = "") throws(CorpusFileError) -> [String] {
    let start = path.isEmpty ? root : try resolve(path)
    var found: [String] = []
    var pending = [(url: start, path: path)]
    while let folder = pending.popLast() {
      for entry in try entries(of: folder.url, path: folder.path) {
        let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
        let url = folder.url.appendingPathComponent(entry.name)
        switch entry.kind {
        case .folder: pending.append((url, path))
        case .file: found.append(path)
        case .link, .hidden, .special: continue
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the folders directly below this one, sorted by name.
  ///
  /// - Returns: The names of the folders.
  /// - Throws: The reason why the folder cannot be listed.
  package func folders() throws(CorpusFileError) -> [String] {
    try entries(of: root, path: "").filter { $0.kind == .folder }.map(\.name).sorted()
  }

  /// Returns a folder directly below this one, by its name.
  package func folder(_ name: String) throws(CorpusFileError) -> CorpusFolder {
    CorpusFolder(try resolve(name))
  }

  /// One mebibyte, hundreds of times APNs' limit.
  package static let defaultLimit = 1 << 20

  /// Returns the entries of a folder with their kinds, in the system's order.
  func entries(
    of folder: URL,
    path: String
  ) throws(CorpusFileError) -> [(name: String, kind: CorpusEntryKind)] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey]
    // Listing a file would return an empty list.
    let isFolder = try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    guard isFolder == true else {
      throw CorpusFileError(path: path.isEmpty ? root.path : path, reason: .noFolder)
    }
    let urls: [URL]
    do {
      urls = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: Array(keys)
      )
    } catch {
      throw CorpusFileError(
        path: path.isEmpty ? root.path : path,
        reason: .unreadable(error.localizedDescription)
      )
    }
    return urls.map { url in
      let name = url.lastPathComponent
      // Hidden entries are left out, whatever their kind.
      guard !name.hasPrefix(".") else { return (name, .hidden) }
      guard let values = try? url.resourceValues(forKeys: keys) else { return (name, .special) }
      if values.isSymbolicLink == true { return (name, .link) }
      if values.isDirectory == true { return (name, .folder) }
      return (name, values.isRegularFile == true ? .file : .special)
    }
  }

  /// Returns the URL of a relative path below the folder, with links resolved.
  func resolve(_ path: String) throws(CorpusFileError) -> URL {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.utf8.contains(0), !path.utf8.contains(UInt8(ascii: "\\")),
      !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
    else { throw CorpusFileError(path: path, reason: .outside) }
    let url = root.appendingPathComponent(path).resolvingSymlinksInPath().standardizedFileURL
    guard url.pathComponents.starts(with: root.pathComponents) else {
      throw CorpusFileError(path: path, reason: .outside)
    }
    return url
  }
}

/// The reason why a file of the corpus cannot be read or written.
package struct CorpusFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of reasons.
  package enum Reason: Sendable, Hashable {
    /// The file does not exist.
    case missing
    /// The folder does not exist.
    case noFolder
    /// The path is a folder, a device or a pipe.
    case notAFile
    /// The file is larger than the limit.
    case tooLarge(Int)
    /// The path is not a simple relative one, or a link leads out of the folder.
    case outside
    /// The descriptor is set to return at once (`O_NONBLOCK`), and has no data yet.
    case nothingYet
    /// The system's error when reading.
    case unreadable(String)
    /// The system's error when writing.
    case unwritable(String)
  }

  /// The path as requested.
  package let path: String
  /// The reason why the file cannot be read or written.
  package let reason: Reason

  /// The error in one line.
  package var description: String {
    switch reason {
    case .missing: "\(path): there is no such file"
    case .noFolder: "\(path): there is no such folder"
    case .notAFile: "\(path): this is not a regular file"
    case .tooLarge(let limit): "\(path): larger than the \(limit) bytes that are read at most"
    case .outside:
      "\(path): a path below the folder is expected, without \"..\", \".\" and links out"
    case .nothingYet:
      "\(path): there is no data to read yet, and it was opened without waiting for data"
    case .unreadable(let reason): "\(path): \(reason)"
    case .unwritable(let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
