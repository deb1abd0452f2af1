/// One pass over a text, which fills a ``JSONTape``.
///
/// The pass is a state machine without a stack: each node of the tape names the array or object around it.
struct JSONScannerPass {
  /// The tokens that the grammar allows next.
  private enum State {
    case value, elementOrEnd, nameOrEnd, name, colon, separator, end
  }

  let bytes: [UInt8]
  let limits: JSONScanner.Limits
  var index = 0
  private(set) var tape = JSONTape()
  private var state = State.value
  /// The index of the innermost open array or object in the tape's nodes.
  private var open = 0
  private var depth = 0
  /// The offset of the latest comma, for the error about a trailing comma; nil once the comma has been followed by a
  /// value.
  private var comma: Int?

  init(bytes: [UInt8], limits: JSONScanner.Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func run() throws(JSONSyntaxError) {
    let limit = min(limits.bytes, Int(UInt32.max) - 1)
    guard bytes.count <= limit else { throw JSONSyntaxError(.sizeLimit(limit), at: limit) }
    try refuseForeignEncodings()
    while true {
      skipWhitespace()
      guard index < bytes.count else {
        if state == .end { return }
        throw JSONSyntaxError(.unexpectedEnd(expected: expectation), at: index)
      }
      try step(bytes[index])
    }
  }

  // MARK: - Grammar

  private mutating func step(_ byte: UInt8) throws(JSONSyntaxError) {
    switch state {
    case .value:
      try readValue(byte)
    case .elementOrEnd:
      if byte == UInt8(ascii: "]") { close() } else { try readValue(byte) }
    case .nameOrEnd, .name:
      if byte == UInt8(ascii: "}"), state == .nameOrEnd { return close() }
      guard byte == UInt8(ascii: "\"") else { throw unexpected(byte) }
      try append(.string)
      state = .colon
    case .colon:
      guard byte == UInt8(ascii: ":") else { throw unexpected(byte) }
      index += 1
      comma = nil
      state = .value
    case .separator:
      let isObject = tape.nodes[open].kind == .object
      switch byte {
      case UInt8(ascii: ","):
        comma = index
        index += 1
        state = isObject ? .name : .value
      case UInt8(ascii: "]") where !isObject, UInt8(ascii: "}") where isObject:
        close()
      default:
        throw unexpected(byte)
      }
    case .end:
      throw unexpected(byte)
    }
  }

  private mutating func readValue(_ byte: UInt8) throws(JSONSyntaxError) {
    switch byte {
    case UInt8(ascii: "{"):
      try begin(.object)
      state = .nameOrEnd
      return
    case UInt8(ascii: "["):
      try begin(.array)
      state = .elementOrEnd
      return
    case UInt8(ascii: "\""): try append(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try append(.number)
    case UInt8(ascii: "t") where isNext(Self.trueWord): try append(.true)
    case UInt8(ascii: "f") where isNext(Self.falseWord): try append(.false)
    case UInt8(ascii: "n") where isNext(Self.nullWord): try append(.null)
    default: throw unexpected(byte)
    }
    complete()
  }

  // MARK: - Tape

  private mutating func begin(_ kind: JSONDocument.Kind) throws(JSONSyntaxError) {
    guard depth < limits.nesting else {
      throw JSONSyntaxError(.nestingLimit(limits.nesting), at: index)
    }
    let place = tape.nodes.count
    tape.nodes.append(node(kind))
    open = place
    depth += 1
    index += 1
    comma = nil
  }

  private mutating func close() {
    index += 1
    tape.nodes[open].end = UInt32(index)
    tape.nodes[open].next = UInt32(tape.nodes.count)
    open = Int(tape.nodes[open].parent)
    depth -= 1
    complete()
  }

  /// Reads a member name, or a value that is neither an array nor an object.
  private mutating func append(_ kind: JSONDocument.Kind) throws(JSONSyntaxError) {
    var node = node(kind)
    switch kind {
    case .string: node.isEscaped = try readString()
    case .number: try readNumber()
    case .false: index += 5
    default: index += 4
    }
    node.end = UInt32(index)
    tape.nodes.append(node)
  }

  /// Counts a complete value in the array or object around it.
  private mutating func complete() {
    comma = nil
    guard depth > 0 else {
      state = .end
      return
    }
    tape.nodes[open].count += 1
    state = .separator
  }

  private func node(_ kind: JSONDocument.Kind) -> JSONTape.Node {
    JSONTape.Node(
      kind: kind,
      start: UInt32(index),
      end: UInt32(index),
      next: UInt32(tape.nodes.count + 1),
      parent: UInt32(open),
      ordinal: depth == 0 ? 0 : tape.nodes[open].count
    )
  }

  // MARK: - Errors

  private var expectation: JSONSyntaxError.Expectation {
    switch state {
    case .value, .end: .value
    case .elementOrEnd: .elementOrEnd
    case .nameOrEnd: .nameOrEnd
    case .name: .name
    case .colon: .colon
    case .separator: tape.nodes[open].kind == .object ? .commaOrObjectEnd : .commaOrArrayEnd
    }
  }

  /// Returns the error for an unexpected byte; a frequent mistake has an error of its own.
  private func unexpected(_ byte: UInt8) -> JSONSyntaxError {
    let isName = state == .name || state == .nameOrEnd
    let isValue = state == .value || state == .elementOrEnd
    switch byte {
    case UInt8(ascii: "/") where [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byteAfter):
      return JSONSyntaxError(.comment, at: index)
    case _ where state == .end:
      return JSONSyntaxError(.trailingContent, at: index)
    case UInt8(ascii: "]") where state == .value, UInt8(ascii: "}") where state == .name:
      if let comma { return JSONSyntaxError(.trailingComma, at: comma) }
    case UInt8(ascii: "'") where isName || isValue:
      return JSONSyntaxError(.singleQuote, at: index)
    case UInt8(ascii: "+") where isValue:
      return JSONSyntaxError(.leadingPlus, at: index)
    case _ where isName && isWordByte(byte):
      return JSONSyntaxError(.unquotedName, at: index)
    case _ where isValue && isWordByte(byte) && !isDigit(byte):
      return JSONSyntaxError(.unknownWord(word), at: index)
    default:
      break
    }
    return JSONSyntaxError(.unexpectedByte(byte, expected: expectation), at: index)
  }
}
