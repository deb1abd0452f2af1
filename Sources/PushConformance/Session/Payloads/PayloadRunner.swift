import Foundation

/// Judges payload parsers.
package struct PayloadRunner: Sendable {
  /// The payloads.
  package var suite: PayloadSuite
  /// The options.
  package var options: RunOptions

  /// Creates a runner.
  package init(suite: PayloadSuite, options: RunOptions = RunOptions()) {
    self.suite = suite
    self.options = options
  }

  /// Judges one parser on every payload, one case each.
  ///
  /// The parser runs in this process: a trap or a hang stops the process, too.
  @MainActor package func run(_ parser: PayloadParserSubject) async -> SubjectResults {
    let started = Date().timeIntervalSince1970
    let start = ContinuousClock.now
    var cases: [CaseResult] = []
    for payload in suite.cases(of: parser) { cases.append(await judge(payload, parser)) }
    return SubjectResults(
      subject: parser.name,
      cases: cases,
      started: started,
      time: ContinuousClock.now - start
    )
  }

  @MainActor private func judge(
    _ payload: PayloadCase,
    _ parser: PayloadParserSubject
  ) async -> CaseResult {
    var result = CaseResult(
      subject: parser.name,
      kind: .payload,
      id: payload.id,
      title: payload.title,
      level: .must,
      outcome: .passed
    )
    guard options.filter.chooses(payload.id) else {
      result.outcome = .skipped(.filtered)
      return result
    }
    let start = ContinuousClock.now
    let reading = await PayloadReading.reading(of: payload.bytes, by: parser)
    let again = await PayloadReading.reading(of: payload.bytes, by: parser)
    result.time = ContinuousClock.now - start
    guard reading.isSame(as: again, in: parser.fields) else {
      result.outcome = .error(.notRepeatable(reading, again, fields: parser.fields))
      return result
    }
    result.reading = reading
    if let departure = PayloadDeparture(of: reading, from: payload, by: parser) {
      result.outcome = .failed([Finding(claim: .payload(departure), run: nil, origin: payload.id)])
    } else if payload.demand == .nothing {
      result.isUnspecified = true
    }
    return result
  }
}
