import Foundation

package struct PayloadRunner: Sendable {
  package var suite: PayloadSuite
  package var options: RunOptions
  /// The processes in which parsers run; nil to run parsers in this process.
  package var hosts: (any SubjectHosts)?
  package var observer: (any RunObserver)?

  package init(
    suite: PayloadSuite,
    options: RunOptions = RunOptions(),
    hosts: (any SubjectHosts)? = nil,
    observer: (any RunObserver)? = nil
  ) {
    self.suite = suite
    self.options = options
    self.hosts = hosts
    self.observer = observer
  }

  @MainActor package func run(_ parser: PayloadParserSubject) async -> SubjectResults {
    let started = Date().timeIntervalSince1970
    let start = ContinuousClock.now
    let reader = ParserUnderPlay(parser: parser, host: hosts?.host(of: parser.name))
    let all = suite.cases(of: parser)
    let payloads = options.shard.share(of: all) { options.filter.chooses($0.id) ? 1 : 0 }
    observer?.note(.began(subject: parser.name, runs: payloads.count))
    var hangs = HangCount()
    var judged: [Int: CaseResult] = [:]
    for place in options.order(of: payloads.indices) {
      let result = await judge(payloads[place], reader, &hangs)
      observer?.note(.played(runs: 1))
      if case .failed = result.outcome { observer?.note(.violated(result.id)) }
      observer?.note(.finished(result))
      judged[place] = result
    }
    var cases = payloads.indices.compactMap { judged[$0] }
    // The story of an answer about a parser is the id of a payload, which can belong to a different shard. The runner
    // judges this payload here, too, to find out whether the answer holds.
    let stories = Set(options.answers.valid(about: parser.name).map(\.story))
      .subtracting(payloads.map(\.id))
    let shared = cases.count
    for payload in all where stories.contains(payload.id) {
      cases.append(await judge(payload, reader, &hangs))
    }
    let answers = options.answers.mark(&cases, of: parser.name)
    cases.removeSubrange(shared...)
    return SubjectResults(
      subject: parser.name,
      cases: cases,
      started: started,
      time: ContinuousClock.now - start,
      answers: answers,
      shard: options.shard.isWhole
        ? nil : ShardMark(of: options, parser: parser.name, payloads: all)
    )
  }

  @MainActor private func judge(
    _ payload: PayloadCase,
    _ reader: ParserUnderPlay,
    _ hangs: inout HangCount
  ) async -> CaseResult {
    let parser = reader.parser
    var result = CaseResult(
      subject: parser.name,
      kind: .payload,
      id: payload.id,
      title: payload.title,
      level: .must
    )
    guard options.filter.chooses(payload.id) else {
      result.outcome = .skipped(.filtered)
      return result
    }
    result.door = options.repetition.door
    let start = ContinuousClock.now
    let (reading, again): (PayloadReading, PayloadReading)
    do throws(ProcessEnd) {
      if let verdict = hangs.verdict { throw verdict }
      (reading, again) = try await reader.readTwice(payload)
    } catch {
      hangs.note(error)
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
      finding.question = finding.questionKey
      result.outcome = .failed([finding])
    } else if payload.demand == .nothing {
      result.isUnspecified = true
    }
    return result
  }
}
