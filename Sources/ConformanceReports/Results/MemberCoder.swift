import PushConformance
import PushPayloads

/// A value that a results file stores as a member of an object (Specs/results.md).
protocol MemberValue {
  static var expected: String { get }
  /// Returns nil if the JSON has another type or is out of bounds; throws the first problem of a nested value.
  static func read(_ json: JSONValue) throws(ResultsError.Problem) -> Self?
  var json: JSONValue { get }
}

/// A value that a results file stores as an object.
protocol Described: MemberValue {
  static var place: String { get }
  init()
  /// Passes each member to the coder, in the order of the file.
  mutating func describe(to members: inout MemberCoder)
}

extension Described {
  static var expected: String { "an object" }

  /// Reads an object; an unknown member is reported before a missing or wrong member.
  static func read(_ json: JSONValue) throws(ResultsError.Problem) -> Self? { try Self(json) }

  var json: JSONValue {
    var (copy, members) = (self, MemberCoder(writing: Self.place))
    copy.describe(to: &members)
    return .object(members.object)
  }

  init(_ json: JSONValue) throws(ResultsError.Problem) {
    self.init()
    var members = try MemberCoder(reading: json, Self.place)
    describe(to: &members)
    if let problem = members.finalProblem { throw problem }
  }
}

/// A coder that writes the members of a value to a JSON object, or reads the members from an object.
///
/// The same list of members serves both directions, so a reader accepts exactly the members that a writer writes. After
/// the first problem, the coder reads no more values.
struct MemberCoder {
  private(set) var object = JSONObject()
  private let place: String
  /// The members that have not been read yet; nil for a writer.
  private var unread: [String: JSONValue]?
  private var problem: ResultsError.Problem?

  init(writing place: String) { self.place = place }

  init(reading json: JSONValue, _ place: String) throws(ResultsError.Problem) {
    guard let object = json.object else { throw .wrongKind(place: place, expected: "an object") }
    var unread: [String: JSONValue] = [:]
    for member in object {
      guard unread.updateValue(member.value, forKey: member.key) == nil
      else { throw .repeated(place: place, member: member.key) }
    }
    (self.object, self.place, self.unread) = (object, place, unread)
  }

  var finalProblem: ResultsError.Problem? {
    if case .unknown? = problem { return problem }
    let unknown = object.first { unread?[$0.key] != nil }
    return unknown.map { .unknown(place: place, member: $0.key) } ?? problem
  }

  /// Writes the member `type`, or marks the member as read, because the caller has already read the member.
  mutating func type(_ name: String) {
    if unread == nil { object["type"] = .string(name) } else { unread?["type"] = nil }
  }

  mutating func required<Value: MemberValue>(_ name: String, _ value: inout Value) {
    var found: Value? = value
    if let unread, unread[name] == nil { note(.missing(place: place, member: name)) }
    optional(name, &found)
    if let found { value = found }
  }

  mutating func optional<Value: MemberValue>(_ name: String, _ value: inout Value?) {
    guard unread != nil else { return object[name] = value?.json }
    guard let json = unread?.removeValue(forKey: name), problem == nil else { return }
    do throws(ResultsError.Problem) {
      if let read = try Value.read(json) { value = read } else { refuse(name, Value.expected) }
    } catch {
      note(error)
    }
  }

  mutating func flag(_ name: String, _ value: inout Bool) {
    var flag = value ? true : nil
    optional(name, &flag)
    value = flag ?? false
  }

  mutating func list<Value: MemberValue>(_ name: String, _ values: inout [Value]) {
    var list = values.isEmpty ? nil : values
    optional(name, &list)
    values = list ?? []
  }

  /// Refuses the value of a member that the reader has just read.
  mutating func refuse(_ name: String, _ expected: String) {
    note(.wrong(place: place, member: name, expected: expected))
  }

  /// Refuses each of the named members that has not been read; `place` describes the object in the error.
  mutating func refuse(_ names: [String], of place: String) {
    for name in names where unread?.removeValue(forKey: name) != nil {
      note(.unknown(place: place, member: name))
    }
  }

  private mutating func note(_ problem: ResultsError.Problem) {
    self.problem = self.problem ?? problem
  }
}

// MARK: - Values

extension String: MemberValue {
  static let expected = "a text"
  static func read(_ json: JSONValue) -> String? { json.string }
  var json: JSONValue { .string(self) }
}

extension Bool: MemberValue {
  static let expected = "true or false"
  static func read(_ json: JSONValue) -> Bool? { json.bool }
  var json: JSONValue { .bool(self) }
}

/// A count, or a time in seconds since 1970.
extension Int: MemberValue {
  static let expected = "a whole number from 0 to 2^40"
  static func read(_ json: JSONValue) -> Int? {
    // The bound keeps sums of counts and dates within Int.
    json.number?.wholeNumber.flatMap { (0...1 << 40).contains($0) ? $0 : nil }
  }
  var json: JSONValue { .number(JSONNumber(self)) }
}

/// A number of seconds, written with three decimals.
extension Duration: MemberValue {
  static let expected = "a number of seconds"
  static func read(_ json: JSONValue) -> Duration? {
    json.number.flatMap { Double($0.lexeme) }.flatMap {
      (0...1e12).contains($0) ? .seconds($0) : nil
    }
  }
  var json: JSONValue {
    let milliseconds = String(components.attoseconds / 1_000_000_000_000_000)
    let padding = String(repeating: "0", count: max(0, 3 - milliseconds.count))
    return JSONNumber(lexeme: "\(components.seconds).\(padding)\(milliseconds)")
      .map(JSONValue.number) ?? 0.json
  }
}

extension Array: MemberValue where Element: MemberValue {
  static var expected: String { Element.self == String.self ? "an array of texts" : "an array" }
  static func read(_ json: JSONValue) throws(ResultsError.Problem) -> [Element]? {
    guard let values = json.array else { return nil }
    var elements: [Element] = []
    for value in values {
      guard let element = try Element.read(value) else { return nil }
      elements.append(element)
    }
    return elements
  }
  var json: JSONValue { .array(map(\.json)) }
}

extension MemberValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var expected: String { "one of " + allCases.map(\.rawValue).joined(separator: ", ") }
  static func read(_ json: JSONValue) -> Self? { json.string.flatMap(Self.init(rawValue:)) }
  var json: JSONValue { .string(rawValue) }
}

extension Requirement.Level: MemberValue {}
