/// The functions that make a string legal for XML and limit its size: as a line for an attribute, or as a block for an
/// element.
enum LegalText {
  /// The largest size of an attribute in bytes.
  ///
  /// Azure shows 512 characters of a name, and no dashboard shows a kilobyte of a message.
  static let lineLimit = 1024

  /// The largest size of an element's content in bytes.
  ///
  /// Readers based on libxml2 refuse ten megabytes, and dashboards show less than 64 kilobytes.
  static let blockLimit = 65_536

  /// Returns one line without white space at its ends; a line above `limit` bytes is cut, and ends with an ellipsis.
  ///
  /// The method processes only the beginning of a long string: eight times the limit.
  static func line(_ text: String, limit: Int = lineLimit) -> String {
    if isLine(text, limit: limit) { return text }
    let isLong = text.utf8.count > limit * 8
    let line = trimmed(legal(isLong ? prefix(text, bytes: limit * 8) : text, as: .line))
    guard isLong || line.utf8.count > limit else { return line }
    return prefix(line, bytes: limit - ellipsis.utf8.count) + ellipsis
  }

  static func line(_ text: String, or fallback: String, limit: Int = lineLimit) -> String {
    let line = line(text, limit: limit)
    return line.isEmpty ? fallback : line
  }

  /// Returns a block, whose middle is cut if the block is too long.
  ///
  /// The method keeps the beginning, which says what was attempted, and the end, which has the result.
  static func block(_ text: String) -> String {
    let block = legal(text, as: .block)
    let count = block.utf8.count
    guard count > blockLimit else { return block }
    let half = (blockLimit - 64) / 2  // 64 bytes hold the mark
    let head = prefix(block, bytes: half)
    let tail = suffix(block, bytes: half)
    let omitted = count - head.utf8.count - tail.utf8.count
    return "\(head)\n...[truncated \(omitted) bytes]...\n\(tail)"
  }

  private static let ellipsis = "…"

  /// Returns whether a string is already a legal line; this fast check saves the work for nearly every string.
  private static func isLine(_ text: String, limit: Int) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      unsafe bytes.count <= limit && bytes.first != 0x20 && bytes.last != 0x20
        && XMLCharacters.isPlain(bytes)
    }
  }

  private static func legal(_ text: String, as form: XMLCharacters.Form) -> String {
    var text = text
    return text.withUTF8 { bytes in
      guard unsafe !XMLCharacters.isPlain(bytes) else { return nil as String? }
      var legal: [UInt8] = []
      legal.reserveCapacity(bytes.count)
      unsafe XMLCharacters.append(bytes, as: form, to: &legal)
      return String(decoding: legal, as: UTF8.self)
    } ?? text
  }

  private static func trimmed(_ line: String) -> String {
    let utf8 = line.utf8
    guard utf8.first == 0x20 || utf8.last == 0x20 else { return line }
    let head = utf8.drop { $0 == 0x20 }
    let length = head.reversed().drop { $0 == 0x20 }.count
    return String(Substring(head.prefix(length)))
  }

  private static func prefix(_ text: String, bytes: Int) -> String {
    let utf8 = text.utf8
    guard utf8.count > bytes else { return text }
    var end = utf8.index(utf8.startIndex, offsetBy: bytes)
    while end > utf8.startIndex, isContinuation(utf8[end]) { end = utf8.index(before: end) }
    return String(text[..<end])
  }

  private static func suffix(_ text: String, bytes: Int) -> String {
    let utf8 = text.utf8
    var start = utf8.index(utf8.endIndex, offsetBy: -bytes)
    while start < utf8.endIndex, isContinuation(utf8[start]) { start = utf8.index(after: start) }
    return String(text[start...])
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
