import PushPayloads

/// A line of a journal, as a JSON object.
struct JournalLine {
  private let object: JSONObject

  /// Reads the bytes of a line, which must be a JSON object.
  init(
    _ bytes: ArraySlice<UInt8>,
    limits: JSONScanner.Limits
  ) throws(JournalError.Problem) {
    switch JSONScanner.scan(Array(bytes), limits: limits) {
    case .success(let document):
      guard let object = document.value.object else { throw .type(nil) }
      self.object = object
    case .failure(let error): throw .syntax(column: error.offset + 1, error.description)
    }
  }

  /// Creates the value for an object inside a line, such as a finding.
  init(_ object: JSONObject) { self.object = object }

  /// The member `type`, which says what the line records; nil if it is missing or not a text.
  var type: String? { object["type"]?.string }

  func text(_ name: String) throws(JournalError.Problem) -> String {
    guard let text = try optionalText(name) else { throw .member(name) }
    return text
  }

  func optionalText(_ name: String) throws(JournalError.Problem) -> String? {
    guard let value = object[name] else { return nil }
    guard let text = value.string else { throw .member(name) }
    return text
  }

  /// Returns the whole number, from 0, of a required member.
  func integer(_ name: String) throws(JournalError.Problem) -> Int {
    guard let number = object[name]?.number?.int, number >= 0 else { throw .member(name) }
    return number
  }

  func seconds(_ name: String) throws(JournalError.Problem) -> Double {
    guard let number = object[name]?.number?.double, (0...1e9).contains(number) else {
      throw .member(name)
    }
    return number
  }

  func texts(_ name: String) throws(JournalError.Problem) -> [String] {
    guard let values = object[name]?.array else { throw .member(name) }
    let texts = values.compactMap(\.string)
    guard texts.count == values.count else { throw .member(name) }
    return texts
  }

  func object(_ name: String) throws(JournalError.Problem) -> JournalLine? {
    guard let value = object[name] else { return nil }
    guard let object = value.object else { throw .member(name) }
    return JournalLine(object)
  }

  /// Returns the array of objects of a member; an empty array if the member is absent.
  func objects(_ name: String) throws(JournalError.Problem) -> [JournalLine] {
    guard let value = object[name] else { return [] }
    guard let values = value.array else { throw .member(name) }
    let objects = values.compactMap(\.object)
    guard objects.count == values.count else { throw .member(name) }
    return objects.map(JournalLine.init)
  }

  /// Returns whether a member is `true`; an absent member is not.
  func flag(_ name: String) -> Bool { object[name]?.bool ?? false }
}
