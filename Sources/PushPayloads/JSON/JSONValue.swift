/// A JSON value, without the layout of its text.
public enum JSONValue: Sendable {
  /// The literal `null`, as an element or as the value of a member that is present.
  case null
  /// One of the literals `true` and `false`; a JSON 0 or 1 is a ``number(_:)``.
  case bool(Bool)
  /// A number as it is written, such as `1.0` or `1e0`.
  case number(JSONNumber)
  /// A string, without quotes and with its escapes resolved.
  case string(String)
  /// An array, with its elements in order; the elements can have different types.
  case array([JSONValue])
  /// An object, with its members in order and repeated names kept.
  case object(JSONObject)
}

extension JSONValue: Hashable {
  /// Returns whether two values are equal, with strings compared by code units as RFC 8259, section 8.3, recommends.
  ///
  /// `String` treats the composed and the decomposed `é` as equal; programs that compare bytes do not.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSameText(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Hashes the code units that equality compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): value.hashText(into: &hasher)
    case .array(let value): hasher.combine(value)
    case .object(let value): hasher.combine(value)
    }
  }
}

extension JSONValue {
  /// The string, without quotes and escapes; nil for other kinds.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number; nil for other kinds, such as a Boolean.
  public var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The Boolean; nil for other kinds, such as a number.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements of an array; nil for other kinds.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The object; nil for other kinds.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// Returns the value at a path of member names; nil if a name is missing or a value on the path is not an object.
  public subscript(path: [String]) -> JSONValue? {
    var value = self
    for name in path {
      guard let next = value.object?[name] else { return nil }
      value = next
    }
    return value
  }

  /// The value as compact JSON text in UTF-8.
  ///
  /// The text has no whitespace, no escaped slashes and no escaped non-ASCII characters, because the size of an APNs
  /// body is limited.
  public var utf8: [UInt8] {
    var writer = JSONTextWriter()
    writer.write(self)
    return writer.bytes
  }

  /// The value as compact JSON text: the bytes of `utf8` as a string.
  public var text: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// Returns the text of the value in UTF-8, with a line for each member and element.
  ///
  /// - Parameter width: The number of spaces for each level; levels from 32 on are not indented further.
  /// - Returns: The text, without a final newline.
  public func utf8(indentedBy width: Int) -> [UInt8] {
    var writer = JSONTextWriter(indentation: width)
    writer.write(self)
    return writer.bytes
  }
}

extension String {
  /// Returns whether two strings have the same code units.
  func isSameText(as other: String) -> Bool {
    // Comparing lengths is fast and excludes most strings. `==` is faster than comparing code units, and is true for
    // all strings with the same code units.
    guard utf8.count == other.utf8.count, self == other else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in unsafe left.elementsEqual(right) }
    }
  }

  func hashText(into hasher: inout Hasher) {
    for unit in utf8 { hasher.combine(unit) }
    hasher.combine(UInt8.max)
  }
}

// `JSONValue` deliberately does not conform to `ExpressibleByNilLiteral`. For a `JSONValue?`, nil means that there is
// no value. If `JSONValue` conformed, the compiler could read such a nil as JSON's `null`.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a Boolean from a literal, such as `true`.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Creates a number from an integer literal, such as `42`.
  public init(integerLiteral value: Int) {
    self = .number(JSONNumber(value))
  }

  /// Creates a number from a literal, such as `0.5`; a literal too large for `Double` becomes `null`.
  public init(floatLiteral value: Double) {
    self = JSONNumber(value).map(JSONValue.number) ?? .null
  }

  /// Creates a string from a literal, with or without interpolations.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// Creates an array from a literal, such as `[1, "two"]`.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Creates an object from a dictionary literal; members keep their order, and repeated names are kept.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object from a dictionary literal; members keep their order, and repeated names are kept.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSONObject {
  /// The object as compact JSON text in UTF-8, such as the body of a push; see ``JSONValue/utf8``.
  public var utf8: [UInt8] { JSONValue.object(self).utf8 }
}

extension UInt8 {
  /// True if the byte is an ASCII letter in either case.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// Returns the lowercase digit for a value below 16.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}
