import JUnitXML
import PushConformance

/// A finished case, as a line of a journal records it.
struct JournalCase: Sendable {
  /// The name of the center or parser that the case judges.
  let subject: String
  /// The name of the case's suite in a JUnit report, which begins with the subject, a dot and the kind of the case.
  let suite: String
  /// The name of the case within its suite, such as the name of a requirement.
  let id: String
  private let kind: CaseResult.Kind
  private let file: String?
  private let level: String
  private let satisfied: Int
  private let seconds: Double
  private let outcome: JUnitOutcome
  private let notes: [String]

  /// Reads a case from a line; a suite that does not belong to the subject is an error.
  init(_ line: JournalLine) throws(JournalError.Problem) {
    subject = try line.text("subject")
    suite = try line.text("suite")
    id = try line.text("id")
    let parts = suite.dropFirst(subject.count).split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    guard suite.hasPrefix(subject + "."),
      let kind = parts.dropFirst().first.flatMap({ CaseResult.Kind(rawValue: String($0)) })
    else {
      throw .suite(suite)
    }
    self.kind = kind
    file = try line.optionalText("file")
    level = try line.text("level")
    satisfied = kind == .requirement ? try line.integer("satisfied") : 0
    seconds = try line.seconds("time")
    outcome = try Self.outcome(of: line)
    let isPending = line.flag("pending")
    var notes: [String] = []
    for note in try line.objects("notes") {
      notes.append(JUnitCase.note(try note.text("text"), isPending: isPending))
    }
    self.notes = notes
  }

  private static func outcome(
    of line: JournalLine
  ) throws(JournalError.Problem) -> JUnitOutcome {
    switch try line.text("outcome") {
    case "passed": return .passed
    case "skipped": return .skipped(message: try line.text("reason"))
    case "error":
      guard let error = try line.object("error") else { throw .member("error") }
      let message = try error.text("message")
      return .error(JUnitProblem(message: message, type: try error.text("kind"), body: message))
    case "failed":
      let findings = try line.objects("findings")
      guard let first = findings.first else { throw .member("findings") }
      let kind = try first.text("kind")
      let message = try first.text("message")
      var texts = [try first.text("text")]
      for finding in findings.dropFirst() {
        texts.append("Breaks    \(try finding.text("kind")): \(try finding.text("message"))")
      }
      let body = texts.joined(separator: "\n")
      return .failed(JUnitProblem(message: message, type: kind, body: body))
    default: throw .member("outcome")
    }
  }

  var reported: JUnitCase {
    let place = SourcePlace.specification(of: kind, id, in: file)
    return JUnitCase(
      classname: suite,
      name: id,
      time: .milliseconds(Int64(seconds * 1_000)),
      file: place.file,
      line: place.line,
      properties: kind == .requirement
        ? [
          JUnitProperty(name: "level", value: level),
          JUnitProperty(name: "exercised", value: "\(satisfied)"),
        ] : [],
      outcome: outcome,
      systemOut: notes.joined(separator: "\n\n")
    )
  }
}
