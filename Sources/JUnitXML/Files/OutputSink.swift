#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// A buffered output to a file.
///
/// libxml2 reports a failed write late or, for a small document, only on standard error. So the sink stores the first
/// failure and accepts no further bytes.
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

  /// Copies a range of another file in pieces, after the bytes that are still in the buffer.
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

  /// Writes the buffered bytes to the file; throws the first failure of all writes so far.
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
    do {
      try body()
    } catch {
      failure = error
    }
  }
}
