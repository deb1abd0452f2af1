/// A JSON value, without the layout of its text.
public enum JSONValue: Sendable {
  /// The literal `null`, as an element or as the value of a member that is present.
  case null
  /// One of the literals `true` and `false`; a JSON 0 or 1 is a ``number(_:)``.
  case bool(Bool)
  /// A number, with the digits and the exponent of the text.
  case number(JSONNumber)
  /// A string: the text that it stands for, without quotes and escapes.
  case string(String)
  /// An array, with its elements in order; they may have different types.
  case array([JSONValue])
  /// An object, with its members in order and repeated names kept.
  case object(JSONObject)
}

extension JSONValue: Hashable {
  /// Returns whether two values are equal, with texts compared by code units as RFC 8259, section 8.3, recommends.
  ///
  /// `String` would treat the composed and the decomposed `é` as equal; peers that compare bytes do not.
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
  /// The text of a string; nil for other kinds.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The number; nil for other kinds, such as a Boolean.
  public var number: JSONNumber? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The Boolean; nil for other kinds, such as a number.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements of an array; nil for other kinds.
  public var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The object; nil for other kinds.
  public var object: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
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
}

extension String {
  /// Returns whether two texts have the same code units.
  func isSameText(as other: String) -> Bool {
    // Comparing lengths is fast and excludes most keys. `==` is faster than comparing units, and is true for all texts
    // with the same units.
    guard utf8.count == other.utf8.count, self == other else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in unsafe left.elementsEqual(right) }
    }
  }

  /// Hashes the code units, so that texts with the same units hash alike.
  func hashText(into hasher: inout Hasher) {
    for unit in utf8 { hasher.combine(unit) }
    hasher.combine(UInt8.max)
  }
}
