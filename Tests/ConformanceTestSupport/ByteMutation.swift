package import PropertyEngine

enum ByteMutation: CaseIterable {
  case flip
  case replace
  case truncate
  case insert
  case remove
  case duplicate
  case splice
  case nest
  /// Inserts up to 400 digits, which can form a number that no integer type holds.
  case count

  /// The largest size of the result in bytes, enough to exceed the nesting limits of common readers.
  static let limit = 1 << 16

  func apply(to bytes: inout [UInt8], other: [UInt8], _ source: inout ChoiceSource) {
    switch self {
    case .flip:
      guard !bytes.isEmpty else { return }
      bytes[source.index(bytes.count)] ^= 1 << UInt8(source.index(8))
    case .replace:
      guard !bytes.isEmpty else { return }
      let place = source.index(bytes.count)
      bytes[place] =
        source.bool(3, outOf: 4)
        ? source.element(of: HostileToken.marks)
        : UInt8(truncatingIfNeeded: source.draw(through: 255))
    case .truncate:
      bytes.removeSubrange(place(in: bytes, &source)...)
    case .insert:
      let token = source.element(of: HostileToken.all)
      bytes.insert(contentsOf: token, at: place(in: bytes, &source))
    case .remove:
      bytes.removeSubrange(stretch(of: bytes, &source))
    case .duplicate:
      let stretch = bytes[stretch(of: bytes, &source)]
      bytes.insert(contentsOf: stretch, at: place(in: bytes, &source))
    case .splice:
      let start = place(in: other, &source)
      bytes.replaceSubrange(place(in: bytes, &source)..., with: other[start...])
    case .nest:
      nest(&bytes, &source)
    case .count:
      let digits = [UInt8](repeating: UInt8(ascii: "9"), count: Int(source.draw(through: 400)))
      bytes.insert(contentsOf: digits, at: place(in: bytes, &source))
    }
    if bytes.count > Self.limit { bytes.removeSubrange(Self.limit...) }
  }

  /// Nests a part of the text up to twice as deeply as any known limit.
  private func nest(_ bytes: inout [UInt8], _ source: inout ChoiceSource) {
    let stretch = stretch(of: bytes, &source)
    let depth = Int(source.draw(through: 2_048, favoring: [1, 511, 512, 513, 1_024, 1_025]))
    let isObject = source.bool()
    let opening = Array((isObject ? #"{"a":"# : "[").utf8)
    let closing = Array((isObject ? "}" : "]").utf8)
    let isClosed = source.bool(3, outOf: 4)
    let inner = bytes[stretch]
    bytes.replaceSubrange(
      stretch,
      with: Array(repeatElement(opening, count: depth).joined()) + inner
        + Array(repeatElement(closing, count: isClosed ? depth : 0).joined())
    )
  }

  private func place(in bytes: [UInt8], _ source: inout ChoiceSource) -> Int {
    let end = UInt64(bytes.count)
    return Int(source.draw(through: end, favoring: [0, end]))
  }

  private func stretch(of bytes: [UInt8], _ source: inout ChoiceSource) -> Range<Int> {
    let start = place(in: bytes, &source)
    let length = Int(source.draw(through: UInt64(min(64, bytes.count - start))))
    return start..<(start + length)
  }
}

enum HostileToken {
  static let marks = Array("{}[]:,\"\\/-+.eEtfnu0 \n".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC0, 0xFF]

  static let all: [[UInt8]] = words.map { Array($0.utf8) } + sequences

  private static let words = [
    "null", "true", "false", "NaN", "Infinity", "-", "-0", "1e400", "-1e-400", "1E+2", "0.1", "00",
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.7976931348623159e308",
    "{", "}", "[", "]", ",", ":", "\"", "\\", "{}", "[]", "\"\"", "[[", "]]", ",,", ",}", ",]",
    #"\u0000"#, #"\ud83d"#, #"\ude00"#, #"\ud83d\ude00"#, #"\ude00\ud83d"#, #"\uD8"#, #"\u{41}"#,
    #"\x41"#, #"\/"#, #"\b\f\n\r\t"#, "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}",
    "\u{FFFF}",
    "e\u{301}", "é", "\r\n", "//", "/*", "*/", "'", #""aps":"#, #""aps":{"#, #","aps":{}"#,
    #","badge":1"#, #","alert":"""#, #","content-available":1"#, #"{"aps":{"alert":"a"}}"#,
  ]

  /// Bytes that are not UTF-8 (Unicode, table 3-7), and the beginnings of texts in other encodings.
  private static let sequences: [[UInt8]] = [
    [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF],
    [0x7B, 0x00], [0x00, 0x7B],
  ]
}

extension Generator where Value == [UInt8] {
  /// Returns a generator of corrupted texts of at most 64 KiB; the first of `texts` is the simplest.
  ///
  /// A parser rejects most random bytes at the first byte. Corrupted texts reach the rest of the parser's code.
  package static func spoilt(_ texts: [[UInt8]], mutations: ClosedRange<Int> = 0...4) -> Generator {
    precondition(!texts.isEmpty, "there is no text to spoil")
    return Generator { source in
      var bytes = source.element(of: texts)
      _ = source.elements(count: mutations) { source in
        let mutation = source.element(of: ByteMutation.allCases)
        mutation.apply(to: &bytes, other: source.element(of: texts), &source)
      }
      return bytes
    }
  }
}
