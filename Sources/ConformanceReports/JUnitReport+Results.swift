public import JUnitXML
public import PushConformance

extension JUnitReport {
  /// The report on subjects: a suite an area, a case a requirement and a scenario.
  ///
  /// The names of suites and cases are a contract (Specs/junit.md): dashboards key history on them.
  public init(_ results: [SubjectResults]) {
    let began = results.map(\.started).min()
    self.init(
      name: "push-conformance",
      timestamp: began.map { JUnitTimestamp(secondsSince1970: Int64($0)) },
      time: results.reduce(.zero) { $0 + $1.time },
      suites: results.flatMap(JUnitSuite.suites)
    )
  }
}

extension JUnitSuite {
  /// The suites of a subject, in the order of its cases.
  fileprivate static func suites(of results: SubjectResults) -> [JUnitSuite] {
    var order: [String] = []
    var cases: [String: [JUnitCase]] = [:]
    for result in results.cases {
      if cases[result.suite] == nil { order.append(result.suite) }
      cases[result.suite, default: []].append(JUnitCase(result))
    }
    return order.map { name in
      JUnitSuite(
        name: name,
        timestamp: JUnitTimestamp(secondsSince1970: Int64(results.started)),
        properties: [
          JUnitProperty(name: "push-conformance.version", value: ConformanceKit.version),
          JUnitProperty(name: "push-conformance.subject", value: results.subject),
        ],
        cases: cases[name] ?? []
      )
    }
  }
}

extension JUnitCase {
  /// The case of a result.
  fileprivate init(_ result: CaseResult) {
    self.init(
      classname: result.suite,
      name: result.id,
      time: result.time,
      properties: result.kind == .requirement
        ? [
          JUnitProperty(name: "level", value: result.level.rawValue),
          JUnitProperty(name: "exercised", value: "\(result.satisfied)"),
        ] : [],
      outcome: JUnitOutcome(result),
      systemOut: result.notes.map { note in
        "Noted, though it does not fail at this level:\n\(note.text(subject: result.subject))"
      }.joined(separator: "\n\n")
    )
  }
}

extension JUnitOutcome {
  /// The outcome of a result.
  fileprivate init(_ result: CaseResult) {
    switch result.outcome {
    case .passed: self = .passed
    case .failed(let findings):
      self = .failed(
        JUnitProblem(
          message: findings.first?.headline ?? result.title,
          type: findings.first?.kind ?? "kit.Finding",
          body: findings.map { $0.text(subject: result.subject) }.joined(separator: "\n\n")
        )
      )
    case .error(let error):
      self = .error(JUnitProblem(message: error.text, type: error.kind, body: error.text))
    case .skipped(let reason): self = .skipped(message: reason.text)
    }
  }
}
