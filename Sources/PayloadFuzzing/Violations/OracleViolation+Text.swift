import PushPayloads

extension OracleViolation: CustomStringConvertible {
  /// The expected result and the seen result, in words.
  public var description: String {
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
      what was written, \(Self.shown(bytes)), is refused at byte \(error.offset): \(error)
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
