import PushPayloads

/// A decoder of one JSON value, which records the members that a type requests and refuses all other members.
final class StrictDecoder: Decoder {
  let source: StrictSource
  let element: JSONDocument.Element
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let path: Path
  private lazy var members = StrictMembers(of: element)
  /// The names that the type has requested, in order and with repetitions.
  private var asked: [String] = []
  private var isKeyed = false
  private var nested: [StrictDecoder] = []

  /// The place of an element in its file, as a linked list; only an error turns the list into an array of keys.
  indirect enum Path {
    case root
    case part(any CodingKey, of: Path)

    var keys: [any CodingKey] {
      var keys: [any CodingKey] = []
      var path = self
      while case .part(let key, let whole) = path {
        keys.append(key)
        path = whole
      }
      return keys.reversed()
    }
  }

  var codingPath: [any CodingKey] { path.keys }

  init(source: StrictSource, element: JSONDocument.Element, path: Path = .root) {
    self.source = source
    self.element = element
    self.path = path
  }

  // MARK: - Decoding a type

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // A `JSONValue` or `JSONObject` is taken from the element unchanged, to keep the spelling of its numbers.
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

  func decoder(for part: JSONDocument.Element, key: any CodingKey) -> StrictDecoder {
    StrictDecoder(source: source, element: part, path: .part(key, of: path))
  }

  /// Returns a decoder whose element is also checked for unknown members, after the type has been read.
  func nestedDecoder(for part: JSONDocument.Element, key: any CodingKey) -> StrictDecoder {
    let decoder = decoder(for: part, key: key)
    nested.append(decoder)
    return decoder
  }

  // MARK: - Members

  func member(_ name: String) -> JSONDocument.Element? {
    asked.append(name)
    return members.ask(name)
  }

  private func refuseLeftovers() throws {
    if isKeyed, let leftover = members.firstUnasked {
      var known: [String] = []
      for name in asked where !known.contains(name) { known.append(name) }
      throw source.error(at: leftover, .unknownMember(leftover.string, known: known))
    }
    for decoder in nested { try decoder.refuseLeftovers() }
  }

  /// Refuses a member whose name is not in a closed list of keys.
  ///
  /// This check runs before the type reads any member, and `refuseLeftovers` runs after the type has read all members.
  /// So a misspelled name gives the error for an unknown member, and not the error for a missing member.
  private func refuseMembers<Key: CodingKey>(unknownTo keys: Key.Type) throws {
    guard let closed = keys as? any CaseIterable.Type else { return }
    try refuseMembers(
      except: Self.cases(of: closed).compactMap { ($0 as? any CodingKey)?.stringValue },
      isKnown: { Key(stringValue: $0) != nil }
    )
  }

  func refuseMembers(except known: @autoclosure () -> [String], isKnown: (String) -> Bool) throws {
    guard let unknown = element.members.first(where: { !isKnown($0.name.string) }) else { return }
    throw source.error(at: unknown.name, .unknownMember(unknown.name.string, known: known()))
  }

  // MARK: - Errors

  func wrongKind(_ expected: String) -> StrictJSONError {
    source.error(at: element, .wrongKind(expected: expected, seen: element.kind))
  }

  /// Returns an error that lists the allowed strings if an enumeration has refused a string; otherwise, the thrown
  /// error.
  ///
  /// The error of Swift's synthesized decoding does not list the allowed strings.
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
    try refuseMembers(unknownTo: type)
    return KeyedDecodingContainer(StrictKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.kind == .array else { throw wrongKind("an array") }
    return StrictUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

struct StrictMembers {
  private struct Member {
    let name: JSONDocument.Element
    let text: String
    let value: JSONDocument.Element
    var isAsked = false
  }

  /// The number of members up to which a search takes less time than a lookup by hash.
  private static let few = 16

  private var members: [Member]
  /// The index of each member, keyed by the code units of the member's name; nil for an object with few members.
  private let places: [[UInt8]: Int]?

  init(of element: JSONDocument.Element) {
    members = element.members.map { Member(name: $0.name, text: $0.name.string, value: $0.value) }
    places =
      members.count <= Self.few
      ? nil
      : Dictionary(
        members.indices.map { [members] in (Array(members[$0].text.utf8), $0) },
        uniquingKeysWith: { $1 }
      )
  }

  mutating func ask(_ name: String) -> JSONDocument.Element? {
    guard let place = place(of: name) else { return nil }
    members[place].isAsked = true
    return members[place].value
  }

  var firstUnasked: JSONDocument.Element? { members.first { !$0.isAsked }?.name }

  private func place(of name: String) -> Int? {
    if let places { return places[Array(name.utf8)] }
    // Swift strings can be equal although their code units, and so the names of the JSON members, differ.
    return members.firstIndex { $0.text.utf8.elementsEqual(name.utf8) }
  }
}

struct StrictSource {
  let file: String

  func error(at item: JSONDocument.Element, _ problem: StrictJSONError.Problem) -> StrictJSONError {
    StrictJSONError(
      file: file,
      position: item.document.position(of: item.range.lowerBound),
      pointer: item.pointer,
      problem: problem
    )
  }

  /// Returns an error at the place that the coding path of the thrown error names.
  func error(from error: any Error, in document: JSONDocument) -> StrictJSONError {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .dataCorrupted(let context)?, .keyNotFound(_, let context)?,
        .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
        context
      default: nil
      }
    let path = JSONPointer(context?.codingPath.map(\.stringValue) ?? [])
    let element = document.element(at: path) ?? document.root
    return self.error(at: element, .refused(context?.debugDescription ?? "\(error)"))
  }
}
