import PushConformance
import PushPayloads

/// A JSON object in a line of an adapter.
///
/// A value of the wrong type, or a member that occurs twice, is a fault of the adapter. A `null` member counts as
/// absent.
struct AdapterMembers {
  private static let deepest = 64

  /// The name of the object in error messages, such as "'keys'"; empty if the object is the whole line.
  private let place: String
  private let members: [String: JSONValue]

  init(ofLine line: [UInt8]) throws(AdapterFault.Cause) {
    let limits = JSONScanner.Limits(nesting: Self.deepest, bytes: line.count)
    switch JSONScanner.scan(line, limits: limits) {
    case .failure(let error): throw .notJSON("\(error), at byte \(error.offset + 1)")
    case .success(let document):
      if let name = document.duplicateNames.first?.name {
        throw .wrongLine("it has the member '\(name)' twice in one object")
      }
      try self.init(document.value, place: "")
    }
  }

  init(_ value: JSONValue, place: String) throws(AdapterFault.Cause) {
    guard let object = value.object else {
      throw place.isEmpty
        ? .notJSON("it is a JSON value of another kind") : .wrongLine("\(place) is not an object")
    }
    self.place = place
    members = Dictionary(object.members.map { ($0.key, $0.value) }) { $1 }
      .filter { if case .null = $0.value { false } else { true } }
  }

  static func empty(at place: String) -> AdapterMembers {
    AdapterMembers(place: place, members: [:])
  }

  private init(place: String, members: [String: JSONValue]) {
    self.place = place
    self.members = members
  }

  func only(_ known: Set<String>) throws(AdapterFault.Cause) {
    guard let name = members.keys.filter({ !known.contains($0) }).min() else { return }
    throw .wrongLine(
      "\(place.isEmpty ? "it" : place) has the unknown member '\(name)'; the members are"
        + " \(known.sorted().joined(separator: ", "))"
    )
  }

  func optional(_ name: String) -> JSONValue? { members[name] }

  private func optional<Value>(
    _ name: String,
    _ expected: String,
    _ read: (JSONValue) -> Value?
  ) throws(AdapterFault.Cause) -> Value? {
    guard let value = members[name] else { return nil }
    guard let read = read(value) else { throw wrong(name, expected) }
    return read
  }

  func optionalText(_ name: String) throws(AdapterFault.Cause) -> String? {
    try optional(name, "a text", \.string)
  }

  func text(_ name: String) throws(AdapterFault.Cause) -> String {
    guard let text = try optionalText(name) else { throw missing(name, "a text") }
    return text
  }

  func optionalWhole(_ name: String) throws(AdapterFault.Cause) -> Int? {
    try optional(name, "a whole number of 64 bits") { $0.number?.wholeNumber }
  }

  func whole(_ name: String) throws(AdapterFault.Cause) -> Int {
    guard let number = try optionalWhole(name) else { throw missing(name, "a whole number") }
    return number
  }

  func optionalFlag(_ name: String) throws(AdapterFault.Cause) -> Bool? {
    try optional(name, "true or false", \.bool)
  }

  func flags(_ name: String) throws(AdapterFault.Cause) -> [String: Bool] {
    guard let object = members[name]?.object,
      case let flags = object.members.compactMap({ member in
        member.value.bool.map { (member.key, $0) }
      }), flags.count == object.members.count
    else { throw wrong(name, "an object of truth values") }
    return Dictionary(flags) { $1 }
  }

  func optionalObject(_ name: String) throws(AdapterFault.Cause) -> AdapterMembers? {
    guard let value = members[name] else { return nil }
    return try AdapterMembers(value, place: inner(name))
  }

  func optionalTexts(_ name: String) throws(AdapterFault.Cause) -> [String]? {
    try optional(name, "an array of texts", \.texts)
  }

  func wrong(_ name: String, _ expected: String) -> AdapterFault.Cause {
    .wrongLine("\(inner(name)) is not \(expected)")
  }

  func missing(_ name: String, _ expected: String) -> AdapterFault.Cause {
    .wrongLine("\(inner(name)), \(expected), is missing")
  }

  private func inner(_ name: String) -> String {
    "'\(name)'" + (place.isEmpty ? "" : " of \(place)")
  }
}

extension JSONValue {
  var texts: [String]? {
    guard let array, case let texts = array.compactMap(\.string), texts.count == array.count
    else { return nil }
    return texts
  }
}
