import PushPayloads

extension PayloadOracle {
  /// Looks at what the rules say: it is about these bytes, and the same when it is said again.
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
    if case .failure(let error) = scan, !report.hasErrors {
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

  /// Whether a diagnostic has a place in the body: bytes that are there, and a value that is there.
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

  /// Far more than any message has, and far less than a hostile body could put into one.
  private static let longestMessage = 2_000

  /// Whether a message is one line of text that a terminal only shows.
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
