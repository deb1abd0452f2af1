package import Foundation

/// A folder, whose files the kit reads by relative paths.
///
/// No path leads out of the folder, and each read has a size limit.
package struct CorpusFolder: Sendable, Hashable {
  package let root: URL
  /// The path of the folder with links resolved by the system; nil if the folder did not exist in ``init(_:)``.
  ///
  /// On Apple's platforms this path can differ from ``root``, because Foundation removes `/private` from the path of
  /// ``root``.
  private let realRoot: String?

  /// Creates a value even for a missing folder; the first read then throws an error.
  package init(_ root: URL) {
    self.root = root.resolvingSymlinksInPath().standardizedFileURL
    realRoot = FileStatus.realPath(of: self.root.path)
  }

  /// Returns the path of a file as messages show it: relative to the current folder if the file is inside that folder.
  package func path(of path: String) -> String {
    let working = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
      .standardizedFileURL.pathComponents
    let parts = root.pathComponents
    let isBelow = parts.starts(with: working)
    let folder = isBelow ? parts.dropFirst(working.count).joined(separator: "/") : root.path
    return folder.isEmpty ? path : "\(folder)/\(path)"
  }

  package func read(
    _ path: String,
    limit: Int = CorpusFolder.defaultLimit
  ) throws(CorpusFileError) -> [UInt8] {
    try BoundedFile.read(path: try resolve(path), named: path, limit: limit)
  }

  /// Returns the sorted paths of the regular files below the folder, or below its subfolder `path`.
  ///
  /// Hidden entries and links are left out.
  package func files(below path: String = "") throws(CorpusFileError) -> [String] {
    try all(below: path).filter { $0.kind == .file }.map(\.path)
  }

  private func all(
    below path: String
  ) throws(CorpusFileError) -> [(path: String, kind: CorpusEntryKind)] {
    let start = path.isEmpty ? root.path : try resolve(path)
    var found: [(path: String, kind: CorpusEntryKind)] = []
    var pending = [(place: start, path: path)]
    while let folder = pending.popLast() {
      for entry in try entries(of: folder.place, path: folder.path) {
        let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
        if entry.kind == .folder {
          pending.append(("\(folder.place)/\(entry.name)", path))
        } else {
          found.append((path, entry.kind))
        }
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  package func folders() throws(CorpusFileError) -> [String] {
    try entries(of: root.path, path: "").filter { $0.kind == .folder }.map(\.name).sorted()
  }

  package func folder(_ name: String) throws(CorpusFileError) -> CorpusFolder {
    CorpusFolder(URL(filePath: try resolve(name), directoryHint: .isDirectory))
  }

  /// The largest size, in bytes, of a file for which the caller gives no limit: one mebibyte, 256 times APNs' limit.
  package static let defaultLimit = 1 << 20

  /// Returns the entries of a folder; `place` is the folder's absolute path, and errors show `path`.
  func entries(
    of place: String,
    path: String
  ) throws(CorpusFileError) -> [(name: String, kind: CorpusEntryKind)] {
    // For a file, Foundation would return an empty list instead of an error.
    guard FileStatus(of: place)?.kind == .folder
    else { throw CorpusFileError(path: path.isEmpty ? root.path : path, reason: .noFolder) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: place)
    } catch {
      throw CorpusFileError(
        path: path.isEmpty ? root.path : path,
        reason: .unreadable(error.localizedDescription)
      )
    }
    return names.map { name in
      guard !name.hasPrefix(".") else { return (name, .leftOut(.hidden)) }
      return switch FileStatus(of: "\(place)/\(name)", followingLinks: false)?.kind {
      case .file: (name, .file)
      case .folder: (name, .folder)
      case .link: (name, .leftOut(.link))
      case .stream, .other, nil: (name, .leftOut(.special))
      }
    }
  }

  func resolve(_ path: String) throws(CorpusFileError) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.utf8.contains(0), !path.utf8.contains(UInt8(ascii: "\\")),
      !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." })
    else { throw CorpusFileError(path: path, reason: .outside) }
    // The kit reads hundreds of files at startup, and the system resolves a path far faster than Foundation. But the
    // system cannot resolve the path of a missing file.
    if let realRoot, let place = FileStatus.realPath(of: "\(realRoot)/\(path)") {
      guard realRoot == "/" || place.hasPrefix(realRoot + "/")
      else { throw CorpusFileError(path: path, reason: .outside) }
      return place
    }
    let url = root.appendingPathComponent(path).resolvingSymlinksInPath().standardizedFileURL
    guard url.pathComponents.starts(with: root.pathComponents)
    else { throw CorpusFileError(path: path, reason: .outside) }
    return url.path
  }
}

package struct CorpusFileError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    /// The system does not find the file, or the descriptor is closed.
    case missing
    /// The path names nothing, or an entry that is not a folder.
    case noFolder
    /// The path names a folder, a device or a pipe.
    case notAFile
    case tooLarge(Int)
    /// The path has an empty, `.` or `..` component, a NUL or a backslash, or a link leads out of the folder.
    case outside
    /// Reading from the descriptor does not wait for data (`O_NONBLOCK`), and no data has arrived yet.
    case nothingYet
    case unreadable(String)
    case unwritable(String)
  }

  /// The path or name that the caller gave; for an error about the whole folder, the folder's absolute path.
  package let path: String
  package let reason: Reason

  package var description: String {
    switch reason {
    case .missing: "\(path): there is no such file"
    case .noFolder: "\(path): there is no such folder"
    case .notAFile: "\(path): this is not a regular file"
    case .tooLarge(let limit): "\(path): larger than the limit of \(limit) bytes"
    case .outside:
      "\(path): a path below the folder is expected, without \"..\", \".\" and links that lead out"
    case .nothingYet:
      "\(path): there is no data to read yet, and it was opened without waiting for data"
    case .unreadable(let reason): "\(path): \(reason)"
    case .unwritable(let reason): "\(path): cannot be written: \(reason)"
    }
  }
}

enum CorpusEntryKind: Sendable, Hashable {
  case folder
  case file
  case leftOut(LeftOutReason)
}

package enum LeftOutReason: Sendable, Hashable {
  /// The entry is a symbolic link, which can lead anywhere, and which archives and checkouts can lose.
  case link
  case hidden
  /// The entry is a pipe, a socket or a device.
  case special

  package var explanation: String {
    switch self {
    case .link: "is a link, which is not followed; put the file itself here, or remove it"
    case .hidden: "is hidden, so it is not looked at; rename or remove it"
    case .special: "is neither a file nor a folder, so it is not looked at; remove it"
    }
  }
}

extension CorpusFolder {
  /// Returns the entries that ``files(below:)`` leaves out, except the contents of hidden folders and of folders behind
  /// links.
  package func leftOut(
    below path: String = ""
  ) throws(CorpusFileError) -> [(path: String, reason: LeftOutReason)] {
    try all(below: path).compactMap { path, kind in
      if case .leftOut(let reason) = kind { (path, reason) } else { nil }
    }
  }

  /// Writes a file atomically, so that a reader sees either the old bytes or the new bytes.
  ///
  /// If the path is a link, the method replaces the file that the link points to, and keeps the link. The folders in
  /// the path have to exist.
  package func write(_ bytes: [UInt8], to path: String) throws(CorpusFileError) {
    let url = URL(filePath: try resolve(path), directoryHint: .notDirectory)
    // Renaming onto a folder would fail, and renaming onto a device or a pipe would replace the device or pipe.
    guard FileStatus(of: url.path)?.kind ?? .file == .file
    else { throw CorpusFileError(path: path, reason: .notAFile) }
    do {
      let manager = FileManager.default
      let mode = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(bytes).write(to: url, options: .atomic)
      // The new file has default permissions, which can be wider than the permissions of the old file.
      if let mode { try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
    } catch {
      throw CorpusFileError(path: path, reason: .unwritable(error.localizedDescription))
    }
  }

  /// Creates a folder and its parents if the folder does not exist; an empty path means this folder.
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
