import Foundation

/// The kind and the size of a file, as the system reports them (`stat`).
package struct FileStatus: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file
    case folder
    /// A symbolic link that was not followed.
    case link
    /// A pipe or a socket, whose bytes can be read only once.
    case stream
    /// A terminal or another device.
    case other
  }

  /// The kind of the file; `link` only if the status was read without following links.
  package let kind: Kind
  /// The size in bytes; meaningful only for a regular file.
  package let size: Int
  private let device: UInt64
  private let number: UInt64

  /// Returns nil if the system reports no status, for example for a missing file.
  package init?(of path: String, followingLinks: Bool = true) {
    var status = stat()
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    self.init(status)
  }

  /// Returns nil if the descriptor is closed.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO, S_IFSOCK: .stream
      default: .other
      }
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && number == other.number
  }

  /// Returns nil if the system does not find the file.
  static func realPath(of path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
