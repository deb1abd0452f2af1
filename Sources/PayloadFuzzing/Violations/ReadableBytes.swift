/// Formats bytes for messages: short, on one line, and harmless to a terminal.
struct ReadableBytes: CustomStringConvertible {
  private static let longest = 160

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes as text: printable characters unchanged, all other bytes as `\x` and two hexadecimal digits.
  var description: String {
    var text = ""
    var rest = bytes.prefix(Self.longest)
    while let byte = rest.first {
      if let scalar = Self.printable(rest) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        text += #"\x"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        rest = rest.dropFirst()
      }
    }
    return text + (bytes.count > Self.longest ? "… (\(bytes.count) bytes)" : "")
  }

  private static func printable(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return nil
    default:
      return scalar
    }
  }
}
