import Foundation

/// The limit of the number of files that this process can have open at a time.
enum OpenFiles {
  /// The number of descriptors for other purposes, such as the standard streams.
  private static let others: rlim_t = 64

  /// Raises the limit of the process as far as the system allows, so that the process can open `files` files at a time.
  ///
  /// If the system does not allow enough, opening a file fails later with a reason.
  static func makeRoom(for files: Int) {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    let wanted = rlim_t(files) + others
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }
}
