import PushPayloads

extension PayloadOracle {
  /// The oracle that checks reports: a report has to fit its body, and a second check has to give an equal report.
  public static let report = PayloadOracle("report") { input, reader in
    let report = reader.check(input.body, input.request)
    let again = reader.check(input.body, input.request)
    var found: [OracleViolation.Kind] = report == again ? [] : [.notRepeatable(report, again)]
    let isRejected = report.diagnostics.contains { $0.severity == .rejected }
    if isRejected != (report.verdict == .rejected) { found.append(.verdictDoesNotFollow(report)) }
    if report.bytes != input.body.count || report.limit != input.request.sizeLimit.bytes {
      found.append(.wrongCount(report))
    }
    let scan = reader.scan(input.body)
    // A request that reads, deletes or lists channels needs no body.
    if case .failure(let error) = scan, !report.hasErrors, input.request.judgesBody(input.body) {
      found.append(.silentAboutSyntax(error))
    }
    let document = try? scan.get()
    found += report.diagnostics.filter { !points($0, into: input.body, document) }
      .map { .diagnosticPointsNowhere($0) }
    found += report.diagnostics.filter { !isPlainLine($0.message) }.map { .messageIsUnsafe($0) }
    let starts = report.diagnostics.map(\.range.lowerBound)
    if starts != starts.sorted() { found.append(.diagnosticsOutOfOrder(report.diagnostics)) }
    return found
  }

  /// Returns whether a diagnostic points to existing bytes and an existing value.
  private static func points(
    _ diagnostic: PayloadDiagnostic,
    into body: [UInt8],
    _ document: JSONDocument?
  ) -> Bool {
    guard diagnostic.range.lowerBound >= 0, diagnostic.range.upperBound <= body.count,
      let pointer = JSONPointer(parsing: diagnostic.pointer)
    else { return false }
    return document.map { $0.element(at: pointer) != nil } ?? pointer.tokens.isEmpty
  }

  /// The largest size of a message in bytes, far more than any message needs.
  private static let longestMessage = 2_000

  /// Returns whether a message is one line without characters that control a terminal.
  private static func isPlainLine(_ message: String) -> Bool {
    message.utf8.count <= longestMessage
      && message.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: scalar.properties.isBidiControl == false
        }
      }
  }
}
