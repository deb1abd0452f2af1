#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file that a text is appended to.
enum AppendedFile {
  /// The reason why a text was not appended.
  struct Failure: Error {
    var text: String
  }

  /// Appends a text as a whole, or leaves the file as it was.
  ///
  /// - Parameters:
  ///   - path: The path; a missing file is created.
  ///   - text: A closure that gets the size of the file in bytes, and returns the text.
  /// - Throws: The reason why nothing was appended.
  static func append(to path: String, _ text: (Int) -> String) throws(Failure) {
    // If nothing reads from a pipe at this path, the run would stop here without O_NONBLOCK.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else { throw Failure(text: "cannot open \(path): \(reason(errno))") }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(text: "\(path) is not a regular file")
    }
    let size = Int(status.st_size)
    let bytes = Array(text(size).utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        // The part that was written would look like a complete summary, so it is removed.
        ftruncate(descriptor, off_t(size))
        throw Failure(text: "cannot write \(path): \(reason(code))")
      }
      written += count
    }
  }

  private static func reason(_ code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
