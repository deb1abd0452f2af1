package import JUnitXML
package import PushConformance

extension JUnitReport {
  private static let mostNames = 10

  /// Creates a report from a journal; `open` is the step that was playing when the run ended, or nil if unknown.
  ///
  /// The report has the finished cases, and lists each case that was not judged, as `--all-skips` does. Cases lack
  /// causes and answers, which the kit determines last. Suites lack the property `push-conformance.quiet`. A case of a
  /// payload that no public text specifies lacks the values that the parser read. If the run did not finish, the report
  /// has an error that says how far the run got. If the journal is of a shard, `report merge` refuses the report,
  /// because the report lacks the counts of the shard.
  package init(_ journal: Journal, open: ProcessEnd.OpenStep?) {
    let timestamp = JUnitTimestamp(secondsSince1970: Int64(journal.header.timestamp))
    var suites = journal.orderedSuites.map { suite in
      JUnitSuite(
        name: suite.name,
        of: suite.subject,
        version: journal.header.version,
        timestamp: timestamp,
        properties: journal.header.shard.map {
          [JUnitProperty(name: ShardProperty.shard, value: $0)]
        } ?? [],
        cases: suite.cases
      )
    }
    if !journal.isComplete { suites.append(Self.unfinished(journal, open)) }
    self.init(name: "push-conformance", timestamp: timestamp, suites: suites)
  }

  private static func unfinished(_ journal: Journal, _ open: ProcessEnd.OpenStep?) -> JUnitSuite {
    let subject = journal.begun.last ?? journal.subjects.first ?? "push-conformance"
    var parts = ["the run did not finish"]
    if journal.begun.isEmpty {
      parts.append("it had not begun with '\(subject)'")
    } else if let open {
      parts.append("'\(subject)' was playing \(open.place)")
    } else {
      parts.append("'\(subject)' was being judged")
    }
    let waiting = journal.subjects.dropFirst(journal.begun.count)
    if !waiting.isEmpty {
      let names = waiting.prefix(mostNames).joined(separator: ", ")
      let more = waiting.count - mostNames
      parts.append("not run: \(names)" + (more > 0 ? " and \(more) more" : ""))
    }
    let family: CaseResult.Kind = journal.header.parsers.contains(subject) ? .payload : .requirement
    let problem = JUnitProblem(
      message: parts.joined(separator: "; "),
      type: "kit.did-not-finish",
      body:
        "The report was made from the journal of the run. It has the cases that had their results when the run"
        + " ended. All other cases were not run."
    )
    return JUnitSuite(
      name: "\(subject).\(family.rawValue).kit",
      cases: [JUnitCase(name: "kit.finishes", outcome: .error(problem))]
    )
  }
}
