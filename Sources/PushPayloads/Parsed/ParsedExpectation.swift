/// The values that a parser has to read from a payload, one for each specified field.
///
/// The value `null` means that the field must be absent. For a field without a value, any result is right.
package struct ParsedExpectation: Sendable, Hashable {
  /// The expected value of each specified field; `Specs/corpus.md` lists the possible values.
  package let values: [ParsedField: JSONValue]

  package init(_ values: [ParsedField: JSONValue]) {
    self.values = values
  }

  package init(_ reading: ParsedNotification) {
    self.init(Dictionary(uniqueKeysWithValues: ParsedField.allCases.map { ($0, reading[$0]) }))
  }

  package struct Mismatch: Sendable, Hashable {
    package let field: ParsedField
    package let expected: JSONValue
    package let seen: JSONValue
  }

  package func mismatches(
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
    // Decision 0028: a parser can read a numeric identifier as the string of its digits, or as absent.
    case (.objectID, .number(let number), .string(let digits)): digits == number.lexeme
    case (.objectID, .number, .null): true
    // Unicode Standard Annex #15: a user sees no difference between canonically equivalent texts.
    case (.title, .string(let text), .string(let shown)),
      (.subtitle, .string(let text), .string(let shown)),
      (.body, .string(let text), .string(let shown)):
      text == shown
    default: expected == seen
    }
  }
}
