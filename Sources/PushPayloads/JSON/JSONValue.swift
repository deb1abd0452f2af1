/// A JSON value: what is between the brackets, and nothing of how it was laid out.
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as it is spelled.
  case number(JSONNumber)
  /// A string, without quotes and escapes.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, members in order.
  case object(JSONObject)
}

extension JSONValue: Hashable {
  /// Compares code unit by code unit, which RFC 8259, section 8.3, recommends.
  ///
  /// `String` would call the composed and the decomposed spelling of `é` equal; no peer that compares
  /// bytes would.
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

  /// Hashes code units, as equality compares them.
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
  /// The text of a string, nil for any other kind.
  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The number, nil for any other kind; a Boolean is none.
  public var number: JSONNumber? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The Boolean, nil for any other kind; a number is none.
  public var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements of an array, nil for any other kind.
  public var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The object, nil for any other kind.
  public var object: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// Follows member names into nested objects; nil where one is missing or no object.
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
  /// Whether both texts have the same code units.
  func isSameText(as other: String) -> Bool {
    // The lengths of native texts are at hand, and tell most keys of an object apart; and texts with
    // the same units are equal, which costs less to find out than to compare unit by unit.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }

  /// Feeds the code units, so that equal texts and only they hash alike.
  func hashText(into hasher: inout Hasher) {
    for unit in utf8 { hasher.combine(unit) }
    hasher.combine(UInt8.max)
  }
}
