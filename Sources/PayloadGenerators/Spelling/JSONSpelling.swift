import PropertyEngine
import PushPayloads

struct JSONSpelling {
  enum Space: CaseIterable {
    case nowhere
    /// One space after each comma and colon, Python's default.
    case afterMarks
    case indented
    case anywhere
  }

  enum Escapes: CaseIterable {
    case needed
    /// The necessary escapes, and escaped slashes, as Foundation writes by default.
    case slashes
    /// The necessary escapes, and escaped non-ASCII characters, as Python writes by default.
    case nonASCII
    case anything
  }

  let space: Space
  let escapes: Escapes
  let isShuffled: Bool

  /// Draws a spelling; the simplest has no whitespace, only necessary escapes, and the given order of members.
  static func any(_ source: inout ChoiceSource) -> JSONSpelling {
    JSONSpelling(
      space: source.element(of: Space.allCases),
      escapes: source.element(of: Escapes.allCases),
      isShuffled: source.bool()
    )
  }

  func text(of value: JSONValue, _ source: inout ChoiceSource) -> [UInt8] {
    var writer = Writer(spelling: self)
    writer.space(&source)
    writer.write(value, &source)
    writer.space(&source)
    return writer.bytes
  }
}

extension JSONSpelling {
  private struct Writer {
    let spelling: JSONSpelling
    var bytes: [UInt8] = []
    var depth = 0

    mutating func write(_ value: JSONValue, _ source: inout ChoiceSource) {
      switch value {
      case .null, .bool, .number:
        bytes += value.utf8
      case .string(let text):
        write(text, &source)
      case .array(let elements):
        writeList("[", "]", elements, &source) { $0.write($1, &$2) }
      case .object(let object):
        let members = spelling.isShuffled ? source.shuffled(object.members) : object.members
        writeList("{", "}", members, &source) { writer, member, source in
          writer.write(member.key, &source)
          writer.space(&source)
          writer.bytes.append(UInt8(ascii: ":"))
          writer.space(&source, isAfterMark: true)
          writer.write(member.value, &source)
        }
      }
    }

    private mutating func writeList<Part>(
      _ opening: Unicode.Scalar,
      _ closing: Unicode.Scalar,
      _ parts: [Part],
      _ source: inout ChoiceSource,
      _ write: (inout Writer, Part, inout ChoiceSource) -> Void
    ) {
      bytes.append(UInt8(ascii: opening))
      depth += 1
      for (index, part) in parts.enumerated() {
        if index > 0 {
          bytes.append(UInt8(ascii: ","))
          space(&source, isAfterMark: spelling.space != .indented)
        } else {
          space(&source)
        }
        if spelling.space == .indented { breakLine() }
        write(&self, part, &source)
        space(&source)
      }
      depth -= 1
      if spelling.space == .indented, !parts.isEmpty { breakLine() }
      bytes.append(UInt8(ascii: closing))
    }

    private mutating func breakLine() {
      bytes += ("\n" + String(repeating: "  ", count: depth)).utf8
    }

    /// Writes the whitespace of this spelling, where the grammar allows whitespace (RFC 8259, section 2).
    mutating func space(_ source: inout ChoiceSource, isAfterMark: Bool = false) {
      switch spelling.space {
      case .nowhere: break
      case .afterMarks, .indented: if isAfterMark { bytes.append(UInt8(ascii: " ")) }
      case .anywhere:
        while source.bool(1, outOf: 4) {
          bytes.append(source.element(of: [0x20, 0x0A, 0x09, 0x0D]))
        }
      }
    }

    // MARK: - Strings (RFC 8259, section 7)

    private mutating func write(_ text: String, _ source: inout ChoiceSource) {
      bytes.append(UInt8(ascii: "\""))
      for scalar in text.unicodeScalars { write(scalar, &source) }
      bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar, _ source: inout ChoiceSource) {
      let isNeeded = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      let isEscaped =
        switch spelling.escapes {
        case .needed: isNeeded
        case .slashes: isNeeded || scalar == "/"
        case .nonASCII: isNeeded || !scalar.isASCII
        case .anything: isNeeded || source.bool(1, outOf: 8)
        }
      guard isEscaped else {
        // Appending one byte is faster than appending a sequence that contains one byte.
        if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += scalar.utf8 }
        return
      }
      if let short = Self.shortEscapes[scalar], spelling.escapes != .anything || source.bool() {
        bytes += [UInt8(ascii: "\\"), short]
        return
      }
      // A character outside the basic multilingual plane becomes a pair of escapes.
      let isUpper = spelling.escapes == .anything && source.bool()
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16, uppercase: isUpper)
        bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      }
    }

    private static let shortEscapes: [Unicode.Scalar: UInt8] = [
      "\"": UInt8(ascii: "\""), "\\": UInt8(ascii: "\\"), "/": UInt8(ascii: "/"),
      "\u{8}": UInt8(ascii: "b"), "\u{C}": UInt8(ascii: "f"), "\n": UInt8(ascii: "n"),
      "\r": UInt8(ascii: "r"), "\t": UInt8(ascii: "t"),
    ]
  }
}
