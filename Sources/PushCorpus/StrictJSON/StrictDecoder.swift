import PushPayloads

/// A decoder of one JSON value, which records the members that a type requests and refuses all other members.
final class StrictDecoder: Decoder {
  let source: StrictSource
  let element: JSONDocument.Element
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private var asked: Set<String> = []
  private var askedInOrder: [String] = []
  private var isKeyed = false
  private var nested: [StrictDecoder] = []
  /// The members, by the code units of their names; searching all members for each name would take quadratic time.
  private lazy var members = Dictionary(
    element.members.map { (Array($0.name.string.utf8), $0.value) },
    uniquingKeysWith: { $1 }
  )

  init(source: StrictSource, element: JSONDocument.Element, path: [any CodingKey]) {
    self.source = source
    self.element = element
    codingPath = path
  }

  // MARK: - Decoding a type

  /// Decodes the whole element, and refuses members that the type has not requested.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // A type that is a plain JSON value keeps the text of its numbers.
    if type == JSONValue.self, let value = element.value as? T { return value }
    if type == JSONObject.self {
      guard let object = element.value.object as? T else { throw wrongKind("an object") }
      return object
    }
    let value: T
    do {
      value = try T(from: self)
    } catch let error as DecodingError {
      throw explain(error, of: type)
    }
    try refuseLeftovers()
    return value
  }

  /// Returns a decoder for a member's value or an array's element inside this decoder's element.
  func decoder(for part: JSONDocument.Element, key: any CodingKey) -> StrictDecoder {
    StrictDecoder(source: source, element: part, path: codingPath + [key])
  }

  /// Returns a decoder for a part that a type reads through a nested container.
  ///
  /// After the type has been read, the check for unknown members also covers this part.
  func nestedDecoder(for part: JSONDocument.Element, key: any CodingKey) -> StrictDecoder {
    let decoder = decoder(for: part, key: key)
    nested.append(decoder)
    return decoder
  }

  // MARK: - Members

  /// Returns the value of a member, or nil if there is none, and records that the type knows the member's name.
  func member(_ name: String) -> JSONDocument.Element? {
    if asked.insert(name).inserted { askedInOrder.append(name) }
    return members[Array(name.utf8)]
  }

  private func refuseLeftovers() throws {
    if isKeyed, let leftover = element.members.first(where: { !asked.contains($0.name.string) }) {
      throw source.error(
        at: leftover.name,
        .unknownMember(leftover.name.string, known: askedInOrder)
      )
    }
    for decoder in nested { try decoder.refuseLeftovers() }
  }

  /// Refuses a member whose name is not in a closed list of keys.
  ///
  /// This check runs before the type reads any member, and `refuseLeftovers` runs after the type has read all members.
  /// So a misspelt name gives the error for an unknown member, and not the error for a missing member.
  private func refuseMembers(unknownTo keys: any CaseIterable.Type) throws {
    let known = Self.cases(of: keys).compactMap { ($0 as? any CodingKey)?.stringValue }
    if let unknown = element.members.first(where: { !known.contains($0.name.string) }) {
      throw source.error(at: unknown.name, .unknownMember(unknown.name.string, known: known))
    }
  }

  // MARK: - Errors

  func wrongKind(_ expected: String) -> StrictJSONError {
    source.error(at: element, .wrongKind(expected: expected, seen: element.kind))
  }

  /// Returns the error to report in place of an error that a type has thrown.
  ///
  /// If an enumeration has refused a text, the new error lists the allowed texts. The error of Swift's synthesized
  /// decoding does not list them. In all other cases the result is the thrown error.
  private func explain<T>(_ error: DecodingError, of type: T.Type) -> any Error {
    guard case .dataCorrupted(let context) = error, context.codingPath.count == codingPath.count,
      case .string(let text) = element.value, let type = type as? any CaseIterable.Type
    else { return error }
    let known = Self.cases(of: type).compactMap {
      ($0 as? any RawRepresentable)?.rawValue as? String
    }
    return known.isEmpty ? error : source.error(at: element, .unknownSpelling(text, known: known))
  }

  private static func cases<T: CaseIterable>(of type: T.Type) -> [Any] { Array(type.allCases) }

  // MARK: - Containers

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard element.kind == .object else { throw wrongKind("an object") }
    isKeyed = true
    if let keys = type as? any CaseIterable.Type { try refuseMembers(unknownTo: keys) }
    return KeyedDecodingContainer(StrictKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.kind == .array else { throw wrongKind("an array") }
    return StrictUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    StrictSingleValueContainer(decoder: self)
  }
}
