#if os(Linux)
  import Foundation
  import Glibc

  /// File systems of a few kilobytes, in memory.
  package enum SmallDisk {
    package static let isPermitted: Bool = {
      guard let folder = try? TemporaryFolder() else { return false }
      defer { unmount(folder.path) }
      return (try? mount(at: folder.path, bytes: 65_536)) != nil
    }()

    package static func mount(at path: String, bytes: Int) throws {
      guard unsafe Glibc.mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0
      else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    package static func unmount(_ path: String) { _ = unsafe umount(path) }
  }
#endif
