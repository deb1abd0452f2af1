package import PushPayloads

/// A defect of the kit: two results of the kit disagree, or a result of the kit disagrees with a different reader.
package struct OracleViolation: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    // MARK: The kit's reader and Foundation

    case foundationReads(JSONValue, refusal: JSONSyntaxError)
    case foundationRefuses(JSONValue)
    case foundationReadsOtherwise(own: JSONValue, other: JSONValue)

    // MARK: Two answers of the kit's reader

    case scansDisagree(scan: JSONSyntaxError?, firstError: JSONSyntaxError?)
    case writtenIsRefused([UInt8], JSONSyntaxError)
    case writtenIsReadOtherwise(JSONValue, as: JSONValue)
    /// The kit reads the bytes of a value in a text as a different value, or refuses these bytes.
    case sourceIsReadOtherwise(pointer: String, JSONValue, as: JSONValue?)
    case misplacedValue(pointer: String, range: Range<Int>, within: Range<Int>)
    case pointerLeadsElsewhere(pointer: String)

    // MARK: The typed payload and the document

    case viewDisagrees(view: String, says: String, document: String)

    case parserDisagrees(ParserDisagreement)

    // MARK: The report

    case diagnosticPointsNowhere(PayloadDiagnostic)
    case diagnosticsOutOfOrder([PayloadDiagnostic])
    case messageIsUnsafe(PayloadDiagnostic)
    /// The verdict does not follow from the diagnostics: it should be `rejected` exactly if a diagnostic is `rejected`.
    case verdictDoesNotFollow(PayloadReport)
    /// The size in the report is not the number of bytes, or the limit is not the limit of the request.
    case wrongCount(PayloadReport)
    case silentAboutSyntax(JSONSyntaxError)
    case notRepeatable(PayloadReport, PayloadReport)
  }

  package let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension OracleViolation: CustomStringConvertible {
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
