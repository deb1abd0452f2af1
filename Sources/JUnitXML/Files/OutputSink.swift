/// Bytes on their way into a file, gathered so that the system is called seldom.
///
/// libxml2 reports a failed write late or, for a small document, only on standard error. The
/// sink keeps the first failure itself, and refuses everything after it.
final class OutputSink {
  private let file: OpenFile
  private var buffer: [UInt8] = []
  private(set) var failure: JUnitFileError?

  /// How many bytes were taken in so far.
  private(set) var offset = 0

  private static let capacity = 65_536

  init(_ file: OpenFile) {
    self.file = file
    buffer.reserveCapacity(Self.capacity)
  }

  /// Takes bytes in, unless something has failed before.
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

  /// Copies a range of another file.
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
      // A scratch file that is shorter than what was written to it was tampered with.
      guard count > 0 else { throw JUnitFileError(.read, path: source.path, code: 0) }
      position += count
    }
    offset += range.count
  }

  /// Hands the gathered bytes to the system.
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
