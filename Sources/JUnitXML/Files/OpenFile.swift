#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// An open file; the system closes the file when the last reference to this object is released.
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

  deinit { close(descriptor) }

  static func reading(_ path: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_RDONLY | O_CLOEXEC, for: .open)
  }

  static func writing(_ path: String) throws(JUnitFileError) -> OpenFile {
    try open(path, O_WRONLY | O_CLOEXEC, for: .open)
  }

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
    guard !path.utf8.contains(0)
    else { throw JUnitFileError(operation, path: LegalText.line(path), code: EINVAL) }
    let descriptor = Self.retrying { openFile(path, flags) }
    guard descriptor >= 0 else { throw JUnitFileError(operation, path: name, code: errno) }
    return OpenFile(path: path, name: name, descriptor: descriptor)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(JUnitFileError) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let written = Self.retrying { unsafe writeBytes(descriptor, rest.baseAddress, rest.count) }
      guard written > 0
      else { throw JUnitFileError(.write, path: name, code: written < 0 ? errno : EIO) }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }

  /// Reads bytes from an offset, or after the last read, and returns their number; 0 at the end of the file.
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

  func synchronize() throws(JUnitFileError) {
    guard Self.retrying({ fsync(descriptor) }) == 0
    else { throw JUnitFileError(.synchronize, path: name, code: errno) }
  }

  private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// These functions are outside the class: inside the class, `open` would mean the method, not the system's function.

private func openFile(_ path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags, 0o666) }

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ size: Int) -> Int {
  unsafe read(descriptor, bytes, size)
}

/// A buffered output to a file.
///
/// libxml2 reports a failed write late or, for a small document, only on standard error. So the sink stores the first
/// failure, and accepts no more bytes after the failure.
final class OutputSink {
  private let file: OpenFile
  private var buffer: [UInt8] = []
  private(set) var failure: JUnitFileError?

  private(set) var offset = 0

  private static let capacity = 65_536

  init(_ file: OpenFile) {
    self.file = file
    buffer.reserveCapacity(Self.capacity)
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    if buffer.count + bytes.count > Self.capacity { writeOut() }
    guard failure == nil else { return }
    if bytes.count > Self.capacity {
      attempt { () throws(JUnitFileError) in unsafe try file.write(bytes) }
    } else {
      unsafe buffer.append(contentsOf: bytes)
    }
    offset += bytes.count
  }

  func append(_ range: Range<Int>, of source: OpenFile) throws(JUnitFileError) {
    try flush()
    var chunk = [UInt8](repeating: 0, count: min(Self.capacity, range.count))
    var position = range.lowerBound
    while position < range.upperBound {
      let wanted = min(chunk.count, range.upperBound - position)
      let count = unsafe try chunk.withUnsafeMutableBufferPointer { bytes throws(JUnitFileError) in
        let part = unsafe UnsafeMutableRawBufferPointer(start: bytes.baseAddress, count: wanted)
        let count = unsafe try source.read(into: part, at: position)
        unsafe try file.write(UnsafeRawBufferPointer(rebasing: part[..<count]))
        return count
      }
      // The scratch file is shorter than before, so another process has changed it.
      guard count > 0 else { throw JUnitFileError(.read, path: source.path, code: EIO) }
      position += count
    }
    offset += range.count
  }

  /// Writes the buffered bytes; throws the first failure of all writes since ``init(_:)``.
  func flush() throws(JUnitFileError) {
    writeOut()
    if let failure { throw failure }
  }

  private func writeOut() {
    guard failure == nil, !buffer.isEmpty else { return }
    attempt { () throws(JUnitFileError) in
      unsafe try buffer.withUnsafeBufferPointer { bytes throws(JUnitFileError) in
        unsafe try file.write(UnsafeRawBufferPointer(bytes))
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func attempt(_ body: () throws(JUnitFileError) -> Void) {
    do { try body() } catch { failure = error }
  }
}

/// An error of the operating system, with the operation and file.
package struct JUnitFileError: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Operation: String, Sendable, Hashable {
    case open
    case create
    case read
    case write
    case synchronize
    case replace
  }

  package let operation: Operation

  package let path: String

  package let code: Int32

  package init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  package var description: String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(operation.rawValue) \(path): \(reason)"
  }
}
