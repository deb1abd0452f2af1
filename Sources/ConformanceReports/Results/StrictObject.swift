import PushPayloads

/// An object of a results file, in which each member is known and occurs once.
struct StrictObject {
  /// The name of the object in errors, such as "a finding".
  let place: String
  private let members: [String: JSONValue]

  /// Checks the members of an object.
  ///
  /// - Parameters:
  ///   - value: The value that has to be an object.
  ///   - place: The name of the object in errors.
  ///   - known: The members that the object may have.
  /// - Throws: The problem of the first member that is unknown or repeated.
  init(_ value: JSONValue, _ place: String, known: Set<String>) throws(ResultsError.Problem) {
    guard let object = value.object else {
      throw .wrongKind(place: place, expected: "an object")
    }
    var members: [String: JSONValue] = [:]
    for member in object {
      guard known.contains(member.key) else {
        throw .unknown(place: place, member: member.key)
      }
      guard members.updateValue(member.value, forKey: member.key) == nil else {
        throw .repeated(place: place, member: member.key)
      }
    }
    self.place = place
    self.members = members
  }

  func required(_ name: String) throws(ResultsError.Problem) -> JSONValue {
    guard let value = members[name] else { throw .missing(place: place, member: name) }
    return value
  }

  /// Returns the value of a member; nil if the member is absent.
  func optional(_ name: String) -> JSONValue? { members[name] }

  func text(_ name: String) throws(ResultsError.Problem) -> String {
    guard let text = try required(name).string else { throw wrong(name, "a text") }
    return text
  }

  func optionalText(_ name: String) throws(ResultsError.Problem) -> String? {
    members[name] == nil ? nil : try text(name)
  }

  func optionalFlag(_ name: String) throws(ResultsError.Problem) -> Bool? {
    guard let value = members[name] else { return nil }
    guard let flag = value.bool else { throw wrong(name, "true or false") }
    return flag
  }

  /// Returns the whole number, from 0, of a required member.
  func count(_ name: String) throws(ResultsError.Problem) -> Int {
    // The bound keeps sums of counts and dates within Int.
    guard let number = try required(name).number?.wholeNumber, (0...1 << 40).contains(number)
    else { throw wrong(name, "a whole number from 0 to 2^40") }
    return number
  }

  /// Returns the whole number, from 0, of a member; nil if the member is absent.
  func optionalCount(_ name: String) throws(ResultsError.Problem) -> Int? {
    members[name] == nil ? nil : try count(name)
  }

  func seconds(_ name: String) throws(ResultsError.Problem) -> Double {
    guard let seconds = try required(name).number.flatMap({ Double($0.lexeme) }),
      (0...1e12).contains(seconds)
    else { throw wrong(name, "a number of seconds") }
    return seconds
  }

  /// Returns the elements of an array, each as `read` returns it; an empty array if the member is absent.
  func list<Element>(
    _ name: String,
    _ read: (JSONValue) throws(ResultsError.Problem) -> Element
  ) throws(ResultsError.Problem) -> [Element] {
    guard let value = members[name] else { return [] }
    guard let array = value.array else { throw wrong(name, "an array") }
    var elements: [Element] = []
    for value in array { elements.append(try read(value)) }
    return elements
  }

  /// Returns the array of texts of a member; an empty array if the member is absent.
  func texts(_ name: String) throws(ResultsError.Problem) -> [String] {
    try list(name) { value throws(ResultsError.Problem) in
      guard let text = value.string else { throw wrong(name, "an array of texts") }
      return text
    }
  }

  /// Returns the value of a type whose raw value is the text of a required member.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String,
    of type: Word.Type
  ) throws(ResultsError.Problem) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: try text(name)) else {
      throw wrong(name, "one of " + Word.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return word
  }

  /// Returns the problem of a member with a value of the wrong kind.
  func wrong(_ name: String, _ expected: String) -> ResultsError.Problem {
    .wrongKind(place: "'\(name)' of \(place)", expected: expected)
  }
}
