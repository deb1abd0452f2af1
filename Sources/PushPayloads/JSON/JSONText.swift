/// The text that a JSON string stands for, with its escapes resolved.
struct JSONText {
  /// The text; unpaired surrogates are replaced by U+FFFD.
  let string: String
  /// The text in UTF-8, in which an unpaired surrogate has three bytes, as if the surrogate were a character.
  ///
  /// Names are equal if these bytes are equal, because RFC 8259, section 8.3, compares code units. Names with different
  /// unpaired surrogates differ, although ``string`` has U+FFFD for each surrogate.
  let comparable: [UInt8]
  /// The ranges, in the source, of the escapes that are unpaired surrogates.
  let loneSurrogates: [Range<Int>]

  /// Resolves the escapes of a string that the scanner has validated; `range` includes the quotes.
  init(unescaping range: Range<Int>, of bytes: [UInt8]) {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var loneSurrogates: [Range<Int>] = []
    var replaced: [Int] = []
    var index = range.lowerBound + 1
    let end = range.upperBound - 1
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard bytes[index + 1] == UInt8(ascii: "u") else {
        text.append(Self.meaning(ofEscape: bytes[index + 1]))
        index += 2
        continue
      }
      let unit = Self.codeUnit(at: index, in: bytes)
      // RFC 8259, section 7: a character outside the basic multilingual plane is escaped as a surrogate pair.
      if UTF16.isLeadSurrogate(unit), index + 12 <= end, bytes[index + 6] == UInt8(ascii: "\\"),
        bytes[index + 7] == UInt8(ascii: "u"),
        case let trail = Self.codeUnit(at: index + 6, in: bytes), UTF16.isTrailSurrogate(trail)
      {
        text += String(decoding: [unit, trail], as: UTF16.self).utf8
        index += 12
        continue
      }
      if let scalar = Unicode.Scalar(unit) {
        text += scalar.utf8
      } else {
        // A surrogate without the other half of its pair is not a Unicode scalar.
        loneSurrogates.append(index..<(index + 6))
        replaced.append(text.count)
        text += Self.threeBytes(of: unit)
      }
      index += 6
    }
    comparable = text
    for start in replaced {
      text.replaceSubrange(start..<(start + 3), with: Self.threeBytes(of: 0xFFFD))
    }
    string = String(decoding: text, as: UTF8.self)
    self.loneSurrogates = loneSurrogates
  }

  /// Returns the three bytes of UTF-8 for a code unit of U+0800 or above, even for a surrogate.
  private static func threeBytes(of unit: UInt16) -> [UInt8] {
    [
      0xE0 | UInt8(truncatingIfNeeded: unit >> 12),
      0x80 | UInt8(truncatingIfNeeded: unit >> 6 & 0x3F),
      0x80 | UInt8(truncatingIfNeeded: unit & 0x3F),
    ]
  }

  private static func meaning(ofEscape letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func codeUnit(at escape: Int, in bytes: [UInt8]) -> UInt16 {
    bytes[(escape + 2)..<(escape + 6)].reduce(0) { $0 << 4 | UInt16(hexadecimalValue($1) ?? 0) }
  }
}
