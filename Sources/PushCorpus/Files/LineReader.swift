package import Foundation

/// A reader that returns the lines of a file or a pipe in constant memory.
package struct LineReader {
  package struct Line {
    /// The offset in the file, in bytes.
    package let offset: Int
    /// The bytes without the newline; nil if the line has more bytes than the limit.
    package let bytes: [UInt8]?
    /// False for the last line of a file that does not end with a newline.
    package let isEnded: Bool
  }

  private let file: FileHandle
  private let name: String
  private let limit: Int
  /// The bytes that were read; the lines that were not returned yet begin at ``start``.
  private var buffer: [UInt8] = []
  private var start = 0
  /// The offset of the buffer in the file.
  private var offset = 0
  private var isAtEnd = false

  /// Creates a reader; lines have at most `limit` bytes, and `name` stands for the file in errors.
  package init(_ file: FileHandle, named name: String, limit: Int) {
    (self.file, self.name, self.limit) = (file, name, limit)
  }

  /// Returns the next bytes without removing them: always more than `limit` bytes, unless the file ends first.
  package mutating func ahead() throws(CorpusFileError) -> ArraySlice<UInt8> {
    while !isAtEnd, buffer.count - start <= limit { try readOn() }
    return buffer[start...]
  }

  package mutating func line() throws(CorpusFileError) -> Line? {
    var first: Int?
    while true {
      let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n"))
      guard end != nil || isAtEnd else {
        if buffer.count - start > limit {
          first = first ?? offset + start
          start = buffer.count
        }
        try readOn()
        continue
      }
      let line = buffer[start..<(end ?? buffer.count)]
      let place = first ?? offset + start
      guard end != nil || first != nil || !line.isEmpty else { return nil }
      start = end.map { $0 + 1 } ?? buffer.count
      let isHeld = first == nil && line.count <= limit
      return Line(offset: place, bytes: isHeld ? Array(line) : nil, isEnded: end != nil)
    }
  }

  private mutating func readOn() throws(CorpusFileError) {
    buffer.removeFirst(start)
    (offset, start) = (offset + start, 0)
    let part = try BoundedFile.part(of: file, named: name, upTo: .max)
    isAtEnd = part.isEmpty
    buffer += part
  }
}
