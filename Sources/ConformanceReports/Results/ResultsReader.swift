import PushPayloads

/// Reads the lines of `push-conformance run --json` strictly (Specs/results.md).
///
/// An unknown member, a subject without a summary or a wrong count is an error. Without the error, a report made from a
/// damaged file would look complete. The reader limits the nesting of a line, so that no file causes a deep recursion.
package enum ResultsReader {
  /// The largest size of a file in bytes.
  package static let largestFile = 64 << 20
  static let mostCases = 100_000
  /// The largest number of subjects in a file.
  static let mostSubjects = 200
  /// The limits of one line: how deeply its JSON may nest, and its size in bytes.
  static let limitsOfLine = JSONScanner.Limits(nesting: 12, bytes: 8 << 20)

  /// Reads the bytes of a file.
  ///
  /// - Throws: The first problem, with its line.
  package static func read(_ bytes: [UInt8]) throws(ResultsError) -> RecordedResults {
    guard !bytes.isEmpty else { throw ResultsError(problem: .empty) }
    var subjects: [RecordedSubject] = []
    var closed: Set<String> = []
    var open: RecordedSubject?
    var announced = 0
    var cases = 0
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        throw ResultsError(line: number, problem: .unendedLine)
      }
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      do throws(ResultsError.Problem) {
        switch try read(line: line) {
        case .case(let subject, let result):
          try check(subject, open: open, closed: closed)
          cases += 1
          guard cases <= mostCases else { throw .tooMany("cases", limit: mostCases) }
          open = open ?? RecordedSubject(name: subject)
          open?.cases.append(result)
        case .summary(let summary):
          try check(summary.name, open: open, closed: closed)
          subjects.append(try summary.completed(with: open?.cases ?? []))
          guard subjects.count <= mostSubjects else {
            throw .tooMany("subjects", limit: mostSubjects)
          }
          guard announced == 0 || summary.following == announced - 1 else {
            throw .wrongAnnouncement(stated: summary.following, before: announced)
          }
          announced = summary.following
          closed.insert(summary.name)
          open = nil
        }
      } catch {
        throw ResultsError(line: number, problem: error)
      }
    }
    if let open { throw ResultsError(problem: .openSubject(open.name)) }
    guard announced == 0 else { throw ResultsError(problem: .missingSubjects(announced)) }
    return RecordedResults(subjects: subjects)
  }

  /// A line of a results file: a case, or the summary of a subject.
  enum Line {
    case `case`(subject: String, RecordedCase)
    case summary(RecordedSummary)
  }

  /// Returns the case or the summary that a line states.
  private static func read(line: ArraySlice<UInt8>) throws(ResultsError.Problem) -> Line {
    let value: JSONValue
    switch JSONScanner.scan(Array(line), limits: limitsOfLine) {
    case .success(let document): value = document.value
    case .failure(let error):
      throw .syntax(column: error.offset + 1, reason: error.description)
    }
    guard let object = value.object else {
      throw .wrongKind(place: "the line", expected: "an object")
    }
    switch object["type"]?.string {
    case "case":
      let members = try StrictObject(value, "the case", known: RecordedCase.members)
      return .case(subject: try members.text("subject"), try RecordedCase(members))
    case "subject":
      return .summary(
        try RecordedSummary(StrictObject(value, "the summary", known: RecordedSummary.members))
      )
    default: throw .wrongKind(place: "'type' of the line", expected: "case or subject")
    }
  }

  /// Checks that a line belongs to the subject whose lines the reader is reading.
  private static func check(
    _ subject: String,
    open: RecordedSubject?,
    closed: Set<String>
  ) throws(ResultsError.Problem) {
    if let open, open.name != subject { throw .otherSubject(found: subject, open: open.name) }
    if closed.contains(subject) { throw .closedSubject(subject) }
  }
}
