public import PushPayloads

/// A defect of the kit: two of its answers disagree, or an answer of the kit disagrees with another reader.
public struct OracleViolation: Sendable, Hashable {
  /// The kinds of disagreement.
  public enum Kind: Sendable, Hashable {
    // MARK: With another reader

    /// The scanner refuses a text that Foundation reads.
    case foundationReads(JSONValue, refusal: JSONSyntaxError)
    /// The scanner reads a text that Foundation refuses.
    case foundationRefuses(JSONValue)
    /// The scanner and Foundation read different values.
    case foundationReadsOtherwise(own: JSONValue, other: JSONValue)

    // MARK: The reader with itself

    /// `scan` and `firstError` disagree.
    case scansDisagree(scan: JSONSyntaxError?, firstError: JSONSyntaxError?)
    /// A value that the kit has written cannot be read again.
    case writtenIsRefused([UInt8], JSONSyntaxError)
    /// A value that the kit has written is read as another value.
    case writtenIsReadOtherwise(JSONValue, as: JSONValue)
    /// The bytes of a value in a text are read as another value, or not at all.
    case sourceIsReadOtherwise(pointer: String, JSONValue, as: JSONValue?)
    /// A value is outside its container, or before a value that it has to follow.
    case misplacedValue(pointer: String, range: Range<Int>, within: Range<Int>)
    /// The pointer of a value leads to another value.
    case pointerLeadsElsewhere(pointer: String)

    // MARK: The typed payload with the document

    /// A property of a ``Payload`` has another value than the elements of the document give.
    case viewDisagrees(view: String, says: String, document: String)

    /// The kit's own parser violates the required behaviour for a body.
    case parserDisagrees(ParserDisagreement)

    // MARK: The report

    /// A diagnostic points outside the body, or to a missing value.
    case diagnosticPointsNowhere(PayloadDiagnostic)
    /// The diagnostics are not in the order of the text.
    case diagnosticsOutOfOrder([PayloadDiagnostic])
    /// A message contains characters that control a terminal, or a line break.
    case messageIsUnsafe(PayloadDiagnostic)
    /// The verdict does not fit the diagnostics: the verdict is `rejected` exactly if a diagnostic has this severity.
    case verdictDoesNotFollow(PayloadReport)
    /// The report has a wrong size or limit.
    case wrongCount(PayloadReport)
    /// A body that is not JSON is reported without an error.
    case silentAboutSyntax(JSONSyntaxError)
    /// Two checks of the same body give different reports.
    case notRepeatable(PayloadReport, PayloadReport)
  }

  /// The kind of disagreement.
  public let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
