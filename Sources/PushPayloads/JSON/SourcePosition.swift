/// A place in a text as editors show it: line and column, counted from 1.
public struct SourcePosition: Sendable, Hashable {
  /// The line; LF, CR and CR LF end a line.
  public let line: Int
  /// The column, counted in Unicode scalars.
  public let column: Int

  /// Creates the position of an offset; an offset beyond the end means the end.
  public init(of offset: Int, in bytes: [UInt8]) {
    var walk = Walk()
    self = walk.position(of: offset, in: bytes)
  }

  /// Returns the positions of several offsets in ascending order, in one pass through the text.
  ///
  /// An offset below its predecessor gets the position of the predecessor.
  package static func all(of offsets: some Sequence<Int>, in bytes: [UInt8]) -> [SourcePosition] {
    var walk = Walk()
    return offsets.map { walk.position(of: $0, in: bytes) }
  }

  private init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  private struct Walk {
    private var line = 1
    private var column = 1
    private var index = 0

    mutating func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
      let end = Swift.min(offset, bytes.count)
      while index < end {
        switch bytes[index] {
        case UInt8(ascii: "\n") where index > 0 && bytes[index - 1] == UInt8(ascii: "\r"):
          break
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          line += 1
          column = 1
        case 0x80...0xBF:
          break  // continues a scalar that is already counted
        default:
          column += 1
        }
        index += 1
      }
      return SourcePosition(line: line, column: column)
    }
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
