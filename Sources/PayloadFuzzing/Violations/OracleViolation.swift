public import PushPayloads

/// A defect of the kit: two answers of the kit disagree, or an answer of the kit disagrees with a different reader.
public struct OracleViolation: Sendable, Hashable {
  /// The ways in which answers that have to agree can disagree.
  public enum Kind: Sendable, Hashable {
    // MARK: With another reader

    /// The scanner refuses a text that Foundation reads.
    case foundationReads(JSONValue, refusal: JSONSyntaxError)
    /// The scanner reads a text that Foundation refuses.
    case foundationRefuses(JSONValue)
    /// The scanner and Foundation read different values.
    case foundationReadsOtherwise(own: JSONValue, other: JSONValue)

    // MARK: The reader with itself

    /// The two functions of the reader find different syntax errors, or only one of them finds an error.
    case scansDisagree(scan: JSONSyntaxError?, firstError: JSONSyntaxError?)
    /// The kit cannot read a value that it has written.
    case writtenIsRefused([UInt8], JSONSyntaxError)
    /// The kit writes a value, and then reads a different value from the written bytes.
    case writtenIsReadOtherwise(JSONValue, as: JSONValue)
    /// The kit reads the bytes of a value in a text as a different value, or refuses these bytes.
    case sourceIsReadOtherwise(pointer: String, JSONValue, as: JSONValue?)
    /// A value is outside its container, or before a value that it has to follow.
    case misplacedValue(pointer: String, range: Range<Int>, within: Range<Int>)
    /// The JSON pointer that the kit reports for a value leads to a different value.
    case pointerLeadsElsewhere(pointer: String)

    // MARK: The typed payload with the document

    /// A property of a ``Payload`` has a different value than the elements of the document.
    case viewDisagrees(view: String, says: String, document: String)

    /// The kit's own parser violates the required behaviour for a body.
    case parserDisagrees(ParserDisagreement)

    // MARK: The report

    /// A diagnostic points outside the body, or to a missing value.
    case diagnosticPointsNowhere(PayloadDiagnostic)
    /// The diagnostics are not sorted by their place in the text.
    case diagnosticsOutOfOrder([PayloadDiagnostic])
    /// A message contains characters that control a terminal, or a line break.
    case messageIsUnsafe(PayloadDiagnostic)
    /// The verdict does not fit the diagnostics. It must be `rejected` if a diagnostic has the severity `rejected`, and
    /// `accepted` otherwise.
    case verdictDoesNotFollow(PayloadReport)
    /// The size in the report is not the number of bytes, or the limit is not that of the request.
    case wrongCount(PayloadReport)
    /// The body is not JSON, but the report has no error.
    case silentAboutSyntax(JSONSyntaxError)
    /// Two checks of the same body give different reports.
    case notRepeatable(PayloadReport, PayloadReport)
  }

  /// The disagreement, with the values that show it.
  public let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
