#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// An open file, closed when the last reference goes.
final class OpenFile {
  let path: String
  /// What errors call it.
  private let name: String
  private let descriptor: Int32

  private init(path: String, name: String, descriptor: Int32) {
    self.path = path
    self.name = name
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a file to read it.
  static func reading(_ path: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_RDONLY | O_CLOEXEC, for: .open)
  }

  /// Opens what exists to write to it.
  static func writing(_ path: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_WRONLY | O_CLOEXEC, for: .open)
  }

  /// Creates a file that nobody else had created, to write and read it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: What errors call it; the name of a scratch file says nothing to the reader.
  /// - Returns: The file, empty.
  /// - Throws: What keeps it from being created.
  static func creating(_ path: String, named name: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, for: .create, named: name)
  }

  private static func open(
    _ path: String,
    _ flags: Int32,
    for operation: JUnitFileError.Operation,
    named name: String? = nil
  ) throws(JUnitFileError) -> OpenFile {
    let name = name ?? path
    // A NUL would silently end the path in C, and name another file.
    guard !path.utf8.contains(0) else {
      throw JUnitFileError(operation, path: LegalText.line(path), code: EINVAL)
    }
    let descriptor = Self.retrying { openFile(path, flags) }
    guard descriptor >= 0 else { throw JUnitFileError(operation, path: name, code: errno) }
    return OpenFile(path: path, name: name, descriptor: descriptor)
  }

  /// Writes all the bytes, or throws.
  func write(_ bytes: UnsafeRawBufferPointer) throws(JUnitFileError) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let written = Self.retrying { unsafe writeBytes(descriptor, rest.baseAddress, rest.count) }
      guard written > 0 else {
        throw JUnitFileError(.write, path: name, code: written < 0 ? errno : EIO)
      }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }

  /// Reads up to as many bytes as fit.
  ///
  /// - Parameters:
  ///   - buffer: Where to put them.
  ///   - offset: The place in the file to read from; `nil` goes on after the last read.
  /// - Returns: How many there were; 0 at the end of the file.
  /// - Throws: What the system says.
  func read(
    into buffer: UnsafeMutableRawBufferPointer,
    at offset: Int? = nil
  ) throws(JUnitFileError) -> Int {
    let count = Self.retrying {
      if let offset {
        unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      } else {
        unsafe readBytes(descriptor, buffer.baseAddress, buffer.count)
      }
    }
    guard count >= 0 else { throw JUnitFileError(.read, path: name, code: errno) }
    return count
  }

  /// Waits until the file has reached the disk.
  func synchronize() throws(JUnitFileError) {
    guard Self.retrying({ fsync(descriptor) }) == 0 else {
      throw JUnitFileError(.synchronize, path: name, code: errno)
    }
  }

  /// Calls again what a signal interrupted.
  private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// Inside the class the names of the system's functions mean its methods.

private func openFile(_ path: String, _ flags: Int32) -> Int32 {
  unsafe open(path, flags, 0o666)
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

private func readBytes(
  _ descriptor: Int32,
  _ bytes: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
