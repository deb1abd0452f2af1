import PushPayloads

/// The decoder is its own container for a single value: the whole element.
extension StrictDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { element.kind == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = element.value.bool else { throw wrongKind("true or false") }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard let value = element.value.string else { throw wrongKind("a string") }
    return value
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = element.value.number else { throw wrongKind("a number") }
    guard let value = number.double else { throw outOfRange(number, type) }
    return value
  }

  func decode(_ type: Float.Type) throws -> Float {
    let value = Float(try decode(Double.self))
    guard value.isFinite else {
      throw source.error(
        at: element,
        .outOfRange(lexeme: element.value.text, type: "Float")
      )
    }
    return value
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  /// Returns a number that is written as an integer; throws for `1.0` and `1e2`.
  private func integer<T: FixedWidthInteger>() throws -> T {
    guard let number = element.value.number, number.isSpelledAsInteger
    else { throw wrongKind("an integer") }
    guard let value = T(number.lexeme) else { throw outOfRange(number, T.self) }
    return value
  }

  private func outOfRange<T>(_ number: JSONNumber, _ type: T.Type) -> StrictJSONError {
    source.error(at: element, .outOfRange(lexeme: number.lexeme, type: "\(type)"))
  }
}

struct StrictKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: StrictDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { decoder.element.members.compactMap { Key(stringValue: $0.name.string) } }

  func contains(_ key: Key) -> Bool { decoder.member(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key).kind == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.decoder(for: member(key), key: key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder.nestedDecoder(for: member(key), key: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nestedDecoder(for: member(key), key: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.nestedDecoder(for: try member(key), key: key)
  }

  private func member(_ key: Key) throws -> JSONDocument.Element {
    guard let member = decoder.member(key.stringValue)
    else { throw decoder.source.error(at: decoder.element, .missingMember(key.stringValue)) }
    return member
  }
}

/// A decoding container for an array; reading beyond the last element throws an error with the place of the array.
struct StrictUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: StrictDecoder
  private let elements: [JSONDocument.Element]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  init(decoder: StrictDecoder) {
    self.decoder = decoder
    elements = Array(decoder.element.elements)
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].kind == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let (element, key) = try next()
    return try decoder.decoder(for: element, key: key).decode(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let (element, key) = try next()
    return try decoder.nestedDecoder(for: element, key: key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let (element, key) = try next()
    return try decoder.nestedDecoder(for: element, key: key).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    let (element, key) = try next()
    return decoder.nestedDecoder(for: element, key: key)
  }

  private mutating func next() throws -> (JSONDocument.Element, MemberName) {
    guard !isAtEnd
    else { throw decoder.source.error(at: decoder.element, .tooFewElements(elements.count)) }
    defer { currentIndex += 1 }
    return (elements[currentIndex], MemberName(intValue: currentIndex))
  }
}
