#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// An open file; the system closes the file when the last reference to this object goes away.
final class OpenFile {
  let path: String
  /// The path that errors show; for a scratch file, the path of the report.
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

  static func reading(_ path: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_RDONLY | O_CLOEXEC, for: .open)
  }

  static func writing(_ path: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_WRONLY | O_CLOEXEC, for: .open)
  }

  /// Creates a new file for writing and reading; errors name the report, which is the file that users know.
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
    // In C a NUL would end the path early, and the shorter path would name a different file.
    guard !path.utf8.contains(0) else {
      throw JUnitFileError(operation, path: LegalText.line(path), code: EINVAL)
    }
    let descriptor = Self.retrying { openFile(path, flags) }
    guard descriptor >= 0 else { throw JUnitFileError(operation, path: name, code: errno) }
    return OpenFile(path: path, name: name, descriptor: descriptor)
  }

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

  /// Reads at most as many bytes as fit into the buffer, at an offset or after the last read; 0 at the end of the file.
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

  /// Waits until the disk has stored all bytes of the file (`fsync`).
  func synchronize() throws(JUnitFileError) {
    guard Self.retrying({ fsync(descriptor) }) == 0 else {
      throw JUnitFileError(.synchronize, path: name, code: errno)
    }
  }

  /// Makes a call of the system, and repeats it if a signal has interrupted it.
  private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// These functions are outside the class, because inside it `open` means the method and not the system's function.

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
