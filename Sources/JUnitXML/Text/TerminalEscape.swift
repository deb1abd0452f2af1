/// The escape sequences that color and control a terminal.
///
/// The sequences of ECMA-48, section 5, are control sequences (`ESC [`) and control strings such as hyperlinks and
/// window titles (`ESC ]` and similar). ECMA-35 adds designations of a character set (`ESC ( B`), which `tput sgr0`
/// prints.
enum TerminalEscape {
  /// Returns the length of the complete escape sequence that begins at `start`; 0 if no sequence begins there.
  static func length(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard start + 1 < text.count else { return 0 }
    switch unsafe text[start + 1] {
    case UInt8(ascii: "["):
      let parameters = unsafe skip(0x30...0x3F, in: text, from: start + 2)
      let intermediates = unsafe skip(0x20...0x2F, in: text, from: parameters)
      return unsafe final(0x40...0x7E, in: text, at: intermediates, since: start)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return unsafe controlString(text, at: start)
    case 0x20...0x2F:
      let intermediates = unsafe skip(0x20...0x2F, in: text, from: start + 2)
      return unsafe final(0x30...0x7E, in: text, at: intermediates, since: start)
    default:
      return 0
    }
  }

  private static func skip(
    _ range: ClosedRange<UInt8>,
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    var end = start
    while end < text.count, unsafe range.contains(text[end]) { end += 1 }
    return end
  }

  private static func final(
    _ range: ClosedRange<UInt8>,
    in text: UnsafeBufferPointer<UInt8>,
    at end: Int,
    since start: Int
  ) -> Int {
    unsafe end < text.count && range.contains(text[end]) ? end + 1 - start : 0
  }

  /// Returns the length of a control string up to BEL or `ESC \`; 0 if another control character comes first.
  private static func controlString(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start + 2
    while end < text.count, unsafe text[end] >= 0x20 { end += 1 }
    guard end < text.count else { return 0 }
    if unsafe text[end] == 0x07 { return end + 1 - start }
    let isTerminated =
      unsafe text[end] == 0x1B && end + 1 < text.count && text[end + 1] == UInt8(ascii: "\\")
    return isTerminated ? end + 2 - start : 0
  }
}
