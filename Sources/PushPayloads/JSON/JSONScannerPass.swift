/// One pass over a text, which builds a ``JSONTape``.
///
/// The pass is a state machine without a stack: each open array or object stores the index of its enclosing array or
/// object. The whole state is in local variables, which the compiler keeps in registers. Functions that are not inlined
/// create errors and read the syntax that few texts need (Benchmarks/README.md).
enum JSONScannerPass {
  enum State {
    case value, elementOrEnd, nameOrEnd, name, colon, elementSeparator, memberSeparator, end
  }

  static func tape(
    of text: Span<UInt8>,
    limits: JSONScanner.Limits
  ) throws(JSONSyntaxError) -> JSONTape {
    let limit = min(limits.bytes, Int(UInt32.max) - 1)
    guard text.count <= limit else { throw JSONSyntaxError(.sizeLimit(limit), at: limit) }
    try refuseForeignEncodings(text)
    var tape = JSONTape()
    tape.nodes.reserveCapacity(text.count / 8 + 8)
    var state = State.value
    var index = 0
    // The index in `tape.nodes` of the innermost open array or object.
    var open = 0
    var isInObject = false
    var depth = 0

    while true {
      var byte = text.byte(at: index)
      while byte <= 0x20, isWhitespace(byte) {
        index += 1
        byte = text.byte(at: index)
      }
      let start = index
      switch state {
      case .name, .nameOrEnd:
        if byte == UInt8(ascii: "}"), state == .nameOrEnd { break }
        guard byte == UInt8(ascii: "\"") else { throw unexpected(at: index, in: state, of: text) }
        let isEscaped = try skipString(from: &index, of: text)
        tape.append(.string, start, index, isName: true, isEscaped: isEscaped)
        state = .colon
        guard text.byte(at: index) == UInt8(ascii: ":") else { continue }
        index += 1
        state = .value
        continue
      case .colon:
        guard byte == UInt8(ascii: ":") else { throw unexpected(at: index, in: state, of: text) }
        index += 1
        state = .value
        continue
      case .value, .elementOrEnd:
        switch byte {
        case UInt8(ascii: "\""):
          let isEscaped = try skipString(from: &index, of: text)
          tape.append(.string, start, index, isEscaped: isEscaped)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          let hasExponent = try skipNumber(from: &index, of: text)
          if hasExponent || index - start >= 16 { tape.contents.insert(.wideNumbers) }
          tape.append(.number, start, index)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard depth < limits.nesting else {
            throw JSONSyntaxError(.nestingLimit(limits.nesting), at: index)
          }
          isInObject = byte == UInt8(ascii: "{")
          index += 1
          depth += 1
          let outer = open
          open = tape.nodes.count
          tape.append(isInObject ? .object : .array, start, index)
          // Until the array or object ends, `next` stores the index of the enclosing array or object.
          tape.nodes[open].next = UInt32(truncatingIfNeeded: outer)
          state = isInObject ? .nameOrEnd : .elementOrEnd
          continue
        case UInt8(ascii: "t") where isWord(0x7472_7565, endingAt: index + 4, of: text):
          index += 4
          tape.append(.true, start, index)
        case UInt8(ascii: "n") where isWord(0x6E75_6C6C, endingAt: index + 4, of: text):
          index += 4
          tape.contents.insert(.nulls)
          tape.append(.null, start, index)
        case UInt8(ascii: "f") where isWord(0x616C_7365, endingAt: index + 5, of: text):
          index += 5
          tape.append(.false, start, index)
        case UInt8(ascii: "]") where state == .elementOrEnd:
          break
        default:
          throw unexpected(at: index, in: state, of: text)
        }
      case .elementSeparator, .memberSeparator:
        if byte == UInt8(ascii: ",") {
          index += 1
          state = isInObject ? .name : .value
          continue
        }
        guard byte == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw unexpected(at: index, in: state, of: text)
        }
      case .end:
        guard index == text.count else { throw unexpected(at: index, in: state, of: text) }
        return tape
      }

      if index == start {
        // No value was read, so the innermost array or object ends here.
        index += 1
        let outer = Int(tape.nodes[open].next)
        tape.nodes[open].end = UInt32(truncatingIfNeeded: index)
        tape.nodes[open].next = UInt32(truncatingIfNeeded: tape.nodes.count)
        open = outer
        depth -= 1
        isInObject = tape.nodes[open].kind == .object
      }
      guard depth > 0 else {
        state = .end
        continue
      }
      tape.nodes[open].count &+= 1
      state = isInObject ? .memberSeparator : .elementSeparator
      guard text.byte(at: index) == UInt8(ascii: ",") else { continue }
      index += 1
      state = isInObject ? .name : .value
    }
  }
}

extension JSONTape {
  @inline(__always)
  fileprivate mutating func append(
    _ kind: JSONDocument.Kind,
    _ start: Int,
    _ end: Int,
    isName: Bool = false,
    isEscaped: Bool = false
  ) {
    if isEscaped { contents.insert(.escapes) }
    nodes.append(
      Node(
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1),
        kind: kind,
        isName: isName,
        isEscaped: isEscaped
      )
    )
  }
}
