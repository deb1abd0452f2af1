package import PushPayloads

/// A defect of the kit: two answers of the kit disagree, or an answer of the kit disagrees with a different reader.
package struct OracleViolation: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    // MARK: The kit's reader and Foundation

    /// The scanner refuses a text that Foundation reads.
    case foundationReads(JSONValue, refusal: JSONSyntaxError)
    /// The scanner reads a text that Foundation refuses.
    case foundationRefuses(JSONValue)
    /// The scanner and Foundation read different values.
    case foundationReadsOtherwise(own: JSONValue, other: JSONValue)

    // MARK: Two answers of the kit's reader

    /// The two functions of the reader find different syntax errors, or only one of them finds an error.
    case scansDisagree(scan: JSONSyntaxError?, firstError: JSONSyntaxError?)
    /// The kit cannot read a value that it has written.
    case writtenIsRefused([UInt8], JSONSyntaxError)
    /// The kit writes a value, and then reads a different value from the written bytes.
    case writtenIsReadOtherwise(JSONValue, as: JSONValue)
    /// The kit reads the bytes of a value in a text as a different value, or refuses these bytes.
    case sourceIsReadOtherwise(pointer: String, JSONValue, as: JSONValue?)
    /// A value is outside its array or object, or before a value that it has to follow.
    case misplacedValue(pointer: String, range: Range<Int>, within: Range<Int>)
    /// The JSON pointer that the kit reports for a value leads to a different value.
    case pointerLeadsElsewhere(pointer: String)

    // MARK: The typed payload and the document

    /// A property of a ``Payload`` has a different value than the elements of the document.
    case viewDisagrees(view: String, says: String, document: String)

    /// The kit's own parser violates the required behavior for a body.
    case parserDisagrees(ParserDisagreement)

    // MARK: The report

    /// A diagnostic points outside the body, or to a missing value.
    case diagnosticPointsNowhere(PayloadDiagnostic)
    /// The diagnostics are not sorted by their place in the text.
    case diagnosticsOutOfOrder([PayloadDiagnostic])
    /// A message contains characters that control a terminal, or a line break.
    case messageIsUnsafe(PayloadDiagnostic)
    /// The verdict does not follow from the diagnostics: `rejected` is right exactly if a diagnostic is `rejected`.
    case verdictDoesNotFollow(PayloadReport)
    /// The size in the report is not the number of bytes, or the limit is not the limit of the request.
    case wrongCount(PayloadReport)
    /// The body is not JSON, but the report has no error.
    case silentAboutSyntax(JSONSyntaxError)
    /// Two checks of the same body give different reports.
    case notRepeatable(PayloadReport, PayloadReport)
  }

  package let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension OracleViolation: CustomStringConvertible {
  /// The expected result and the seen result, in words.
  package var description: String {
    switch kind {
    case .foundationReads(let value, let refusal):
      "the scanner refuses at byte \(refusal.offset) (\(refusal)), and Foundation reads \(value.shown)"
    case .foundationRefuses(let value):
      "the scanner reads \(value.shown), and Foundation refuses the text"
    case .foundationReadsOtherwise(let own, let other):
      "the scanner reads \(own.shown), and Foundation reads \(other.shown)"
    case .scansDisagree(let scan, let firstError):
      "scan says \(Self.text(of: scan)), and firstError says \(Self.text(of: firstError))"
    case .writtenIsRefused(let bytes, let error):
      """
      the written text, \(Self.shown(bytes)), is refused at byte \(error.offset): \(error)
      """
    case .writtenIsReadOtherwise(let value, let other):
      "\(value.shown) was written, and read again it is \(other.shown)"
    case .sourceIsReadOtherwise(let pointer, let value, let other):
      "\(Self.place(pointer)) is \(value.shown), and its own bytes are \(other?.shown ?? "no text")"
    case .misplacedValue(let pointer, let range, let within):
      "\(Self.place(pointer)) has the bytes \(range), which are not within \(within)"
    case .pointerLeadsElsewhere(let pointer):
      "\(Self.place(pointer)) leads to another value"
    case .viewDisagrees(let view, let says, let document):
      "\(view) is \(says), and the document says \(document)"
    case .parserDisagrees(let disagreement):
      disagreement.description
    case .diagnosticPointsNowhere(let diagnostic):
      "\(diagnostic.rule) points to \(Self.place(diagnostic.pointer)), bytes \(diagnostic.range)"
    case .diagnosticsOutOfOrder(let diagnostics):
      """
      the diagnostics begin at the bytes \(diagnostics.map { "\($0.range.lowerBound)" }.joined(separator: ", ")), \
      and the order of the text is expected
      """
    case .messageIsUnsafe(let diagnostic):
      "the message of \(diagnostic.rule) is not a plain line:"
        + " \(Self.shown(Array(diagnostic.message.utf8)))"
    case .verdictDoesNotFollow(let report):
      "the verdict is \(report.verdict), and the severities are \(report.diagnostics.map(\.severity))"
    case .wrongCount(let report):
      "the report counts \(report.bytes) bytes of \(report.limit)"
    case .silentAboutSyntax(let error):
      "there is no diagnostic for a body that is not valid JSON: \(error), at byte \(error.offset)"
    case .notRepeatable(let first, let second):
      "one body is judged in two ways: \(Self.summary(of: first)), then \(Self.summary(of: second))"
    }
  }

  private static func text(of error: JSONSyntaxError?) -> String {
    error.map { "\($0), at byte \($0.offset)" } ?? "that all is well"
  }

  private static func summary(of report: PayloadReport) -> String {
    let texts = report.diagnostics.map { "\($0.rule) (\($0.message))" }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  private static func place(_ pointer: String) -> String {
    pointer.isEmpty ? "the root" : "the value at \(shown(Array(pointer.utf8)))"
  }

  private static func shown(_ bytes: [UInt8]) -> String { ReadableBytes(bytes).description }
}

extension JSONValue {
  fileprivate var shown: String { ReadableBytes(utf8).description }
}
