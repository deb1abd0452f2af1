struct XMLFeed {
  private static let capacity = 65_536

  /// Nil if the buffer contains the whole document.
  private let file: OpenFile?
  private var buffer: [UInt8]
  private var position = 0

  private(set) var bytes = 0

  init(_ source: JUnitSource) throws(JUnitFileError) {
    switch source {
    case .file(let path):
      file = try OpenFile.reading(path)
      buffer = [UInt8](repeating: 0, count: Self.capacity)
    case .bytes(let bytes):
      file = nil
      buffer = bytes
    }
  }

  /// Feeds the next piece to the parser; returns false at the end, or if the parser accepts no more bytes.
  mutating func feed(_ parser: XMLPushParser) throws(JUnitFileError) -> Bool {
    let range = try nextRange()
    bytes += range.count
    return unsafe buffer.withUnsafeBytes { bytes in
      unsafe parser.push(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
  }

  private mutating func nextRange() throws(JUnitFileError) -> Range<Int> {
    guard let file else {
      let range = position..<min(position + Self.capacity, buffer.count)
      position = range.upperBound
      return range
    }
    let count = unsafe try buffer.withUnsafeMutableBufferPointer { bytes throws(JUnitFileError) in
      unsafe try file.read(into: UnsafeMutableRawBufferPointer(bytes))
    }
    return 0..<count
  }
}
