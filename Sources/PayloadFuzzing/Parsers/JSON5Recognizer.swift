/// Recognizes JSON texts, and texts with the deviations that Foundation allows for JSON5.
///
/// The kit cannot use Foundation's own JSON5 reader. With Swift 6.3.1 on Linux, that reader crashes when it decodes
/// `1e+` as a Double, or a name that is cut off within a character. So the authors measured Foundation's behavior, and
/// `JSON5RecognizerTests` lists the measured forms. This recognizer accepts more names than Foundation.
struct JSON5Recognizer {
  private enum State {
    case value, elementOrEnd, nameOrEnd, colon, separator, end
  }

  private var text: ArraySlice<Unicode.Scalar>
  private var state = State.value
  /// A Boolean for each open array or object, innermost last: true for an object.
  private var open: [Bool] = []

  static func recognizes(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    // `String(decoding:as:)` repairs invalid UTF-8; `String(validating:as:)` would not, but needs macOS 15.
    guard text.utf8.elementsEqual(bytes) else { return false }
    // Foundation first drops a byte order mark.
    let scalars = Array(text.unicodeScalars)
    var recognizer = JSON5Recognizer(text: scalars.dropFirst(scalars.first == "\u{FEFF}" ? 1 : 0))
    while recognizer.skipSpace() {
      guard let next = recognizer.text.first else { return recognizer.state == .end }
      guard recognizer.step(next) else { return false }
    }
    return false
  }

  // MARK: - Grammar

  private mutating func step(_ next: Unicode.Scalar) -> Bool {
    switch state {
    case .elementOrEnd where next == "]", .nameOrEnd where next == "}":
      return close()
    case .value, .elementOrEnd:
      return readValue(next)
    case .nameOrEnd:
      state = .colon
      return next == "\"" || next == "'" ? readString(until: next) : readName()
    case .colon:
      state = .value
      return skip(":")
    case .separator:
      let isObject = open.last == true
      if next == (isObject ? "}" : "]") { return close() }
      // A trailing comma is allowed.
      state = isObject ? .nameOrEnd : .elementOrEnd
      return skip(",")
    case .end:
      return false
    }
  }

  private mutating func readValue(_ next: Unicode.Scalar) -> Bool {
    switch next {
    case "[", "{":
      open.append(next == "{")
      state = next == "{" ? .nameOrEnd : .elementOrEnd
      return skip(next)
    case "\"", "'":
      complete()
      return readString(until: next)
    default:
      complete()
      return ["true", "false", "null"].contains { skip($0) } || readNumber()
    }
  }

  private mutating func close() -> Bool {
    text.removeFirst()
    open.removeLast()
    complete()
    return true
  }

  private mutating func complete() { state = open.isEmpty ? .end : .separator }

  // MARK: - Tokens

  private mutating func skip(_ word: String) -> Bool {
    guard text.starts(with: word.unicodeScalars) else { return false }
    text = text.dropFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool { skip(String(scalar)) }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Int {
    let rest = text.drop(while: condition)
    defer { text = rest }
    return text.count - rest.count
  }

  /// Skips whitespace and comments; returns false for an unterminated comment.
  private mutating func skipSpace() -> Bool {
    while true {
      _ = skip { "\t\n\u{B}\u{C}\r ".unicodeScalars.contains($0) }
      if skip("//") {
        _ = skip { $0 != "\n" && $0 != "\r" }
      } else if skip("/*") {
        while !skip("*/") { if text.popFirst() == nil { return false } }
      } else {
        return true
      }
    }
  }

  private mutating func readName() -> Bool {
    var count = 0
    if let first = text.first, Self.isDigit(first) { return false }
    while true {
      let isEscaped = skip(#"\u"#)
      let length = isEscaped ? (skipHexadecimal(4) ? 1 : 0) : skip(while: Self.isOfName)
      if length == 0 { return count > 0 && !isEscaped }
      count += length
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "$"
      || scalar == "_"
  }

  private mutating func readString(until quote: Unicode.Scalar) -> Bool {
    text.removeFirst()
    while let next = text.popFirst() {
      switch next {
      case quote: return true
      case "\\": guard readEscape() else { return false }
      default: guard next.value >= 0x20 else { return false }
      }
    }
    return false
  }

  private mutating func readEscape() -> Bool {
    switch text.popFirst() {
    case "\"", "'", "/", "\\", "b", "f", "n", "r", "t", "\n": true
    case "\r": skip("\n") || true
    case "x": skipHexadecimal(2)
    case "u": skipHexadecimal(4)
    default: false
    }
  }

  private mutating func skipHexadecimal(_ count: Int) -> Bool {
    guard text.prefix(count).count == count, text.prefix(count).allSatisfy(Self.isHexadecimal)
    else { return false }
    text = text.dropFirst(count)
    return true
  }

  private mutating func readNumber() -> Bool {
    if !skip("-") { _ = skip("+") }
    if skip("Infinity") || skip("NaN") { return true }
    if skip("0x") || skip("0X") { return skip(while: Self.isHexadecimal) > 0 }
    let hasZero = text.first == "0"
    let whole = skip(while: Self.isDigit)
    if hasZero, whole > 1 { return false }
    let hasPoint = skip(".")
    let fraction = hasPoint ? skip(while: Self.isDigit) : 0
    guard whole + fraction > 0 else { return false }
    guard skip("e") || skip("E") else { return true }
    // For an Int, Foundation accepts an exponent with a sign but without digits, such as `1e+`.
    let hasSign = skip("-") || skip("+")
    return skip(while: Self.isDigit) > 0 || hasSign
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
  }
}
