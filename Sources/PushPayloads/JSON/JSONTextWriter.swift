/// Writes a value as JSON text (RFC 8259).
///
/// The writer keeps open arrays and objects on a stack of its own, so a deeply nested value causes no recursion.
struct JSONTextWriter {
  private(set) var bytes: [UInt8] = []
  /// The number of spaces for each level; nil for text without white space.
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
    while var container = open.popLast() {
      guard let part = container.next() else {
        end(container, depth: open.count)
        continue
      }
      if container.written > 1 { bytes.append(UInt8(ascii: ",")) }
      open.append(container)
      breakLine(depth: open.count)
      if let name = part.name {
        write(name)
        bytes += indentation == nil ? ":".utf8 : ": ".utf8
      }
      begin(part.value, within: &open)
    }
  }

  /// An array or object that is being written.
  private struct Container {
    private var parts: Parts
    private(set) var written = 0
    let closing: UInt8

    private enum Parts {
      case elements(IndexingIterator<[JSONValue]>)
      case members(IndexingIterator<[JSONObject.Member]>)
    }

    init(_ elements: [JSONValue]) {
      parts = .elements(elements.makeIterator())
      closing = UInt8(ascii: "]")
    }

    init(_ object: JSONObject) {
      parts = .members(object.makeIterator())
      closing = UInt8(ascii: "}")
    }

    mutating func next() -> (name: String?, value: JSONValue)? {
      written += 1
      switch parts {
      case .elements(var elements):
        guard let element = elements.next() else { return nil }
        parts = .elements(elements)
        return (nil, element)
      case .members(var members):
        guard let member = members.next() else { return nil }
        parts = .members(members)
        return (member.key, member.value)
      }
    }
  }

  /// Writes the opening bracket of an array or object, or the whole of any other value.
  private mutating func begin(_ value: JSONValue, within open: inout [Container]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += value.lexeme.utf8
    case .string(let value): write(value)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      open.append(Container(elements))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      open.append(Container(object))
    }
  }

  private mutating func end(_ container: Container, depth: Int) {
    // An empty container stays on its line.
    if container.written > 1 { breakLine(depth: depth) }
    bytes.append(container.closing)
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
    bytes.append(UInt8(ascii: "\""))
  }
}
