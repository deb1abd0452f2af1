#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a journal, to which a run appends line by line.
///
/// A line is in the file as soon as the calls of the system return, whatever happens to this process then. No other program inherits the descriptor. A subject that removes the file does not remove the lines:
/// the file is made again.
final class JournalFile {
  /// The path.
  let path: String
  /// The path of the file with the open step.
  var pathOfStep: String { Self.pathOfStep(beside: path) }
  private var descriptor: Int32

  /// Creates or empties the file.
  ///
  /// - Throws: The reason why it cannot be written.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    try Self.checkStep(beside: path)
    unsafe unlink(Self.pathOfStep(beside: path))
    descriptor = try Self.open(path)
  }

  deinit { close(descriptor) }

  /// Removes the file with the open step, when no step is open any more.
  func removeStep() { unsafe unlink(pathOfStep) }

  /// Appends lines.
  ///
  /// - Throws: The reason why they were not written as a whole.
  func append(_ text: String) throws(ToolFailure) {
    if isMoved { try makeAgain() }
    try Self.write(Array(text.utf8), to: descriptor, path)
  }

  /// Whether the path names another file than the one that is written.
  private var isMoved: Bool {
    var named = stat()
    var written = stat()
    guard unsafe stat(path, &named) == 0, unsafe fstat(descriptor, &written) == 0 else {
      return true
    }
    return named.st_ino != written.st_ino || named.st_dev != written.st_dev
  }

  /// Makes the file again, with all lines so far.
  private func makeAgain() throws(ToolFailure) {
    let fresh = try Self.open(path)
    var offset: off_t = 0
    while true {
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
        count = unsafe max(0, pread(descriptor, buffer.baseAddress, buffer.count, offset))
      }
      guard !part.isEmpty else { break }
      try Self.write(part, to: fresh, path)
      offset += off_t(part.count)
    }
    close(descriptor)
    descriptor = fresh
  }

  /// Opens the file, and empties it.
  private static func open(_ path: String) throws(ToolFailure) -> Int32 {
    // Without O_NONBLOCK, a pipe that nothing reads would stop the run.
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC
    let descriptor = systemOpen(path, flags, 0o644)
    guard descriptor >= 0 else { throw .usage("cannot write \(path): \(reason(errno))") }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .usage("cannot write \(path): it is not a regular file")
    }
    ftruncate(descriptor, 0)
    return descriptor
  }

  private static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ path: String
  ) throws(ToolFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .usage("cannot write \(path): \(reason(errno))") }
      written += count
    }
  }

  private static func reason(_ code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

// Outside the type, because inside it the names of the system's functions mean its methods.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
