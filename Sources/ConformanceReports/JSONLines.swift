package import PushConformance
import PushPayloads

/// Results as JSON, one object per line: a line for each case, and a line that sums up each subject.
///
/// Only the members `time` and `timestamp` may differ between two equal runs. Specs/results.md defines the grammar.
package enum JSONLines {
  /// Returns the lines for the results of subjects.
  ///
  /// - Parameters:
  ///   - results: The results, in the order of the file.
  ///   - missing: The number of subjects that should follow in the file but have no results. If it is not 0, readers
  ///     refuse the file.
  /// - Returns: The content of a results file.
  package static func text(_ results: [SubjectResults], following missing: Int = 0) -> String {
    results.enumerated().flatMap { place, subject in
      let following = results.count - place - 1 + missing
      return subject.cases.map(line) + [summary(of: subject, following: following)]
    }
    .map { $0.text + "\n" }
    .joined()
  }

  private static func summary(of results: SubjectResults, following: Int) -> JSONValue {
    let tally = Tally(results.cases)
    var line: JSONObject = [
      "type": "subject",
      "subject": .string(results.subject),
      "version": .string(ConformanceKit.version),
      "passed": .number(JSONNumber(tally.passed)),
      "failed": .number(JSONNumber(tally.failed)),
      "errors": .number(JSONNumber(tally.errors)),
      "skipped": .number(JSONNumber(tally.skipped)),
      "following": .number(JSONNumber(following)),
      "timestamp": .number(JSONNumber(Int(results.started))),
    ]
    if let quiet = results.quiet {
      line["quiet"] = .string(quiet.way.rawValue)
      line["deterministic"] = .bool(quiet.reasonForOtherOrders == nil)
      line["because"] = quiet.reasonForOtherOrders.map(JSONValue.string)
    }
    line["shard"] = results.shard.map { .string($0.shard.text) }
    line["time"] = seconds(results.time)
    return .object(line)
  }

  /// Returns the JSON object of a case, which is one line of the file.
  static func line(_ result: CaseResult) -> JSONValue {
    var line: JSONObject = [
      "type": "case",
      "subject": .string(result.subject),
      "suite": .string(result.suite),
      "id": .string(result.id),
      "title": .string(result.title),
      "level": .string(result.level.rawValue),
    ]
    line["file"] = result.file.map(JSONValue.string)
    switch result.outcome {
    case .passed: line["outcome"] = "passed"
    case .failed(let findings):
      line["outcome"] = "failed"
      line["findings"] = .array(findings.map { finding($0, of: result) })
    case .error(let error):
      line["outcome"] = "error"
      let message = error.text(at: result.door)
      var object: JSONObject = ["kind": .string(error.kind), "message": .string(message)]
      if error.isOfAdapter { object["adapter"] = true }
      line["error"] = .object(object)
    case .skipped(let reason):
      line["outcome"] = "skipped"
      line["reason"] = .string(reason.text)
    }
    if !result.notes.isEmpty {
      line["notes"] = .array(result.notes.map { finding($0, of: result) })
    }
    if result.isPending { line["pending"] = true }
    if !result.known.isEmpty {
      line["known"] = .array(result.known.map { known($0, of: result) })
    }
    if result.kind == .requirement {
      line["satisfied"] = .number(JSONNumber(result.satisfiedCount))
      line["runs"] = .number(JSONNumber(result.exercisedRunCount))
    }
    if result.kind == .generated, result.exercisedRunCount > 0 {
      line["runs"] = .number(JSONNumber(result.exercisedRunCount))
    }
    if result.isUnspecified { line["seen"] = result.reading.map { .string($0.text()) } }
    line["time"] = seconds(result.time)
    return .object(line)
  }

  private static func finding(_ finding: Finding, of result: CaseResult) -> JSONValue {
    var object: JSONObject = [
      "kind": .string(finding.kind), "message": .string(finding.headline),
    ]
    object["group"] = finding.group.map(JSONValue.string)
    if let key = finding.key {
      object["key"] = .string(key)
      object["shownBy"] = finding.story(of: result.subject).map { .string($0.text) }
    }
    object["hurtsUser"] = finding.hurtsUser.map(JSONValue.bool)
    if let run = finding.run {
      object["scenario"] = .string(finding.origin)
      object["steps"] = .array(run.steps.map { .string($0.text) })
      object["token"] = finding.token.map(JSONValue.string)
    }
    object.add(partsOf: finding, subject: result.subject)
    object["text"] = .string(finding.text(subject: result.subject))
    return .object(object)
  }

  private static func known(_ known: KnownFinding, of result: CaseResult) -> JSONValue {
    var object: JSONObject = [
      "group": .string(known.entry.group), "reason": .string(known.entry.reason),
    ]
    object["link"] = known.entry.link.map(JSONValue.string)
    object["until"] = known.entry.until.map { .string($0.text) }
    object["finding"] = finding(known.finding, of: result)
    return .object(object)
  }

  /// Returns a duration as a JSON number of seconds with three decimals.
  private static func seconds(_ duration: Duration) -> JSONValue {
    let (seconds, attoseconds) = duration.components
    let milliseconds = String(attoseconds / 1_000_000_000_000_000)
    let padding = String(repeating: "0", count: max(0, 3 - milliseconds.count))
    let lexeme = "\(seconds).\(padding)\(milliseconds)"
    return JSONNumber(lexeme: lexeme).map(JSONValue.number) ?? .number(JSONNumber(0))
  }
}
