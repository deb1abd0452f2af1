/// Writes a value as JSON text (RFC 8259).
///
/// The writer keeps open arrays and objects in an array, so a deeply nested value causes no recursion.
struct JSONTextWriter {
  private(set) var bytes: [UInt8] = []
  /// The number of spaces for each level; nil for text without whitespace.
  private let indentation: Int?

  /// The deepest indented level.
  ///
  /// Without a limit, the length of a deeply nested text would grow with the square of its depth.
  static let deepestIndentation = 32

  init(indentation: Int? = nil) {
    self.indentation = indentation
  }

  mutating func write(_ value: JSONValue) {
    var open: [Container] = []
    begin(value, within: &open)
    while let last = open.indices.last {
      let index = open[last].written
      guard index < open[last].count else {
        let container = open.removeLast()
        // An empty array or object stays on one line.
        if index > 0 { breakLine(depth: open.count) }
        bytes.append(container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        continue
      }
      open[last].written += 1
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth: open.count)
      guard open[last].isObject else {
        begin(open[last].elements[index], within: &open)
        continue
      }
      let member = open[last].members[index]
      write(member.key)
      bytes += indentation == nil ? ":".utf8 : ": ".utf8
      begin(member.value, within: &open)
    }
  }

  private struct Container {
    var elements: [JSONValue] = []
    var members: [JSONObject.Member] = []
    var isObject = false
    var written = 0
    var count: Int { isObject ? members.count : elements.count }
  }

  private mutating func begin(_ value: JSONValue, within open: inout [Container]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += value.lexeme.utf8
    case .string(let value): write(value)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      open.append(Container(elements: elements))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      open.append(Container(members: object.members, isObject: true))
    }
  }

  private mutating func breakLine(depth: Int) {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    let spaces = indentation * min(depth, Self.deepestIndentation)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
  }

  /// Writes a text in quotes, with only the escapes that RFC 8259, section 7, requires.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let start = bytes.count
    bytes += text.utf8
    // Most texts need no escapes.
    guard bytes[start...].contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return }
    bytes.removeSubrange(start...)
    for unit in text.utf8 {
      switch unit {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(unit)
      case 0x08: bytes += #"\b"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0C: bytes += #"\f"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case ..<0x20:
        bytes += #"\u00"#.utf8
        bytes.append(hexadecimalDigit(unit >> 4))
        bytes.append(hexadecimalDigit(unit & 0xF))
      default: bytes.append(unit)
      }
    }
  }
}
