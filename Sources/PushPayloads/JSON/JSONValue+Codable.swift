/// The `Codable` conformance, for Foundation's coders and for formats other than JSON text.
///
/// Coders keep the value of a number but not its spelling, and can lose the order of members.
extension JSONValue: Codable {
  /// Tries the kinds of JSON values one after the other, and uses the first kind that the decoder accepts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(JSONNumber(value))
    } else if let number = (try? container.decode(Double.self)).flatMap(JSONNumber.init) {
      self = .number(number)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode(JSONObject.self))
    }
  }

  /// Encodes the value; a number out of `Double`'s range is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .number(let value):
      if let integer = value.int {
        try container.encode(integer)
      } else if let double = value.double {
        try container.encode(double)
      } else {
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "\(value) is beyond Double.")
        )
      }
    }
  }
}

extension JSONObject: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes the members in the order in which the decoder lists them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    self.init(
      try container.allKeys.map {
        Member(key: $0.stringValue, value: try container.decode(JSONValue.self, forKey: $0))
      }
    )
  }

  /// Encodes the members; if a name is repeated, encoders keep the last member.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for member in members {
      try container.encode(member.value, forKey: Name(stringValue: member.key))
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes any JSON value: ``JSONValue/null`` for a member that is `null`, and nil for a missing member.
  package func decodeIfPresent(_ type: JSONValue.Type, forKey key: Key) throws -> JSONValue? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}
