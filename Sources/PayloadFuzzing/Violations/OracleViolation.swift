public import PushPayloads

/// Something about the kit itself that should not be: two of its answers, or one of its and one of
/// somebody else's, do not agree.
public struct OracleViolation: Sendable, Hashable {
  /// What does not agree.
  public enum Kind: Sendable, Hashable {
    // MARK: With another reader

    /// The scanner refuses what Foundation reads.
    case foundationReads(JSONValue, refusal: JSONSyntaxError)
    /// The scanner reads what Foundation refuses.
    case foundationRefuses(JSONValue)
    /// The scanner and Foundation read different values.
    case foundationReadsOtherwise(own: JSONValue, other: JSONValue)

    // MARK: The reader with itself

    /// `scan` and `firstError` do not say the same.
    case scansDisagree(scan: JSONSyntaxError?, firstError: JSONSyntaxError?)
    /// What was written cannot be read again.
    case writtenIsRefused([UInt8], JSONSyntaxError)
    /// What was written is read as something else.
    case writtenIsReadOtherwise(JSONValue, as: JSONValue)
    /// A value's own bytes are read as something else, or not at all.
    case sourceIsReadOtherwise(pointer: String, JSONValue, as: JSONValue?)
    /// A value lies outside of what it stands in, or before what it stands behind.
    case misplacedValue(pointer: String, range: Range<Int>, within: Range<Int>)
    /// A pointer does not lead to the value that says so of itself.
    case pointerLeadsElsewhere(pointer: String)

    // MARK: The typed payload with the document

    /// A typed view says something else than the document.
    case viewDisagrees(view: String, says: String, document: String)

    /// The kit's own parser does not do what every parser has to do.
    case parserDisagrees(ParserDisagreement)

    // MARK: The report

    /// A diagnostic points out of the body, or to a value that is not there.
    case diagnosticPointsNowhere(PayloadDiagnostic)
    /// The diagnostics are not in the order of the text.
    case diagnosticsOutOfOrder([PayloadDiagnostic])
    /// A message holds what a terminal would act on, or breaks the line.
    case messageIsUnsafe(PayloadDiagnostic)
    /// The verdict does not follow from the diagnostics.
    case verdictDoesNotFollow(PayloadReport)
    /// The report has another size of the body or another limit.
    case wrongCount(PayloadReport)
    /// A body that is no JSON text is reported as if nothing were wrong.
    case silentAboutSyntax(JSONSyntaxError)
    /// The same body is judged in two ways.
    case notRepeatable(PayloadReport, PayloadReport)
  }

  /// What does not agree.
  public let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
