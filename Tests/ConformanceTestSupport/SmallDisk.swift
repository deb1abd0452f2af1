#if os(Linux)
  import Foundation
  import Glibc

  /// File systems of a few kilobytes, in memory.
  package enum SmallDisk {
    /// True if this process can mount file systems.
    package static let isPermitted: Bool = {
      guard let folder = try? TemporaryFolder() else { return false }
      defer { unmount(folder.path) }
      return (try? mount(at: folder.path, bytes: 65_536)) != nil
    }()

    /// Mounts an empty disk of a size at a folder.
    ///
    /// - Throws: The error of the system, such as for a user who must not mount.
    package static func mount(at path: String, bytes: Int) throws {
      guard unsafe Glibc.mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0
      else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Unmounts the disk at a folder; without a disk, does nothing.
    package static func unmount(_ path: String) { _ = unsafe umount(path) }
  }
#endif
