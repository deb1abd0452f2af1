/// A place in a text as editors show it: line and column, both counted from 1.
public struct SourcePosition: Sendable, Hashable {
  /// The line; LF, CR and CR LF end one.
  public let line: Int
  /// The column, in Unicode scalars.
  public let column: Int

  /// Counts up to an offset; an offset beyond the end means the end.
  public init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    let end = Swift.min(Swift.max(offset, 0), bytes.count)
    for index in 0..<end {
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
    }
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The usual `line:column`.
  public var description: String { "\(line):\(column)" }
}
