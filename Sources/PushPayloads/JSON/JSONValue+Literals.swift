// `JSONValue` deliberately does not conform to `ExpressibleByNilLiteral`. For a `JSONValue?`, nil means that there is
// no value. With a nil literal the compiler could take such a nil for JSON's `null`.
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

  /// Creates a number from a literal, such as `0.5`; a literal too large for `Double` becomes `null`, as in most
  /// writers.
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

  /// Creates an object from a literal, with its order and its duplicates.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object from a literal, with its order and its duplicates.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
