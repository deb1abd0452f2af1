import Foundation

/// Judges payload parsers.
package struct PayloadRunner: Sendable {
  /// The payloads.
  package var suite: PayloadSuite
  /// The options.
  package var options: RunOptions
  /// The processes in which parsers run; nil for this one.
  package var hosts: (any SubjectHosts)?

  /// Creates a runner.
  package init(
    suite: PayloadSuite,
    options: RunOptions = RunOptions(),
    hosts: (any SubjectHosts)? = nil
  ) {
    self.suite = suite
    self.options = options
    self.hosts = hosts
  }

  /// Judges one parser on every payload, one case each.
  @MainActor package func run(_ parser: PayloadParserSubject) async -> SubjectResults {
    let started = Date().timeIntervalSince1970
    let start = ContinuousClock.now
    let reader = PayloadReader(parser: parser, host: hosts?.host(of: parser.name))
    var cases: [CaseResult] = []
    for payload in suite.cases(of: parser) { cases.append(await judge(payload, reader)) }
    let known = options.known.mark(&cases, of: parser.name)
    return SubjectResults(
      subject: parser.name,
      cases: cases,
      started: started,
      time: ContinuousClock.now - start,
      known: known
    )
  }

  @MainActor private func judge(
    _ payload: PayloadCase,
    _ reader: PayloadReader
  ) async -> CaseResult {
    let parser = reader.parser
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
    let (reading, again): (PayloadReading, PayloadReading)
    do throws(ProcessEnd) {
      (reading, again) = try await reader.readTwice(payload)
    } catch {
      result.outcome = .error(.adapter(.processEnded(error)))
      return result
    }
    result.time = ContinuousClock.now - start
    guard reading.isSame(as: again, in: parser.fields) else {
      result.outcome = .error(.notRepeatable(reading, again, fields: parser.fields))
      return result
    }
    result.reading = reading
    if let departure = PayloadDeparture(of: reading, from: payload, by: parser) {
      var finding = Finding(claim: .payload(departure), run: nil, origin: payload.id)
      finding.repetition = options.repetition
      result.outcome = .failed([finding])
    } else if payload.demand == .nothing {
      result.isUnspecified = true
    }
    return result
  }
}
