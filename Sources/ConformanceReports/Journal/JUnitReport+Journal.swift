package import JUnitXML
package import PushConformance

extension JUnitReport {
  /// The most subjects that the message of an unfinished run names.
  private static let mostNames = 10

  /// Creates the report on what a journal tells.
  ///
  /// The cases that have their results are as in the report of the whole run, but for causes and known failures, which
  /// the kit determines last. A run that did not come to its end is an error, which names what was being played.
  ///
  /// - Parameters:
  ///   - journal: The journal.
  ///   - open: The step that was being played; nil if it is unknown, or if none was.
  package init(_ journal: Journal, open: ProcessEnd.OpenStep?) {
    var order: [String] = []
    var cases: [String: [JournalCase]] = [:]
    for result in journal.cases {
      if cases[result.suite] == nil { order.append(result.suite) }
      cases[result.suite, default: []].append(result)
    }
    let timestamp = JUnitTimestamp(secondsSince1970: Int64(journal.started))
    var suites = order.map { name in
      JUnitSuite(
        name: name,
        timestamp: timestamp,
        properties: [
          JUnitProperty(name: "push-conformance.version", value: journal.version),
          JUnitProperty(
            name: "push-conformance.subject",
            value: cases[name]?.first?.subject ?? ""
          ),
        ],
        cases: cases[name]?.map(\.reported) ?? []
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
      let callback = open.callback.isEmpty ? "" : ", after \(open.callback)"
      parts.append("'\(subject)' was playing \(open.scenario), step \(open.step + 1)\(callback)")
    } else {
      parts.append("'\(subject)' was being judged")
    }
    let waiting = journal.subjects.dropFirst(journal.begun.count)
    if !waiting.isEmpty {
      let names = waiting.prefix(mostNames).joined(separator: ", ")
      let more = waiting.count - mostNames
      parts.append("not run: \(names)" + (more > 0 ? " and \(more) more" : ""))
    }
    let family: CaseResult.Kind = journal.parsers.contains(subject) ? .payload : .requirement
    let problem = JUnitProblem(
      message: parts.joined(separator: "; "),
      type: "kit.did-not-finish",
      body:
        "The report was made of the journal of the run. It has the cases that had their results when the run"
        + " ended. All other cases were not run."
    )
    return JUnitSuite(
      name: "\(subject).\(family.rawValue).kit",
      cases: [JUnitCase(name: "kit.finishes", outcome: .error(problem))]
    )
  }
}
