// There is no nil literal: next to `JSONValue?`, where nil says that there is no value, the compiler
// would quietly take it for `null` in some places and not in others.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Makes a number.
  public init(integerLiteral value: Int) {
    self = .number(JSONNumber(value))
  }

  /// Makes a number; a literal too large for `Double` becomes `null`, as most writers have it.
  public init(floatLiteral value: Double) {
    self = JSONNumber(value).map(JSONValue.number) ?? .null
  }

  /// Makes a string.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Makes an object that keeps the order, and the duplicates, of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object that keeps the order, and the duplicates, of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
