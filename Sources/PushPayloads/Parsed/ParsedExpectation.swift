/// The values that a parser has to read in a payload: one for each field that a source says something of.
///
/// `null` means that the field must be nothing. A field that is not listed is not specified.
public struct ParsedExpectation: Sendable, Hashable {
  /// The values, of the kinds that `Specs/corpus.md` lists.
  public let values: [ParsedField: JSONValue]

  /// Expects the values given.
  public init(_ values: [ParsedField: JSONValue]) {
    self.values = values
  }

  /// Expects a reading in every field.
  public init(_ reading: ParsedNotification) {
    self.init(Dictionary(uniqueKeysWithValues: ParsedField.allCases.map { ($0, reading[$0]) }))
  }

  /// A field in which a reading is another than the one expected.
  public struct Mismatch: Sendable, Hashable {
    /// The field.
    public let field: ParsedField
    /// The specified value.
    public let expected: JSONValue
    /// The value that was read.
    public let seen: JSONValue

    /// States what is specified of a field and what was read.
    public init(field: ParsedField, expected: JSONValue, seen: JSONValue) {
      self.field = field
      self.expected = expected
      self.seen = seen
    }
  }

  /// The fields in which a reading is another, in the order of their declaration.
  ///
  /// - Parameters:
  ///   - reading: What a parser has read.
  ///   - fields: The fields to look at.
  /// - Returns: The differences; empty where the reading is as expected.
  public func mismatches(
    with reading: ParsedNotification,
    in fields: Set<ParsedField> = .all
  ) -> [Mismatch] {
    ParsedField.allCases.compactMap { field in
      guard fields.contains(field), let expected = values[field] else { return nil }
      let seen = reading[field]
      guard !Self.isMet(expected, by: seen, in: field) else { return nil }
      return Mismatch(field: field, expected: expected, seen: seen)
    }
  }

  private static func isMet(_ expected: JSONValue, by seen: JSONValue, in field: ParsedField)
    -> Bool
  {
    switch (field, expected, seen) {
    // Decision 0028: a number is read as its digits, and not at all where the app's are strings.
    case (.objectID, .number(let number), .string(let digits)): digits == number.lexeme
    case (.objectID, .number, .null): true
    // Unicode Standard Annex #15: to whoever reads a text, its canonical equivalents are the same.
    case (.title, .string(let text), .string(let shown)),
      (.subtitle, .string(let text), .string(let shown)),
      (.body, .string(let text), .string(let shown)):
      text == shown
    default: expected == seen
    }
  }
}
