package import Foundation

/// A folder whose files are read by relative paths that never lead out of it, a bounded part at a time.
package struct CorpusFolder: Sendable, Hashable {
  /// The folder, links resolved.
  package let root: URL

  /// Opens a folder; whether it exists shows when something is read.
  package init(_ root: URL) {
    self.root = root.resolvingSymlinksInPath().standardizedFileURL
  }

  /// Reads a file as a whole.
  ///
  /// - Parameters:
  ///   - path: The way to it below the folder, parts separated by slashes.
  ///   - limit: How many bytes it may have.
  /// - Returns: Its bytes.
  /// - Throws: Why it cannot be read.
  package func read(
    _ path: String,
    limit: Int = CorpusFolder.defaultLimit
  ) throws(CorpusFileError) -> [UInt8] {
    try BoundedFile.read(try resolve(path), named: path, limit: limit)
  }

  /// Lists the regular files below the folder, or below a part of it, by relative path, sorted.
  ///
  /// Hidden files are left out, and links are not followed.
  ///
  /// - Parameter path: The part to list; empty for all.
  /// - Returns: The paths of the files, below the folder itself.
  /// - Throws: Why the part cannot be listed.
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

  /// Lists the folders directly below this one, sorted by name.
  ///
  /// - Returns: Their names.
  /// - Throws: Why the folder cannot be listed.
  package func folders() throws(CorpusFileError) -> [String] {
    try entries(of: root, path: "").filter { $0.kind == .folder }.map(\.name).sorted()
  }

  /// The folder below this one that has the name given.
  package func folder(_ name: String) throws(CorpusFileError) -> CorpusFolder {
    CorpusFolder(try resolve(name))
  }

  /// A mebibyte, hundreds of times what APNs takes.
  package static let defaultLimit = 1 << 20

  /// What lies in a folder and what kind of thing it is, in the order of the system.
  func entries(
    of folder: URL,
    path: String
  ) throws(CorpusFileError) -> [(name: String, kind: CorpusEntryKind)] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey]
    // Asked for its contents, a file would seem to be an empty folder.
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
      // What is hidden is left out, whatever it is.
      guard !name.hasPrefix(".") else { return (name, .hidden) }
      guard let values = try? url.resourceValues(forKeys: keys) else { return (name, .special) }
      if values.isSymbolicLink == true { return (name, .link) }
      if values.isDirectory == true { return (name, .folder) }
      return (name, values.isRegularFile == true ? .file : .special)
    }
  }

  /// Turns a relative path into a place that is below the folder, links resolved.
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

/// Why a file of the corpus cannot be read or written.
package struct CorpusFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons.
  package enum Reason: Sendable, Hashable {
    /// There is no such file.
    case missing
    /// There is no such folder.
    case noFolder
    /// It is a folder, a device or a pipe.
    case notAFile
    /// It is larger than what may be read.
    case tooLarge(Int)
    /// The path is not a plain relative one, or a link leads out of the folder.
    case outside
    /// It is open in a way that does not wait for what is still to come.
    case nothingYet
    /// The system refuses, in its own words.
    case unreadable(String)
    /// It cannot be written, in the system's own words.
    case unwritable(String)
  }

  /// The path as it was asked for.
  package let path: String
  /// Why.
  package let reason: Reason

  /// One line that says what cannot be read and why.
  package var description: String {
    switch reason {
    case .missing: "\(path): there is no such file"
    case .noFolder: "\(path): there is no such folder"
    case .notAFile: "\(path): this is not a regular file"
    case .tooLarge(let limit): "\(path): larger than the \(limit) bytes that are read at most"
    case .outside:
      "\(path): a path below the folder is expected, without \"..\", \".\" and links out"
    case .nothingYet:
      "\(path): nothing is there to be read yet, and whoever opened it has it not waited for"
    case .unreadable(let reason): "\(path): \(reason)"
    case .unwritable(let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
