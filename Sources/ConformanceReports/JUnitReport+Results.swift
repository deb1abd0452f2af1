package import JUnitXML
package import PushConformance

/// The file, and perhaps the line, that a report names as the source of a case.
package struct SourcePlace: Sendable, Hashable {
  /// The file, relative to the folder that holds the project.
  package var file: String
  /// The line, from 1; nil if only the file is known.
  package var line: Int?

  /// Creates a place from a file and, if it is known, a line.
  package init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  /// Returns the file that specifies a case, such as the kit's requirements file for the area of the case.
  package static func specification(of result: CaseResult) -> SourcePlace {
    specification(of: result.kind, result.id, in: result.file)
  }

  /// Returns the file that specifies the case with a kind and a name.
  ///
  /// A scenario of an adopter has a `file` of its own, which is then the result.
  static func specification(
    of kind: CaseResult.Kind,
    _ id: String,
    in file: String?
  ) -> SourcePlace {
    if let file { return SourcePlace(file: file) }
    let parts = id.split(separator: ".", maxSplits: 1)
    let area = parts.first ?? ""
    return switch kind {
    case .requirement: SourcePlace(file: "Specs/requirements/\(area).json")
    case .scenario: SourcePlace(file: "Corpus/scenarios/\(area)/\(parts.last ?? "").json")
    case .generated: SourcePlace(file: "Specs/generation.md")
    case .payload: SourcePlace(file: "Corpus/payloads/\(area)/manifest.json")
    }
  }
}

extension JUnitReport {
  /// Creates the JUnit report on the results of subjects.
  ///
  /// The report has a suite for each area, and a case for each requirement, scenario, block and payload.
  ///
  /// The names of suites and cases are a contract (Specs/junit.md), because dashboards find the history of a case by
  /// these names.
  ///
  /// - Parameters:
  ///   - results: The results of the subjects.
  ///   - foldsSkips: True if one case stands for all cases of a suite that were not judged, with their number and
  ///     reasons.
  ///   - place: A closure that returns the source place of each case; by default the kit's specification.
  package init(
    _ results: [SubjectResults],
    foldingSkips foldsSkips: Bool = false,
    locatedAt place: (CaseResult) -> SourcePlace = SourcePlace.specification
  ) {
    let began = results.map(\.started).min()
    self.init(
      name: "push-conformance",
      timestamp: began.map { JUnitTimestamp(secondsSince1970: Int64($0)) },
      time: results.reduce(.zero) { $0 + $1.time },
      suites: results.flatMap {
        JUnitSuite.suites(of: $0, foldingSkips: foldsSkips, locatedAt: place)
      }
    )
  }
}

extension JUnitSuite {
  /// Returns the suites of a subject, in the order of its cases.
  fileprivate static func suites(
    of results: SubjectResults,
    foldingSkips foldsSkips: Bool,
    locatedAt place: (CaseResult) -> SourcePlace
  ) -> [JUnitSuite] {
    // A shard lists all suites of the run, even suites whose cases belong to other shards.
    var order = results.shard?.suites ?? []
    var cases = Dictionary(order.map { ($0, [CaseResult]()) }) { $1 }
    for result in results.cases {
      if cases[result.suite] == nil { order.append(result.suite) }
      cases[result.suite, default: []].append(result)
    }
    return order.map { name in
      let told = cases[name] ?? []
      let shard = results.shard?.properties(ofSuiteWith: told.count, foldingSkips: foldsSkips)
      return JUnitSuite(
        name: name,
        timestamp: JUnitTimestamp(secondsSince1970: Int64(results.started)),
        properties: [
          JUnitProperty(name: "push-conformance.version", value: ConformanceKit.version),
          JUnitProperty(name: "push-conformance.subject", value: results.subject),
        ] + properties(of: results.quiet) + (shard ?? []),
        cases: results.shard.map { mark in told.map { JUnitCase($0, of: mark, at: place($0)) } }
          ?? Self.cases(told, foldingSkips: foldsSkips, locatedAt: place)
      )
    }
  }

  private static func cases(
    _ results: [CaseResult],
    foldingSkips foldsSkips: Bool,
    locatedAt place: (CaseResult) -> SourcePlace
  ) -> [JUnitCase] {
    let skipped = foldsSkips ? results.filter(\.isNotJudged) : []
    let told = foldsSkips ? results.filter { !$0.isNotJudged } : results
    return told.map { JUnitCase($0, at: place($0)) }
      + skipped.prefix(1).map { first in
        JUnitCase(notJudged: SkippedCases(in: skipped), of: first.suite, at: place(first))
      }
  }

  private static func properties(of quiet: QuietReport?) -> [JUnitProperty] {
    guard let quiet else { return [] }
    let reason = quiet.reasonForOtherOrders
    return [
      JUnitProperty(name: "push-conformance.quiet", value: quiet.way.rawValue),
      JUnitProperty(
        name: "push-conformance.deterministic",
        value: reason.map { "false: \($0)" } ?? "true"
      ),
    ]
  }
}

extension JUnitCase {
  /// Creates the JUnit case for a result that is not of a shard.
  fileprivate init(_ result: CaseResult, at place: SourcePlace) {
    self.init(
      classname: result.suite,
      name: result.id,
      time: result.time,
      file: place.file,
      line: place.line,
      properties: result.kind == .requirement
        ? [
          JUnitProperty(name: "level", value: result.level.rawValue),
          JUnitProperty(name: JUnitProperty.exercised, value: "\(result.satisfiedCount)"),
        ] + result.causes.map { JUnitProperty(name: "cause", value: $0) }
          + result.knownProperties : result.knownProperties,
      outcome: JUnitOutcome(result),
      systemOut: (result.notes.map { note in
        Self.note(note.text(subject: result.subject), isPending: result.isPending)
      } + result.observations).joined(separator: "\n\n")
    )
  }
}

extension JUnitCase {
  /// Creates the JUnit case for a result of a shard, with the properties that merging needs.
  fileprivate init(_ result: CaseResult, of mark: ShardMark, at place: SourcePlace) {
    self.init(result, at: place)
    properties += mark.properties(of: result)
  }

  /// Returns the text of a finding, after a line with the reason why the finding does not fail its case.
  static func note(_ text: String, isPending: Bool) -> String {
    (isPending
      ? "Pending, since it is newer than the declared edition:"
      : "Noted, though it does not fail at this level:") + "\n\(text)"
  }

  /// The name of the case that stands for all cases of a suite that were not judged.
  private static let notJudgedName = "not-judged"

  /// Creates the case that stands for all cases of a suite that were not judged; there must be at least one.
  ///
  /// - Parameters:
  ///   - skipped: The cases, counted by reason.
  ///   - suite: The name of the suite.
  ///   - place: The place of the first case.
  init(notJudged skipped: SkippedCases, of suite: String, at place: SourcePlace?) {
    let reasons = skipped.lines(tellsAll: true)
    self.init(
      classname: suite,
      name: Self.notJudgedName,
      file: place?.file,
      line: place?.line,
      outcome: .skipped(message: "\(skipped.count) not judged: \(reasons.joined(separator: "; "))")
    )
  }
}

extension CaseResult {
  /// True if the case was not judged; a known failure counts as judged.
  fileprivate var isNotJudged: Bool {
    switch outcome {
    case .skipped(.known): false
    case .skipped: true
    case .passed, .failed, .error: false
    }
  }

  /// The keys of the causes of the case's findings, each once.
  fileprivate var causes: [String] {
    guard case .failed(let findings) = outcome else { return [] }
    var seen: Set<String> = []
    return findings.compactMap(\.group).filter { seen.insert($0).inserted }
  }

  /// The keys of the known failures among the case's findings, each once and with its link.
  fileprivate var knownProperties: [JUnitProperty] {
    var seen: Set<KnownFailure> = []
    return known.map(\.entry).filter { seen.insert($0).inserted }.flatMap { entry in
      [JUnitProperty(name: "known-failure", value: entry.group)]
        + [entry.link].compactMap(\.self).map {
          JUnitProperty(name: "known-failure.link", value: $0)
        }
    }
  }

  /// A note with the parser's answer to a payload, if no public text says how to read the payload; otherwise empty.
  fileprivate var observations: [String] {
    guard isUnspecified, let reading else { return [] }
    return ["No public text says how to read this payload; the parser returned \(reading.text())."]
  }
}

extension JUnitOutcome {
  /// Creates the outcome with the texts of the findings, the error or the reason for skipping.
  fileprivate init(_ result: CaseResult) {
    switch result.outcome {
    case .passed: self = .passed
    case .failed(let findings):
      self = .failed(
        JUnitProblem(
          message: findings.first?.headline ?? result.title,
          type: findings.first?.kind ?? "kit.Finding",
          body: result.text(of: findings)
        )
      )
    case .error(let error):
      let text = error.text(at: result.door)
      self = .error(JUnitProblem(message: text, type: error.kind, body: text))
    case .skipped(let reason): self = .skipped(message: reason.text)
    }
  }
}
