/// The escapes for characters that are illegal in XML 1.0, because libxml2 writes all characters unchecked.
///
/// XML 1.0, section 2.2, excludes the C0 controls except tab, line feed and carriage return, the surrogates, U+FFFE and
/// U+FFFF, even as references such as `&#27;`. A Swift string is valid UTF-8 without surrogates, so this type looks
/// only for the bytes of the other excluded characters.
enum XMLCharacters {
  enum Form {
    /// For the content of an element: every line ends with a line feed.
    case block
    /// For an attribute, where dashboards expect one line: a run of tabs and line ends becomes one space.
    case line
  }

  /// Appends UTF-8 text, with each illegal character as a Swift escape, such as `\u{1B}`.
  ///
  /// Terminal escape sequences are dropped.
  static func append(_ text: UnsafeBufferPointer<UInt8>, as form: Form, to legal: inout [UInt8]) {
    var position = 0
    var plain = 0  // start of the bytes that are copied unchanged
    while position < text.count {
      let byte = unsafe text[position]
      let handled: Int
      switch byte {
      case 0x20...0x7E:
        position += 1
        continue
      case 0x09, 0x0A, 0x0D:
        handled =
          unsafe form == .line
          ? runLength(text, at: position)
          : lineEndLength(text, at: position)
      case 0x1B:
        handled = unsafe max(1, TerminalEscape.length(text, at: position))
      case 0x00..<0x20:
        handled = 1
      case 0xC2, 0xE2:
        handled = form == .line ? unsafe runLength(text, at: position) : 0
      case 0xEF:
        handled = unsafe isNoncharacter(text, at: position) ? 3 : 0
      default:
        handled = 0
      }
      guard handled > 0 else {
        position += 1
        continue
      }
      unsafe legal.append(contentsOf: text[plain..<position])
      switch byte {
      case 0x09, 0x0A, 0x0D, 0xC2, 0xE2:
        legal.append(form == .line ? 0x20 : byte == 0x09 ? 0x09 : 0x0A)
      case 0x1B where handled > 1:
        break
      case 0xEF:
        let last = unsafe text[position + 2]
        legal.append(contentsOf: visible(last == 0xBE ? 0xFFFE : 0xFFFF).utf8)
      default:
        legal.append(contentsOf: visible(UInt32(byte)).utf8)
      }
      position += handled
      plain = position
    }
    unsafe legal.append(contentsOf: text[plain...])
  }

  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.allSatisfy { $0 >= 0x20 && $0 <= 0x7E }
  }

  private static func visible(_ scalar: UInt32) -> String {
    "\\u{\(String(scalar, radix: 16, uppercase: true))}"
  }

  private static func runLength(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start
    while end < text.count {
      let length = unsafe lineEndLength(text, at: end)
      guard length > 0 else { break }
      end += length
    }
    return end - start
  }

  /// Returns the length in bytes of the tab or line end at `start`; 0 if another character begins there.
  ///
  /// A parser turns CR LF and a single CR into one LF (XML 1.0, section 2.11). U+0085, U+2028 and U+2029 are legal, but
  /// programs display them as line ends.
  private static func lineEndLength(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      unsafe start + offset < text.count ? text[start + offset] : 0
    }
    switch byte(0) {
    case 0x09, 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  private static func isNoncharacter(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let rest = unsafe text[start...]
    return unsafe rest.starts(with: [0xEF, 0xBF, 0xBE]) || rest.starts(with: [0xEF, 0xBF, 0xBF])
  }
}
