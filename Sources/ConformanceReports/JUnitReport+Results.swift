import Foundation
package import JUnitXML
package import PushConformance

package struct SourcePlace: Sendable, Hashable {
  /// The path of the file, relative to the folder of the project.
  package var file: String
  package var line: Int?

  package init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  package static func file(at path: String) -> String? {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  /// Returns the file that specifies a case: for an adopter's own scenario, the adopter's file; otherwise a kit file.
  package static func specification(of result: CaseDescription) -> SourcePlace {
    if let file = result.file { return SourcePlace(file: file) }
    let parts = result.id.split(separator: ".", maxSplits: 1)
    let area = parts.first ?? ""
    return switch result.kind {
    case .requirement: SourcePlace(file: "Specs/requirements/\(area).json")
    case .scenario: SourcePlace(file: "Corpus/scenarios/\(area)/\(parts.last ?? "").json")
    case .generated: SourcePlace(file: "Specs/generation.md")
    case .payload: SourcePlace(file: "Corpus/payloads/\(area)/manifest.json")
    }
  }
}

extension JUnitReport {
  /// Creates a report with a suite for each area, and a case for each requirement, scenario, payload, and block (a
  /// group of generated runs).
  ///
  /// The names of suites and cases are a contract (Specs/junit.md), because dashboards find the history of a case by
  /// these names. If `foldsSkips` is true, one case stands for all cases of a suite that were not judged. This case has
  /// their number and reasons.
  package init(
    _ results: [SubjectResults],
    foldingSkips foldsSkips: Bool = false,
    locatedAt place: (CaseDescription) -> SourcePlace = SourcePlace.specification
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
  fileprivate static func suites(
    of results: SubjectResults,
    foldingSkips foldsSkips: Bool,
    locatedAt place: (CaseDescription) -> SourcePlace
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
        of: results.subject,
        version: ConformanceKit.version,
        timestamp: JUnitTimestamp(secondsSince1970: Int64(results.started)),
        properties: properties(of: results.quiet) + (shard ?? []),
        cases: Self.cases(
          told,
          of: results.shard,
          foldingSkips: foldsSkips && results.shard == nil,
          locatedAt: place
        )
      )
    }
  }

  init(
    name: String,
    of subject: String,
    version: String,
    timestamp: JUnitTimestamp,
    properties: [JUnitProperty],
    cases: [JUnitCase]
  ) {
    let common = [
      JUnitProperty(name: "push-conformance.version", value: version),
      JUnitProperty(name: "push-conformance.subject", value: subject),
    ]
    self.init(name: name, timestamp: timestamp, properties: common + properties, cases: cases)
  }

  private static func cases(
    _ results: [CaseResult],
    of mark: ShardMark?,
    foldingSkips foldsSkips: Bool,
    locatedAt place: (CaseDescription) -> SourcePlace
  ) -> [JUnitCase] {
    let skipped = foldsSkips ? results.filter(\.isNotJudged) : []
    let told = foldsSkips ? results.filter { !$0.isNotJudged } : results
    return told.map { result in
      let description = CaseDescription(result)
      var reported = JUnitCase(description, at: place(description))
      // `report merge` needs the shard's properties of each case to merge the reports of shards.
      if let mark { reported.properties += mark.properties(of: result) }
      return reported
    }
      + skipped.prefix(1).map { first in
        let place = place(CaseDescription(first))
        return JUnitCase(notJudged: SkippedCases(in: skipped), of: first.suite, at: place)
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
  init(_ result: CaseDescription, at place: SourcePlace) {
    self.init(
      classname: result.suite,
      name: result.id,
      time: result.time,
      file: place.file,
      line: place.line,
      properties: result.properties,
      outcome: JUnitOutcome(result),
      systemOut: (result.notes.map { note in
        (result.isPending
          ? "Pending, since it is newer than the declared edition:"
          : "Noted, though it does not fail at this level:") + "\n\(note.text)"
      } + result.observations).joined(separator: "\n\n")
    )
  }

  private static let notJudgedName = "not-judged"

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
  /// True if the case was not judged; a deviation with an answer counts as judged.
  fileprivate var isNotJudged: Bool {
    switch outcome {
    case .skipped(.answered): false
    case .skipped: true
    case .passed, .failed, .error: false
    }
  }
}

extension CaseDescription {
  /// The properties of the case; a case that is not a requirement has only the properties of answers.
  fileprivate var properties: [JUnitProperty] {
    var seen: Set<JUnitProperty> = []
    let causes = findings.flatMap { finding in
      [("cause", finding.group), ("question", finding.question)]
    }
    let answers = answered.flatMap { [("answer", $0.key), ("answer.link", $0.link)] }
    let page = findings.isEmpty ? nil : ConformanceKit.page(of: id)
    let told = (causes + answers + [("page", page)]).compactMap { name, value in
      value.map { JUnitProperty(name: name, value: $0) }
    }
    .filter { seen.insert($0).inserted }
    guard kind == .requirement else { return told.filter { $0.name.hasPrefix("answer") } }
    return [
      JUnitProperty(name: "level", value: level.rawValue),
      JUnitProperty(name: JUnitProperty.exercised, value: "\(satisfied ?? 0)"),
    ] + told
  }

  fileprivate var observations: [String] {
    seen.map { ["No public text says how to read this payload; the parser returned \($0)."] } ?? []
  }
}

extension JUnitOutcome {
  fileprivate init(_ result: CaseDescription) {
    switch result.status {
    case .passed: self = .passed
    case .failed:
      let first = result.findings.first
      self = .failed(
        JUnitProblem(
          message: first?.message ?? result.title,
          type: first?.kind ?? "kit.Finding",
          body: result.textOfFindings
        )
      )
    case .error:
      let error = result.error ?? ErrorDescription()
      self = .error(JUnitProblem(message: error.message, type: error.kind, body: error.message))
    case .skipped: self = .skipped(message: result.reason ?? "")
    }
  }
}
