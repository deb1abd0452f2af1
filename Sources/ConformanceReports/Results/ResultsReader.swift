import PushPayloads

/// A strict reader for the lines of `push-conformance run --json` (Specs/results.md).
///
/// An unknown member, a subject without a summary or a wrong count is an error. Without the error, a report made from a
/// damaged file would look complete. The reader limits the nesting of a line, so that no file causes a deep recursion.
package enum ResultsReader {
  package static let largestFile = 64 << 20
  static let mostCases = 100_000
  static let mostSubjects = 200
  static let limitsOfLine = JSONScanner.Limits(nesting: 12, bytes: 8 << 20)

  package static func read(_ bytes: [UInt8]) throws(ResultsError) -> [SubjectDescription] {
    guard !bytes.isEmpty else { throw ResultsError(problem: .empty) }
    var subjects: [SubjectDescription] = []
    var closed: Set<String> = []
    var open: SubjectDescription?
    var announced = 0
    var cases = 0
    var number = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      number += 1
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      else { throw ResultsError(line: number, problem: .unendedLine) }
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      do throws(ResultsError.Problem) {
        let (type, json) = try value(of: line)
        switch type {
        case "case":
          let result = try CaseDescription(json)
          try check(result.subject, open: open, closed: closed)
          cases += 1
          guard cases <= mostCases else { throw .tooMany("cases", limit: mostCases) }
          open = open ?? SubjectDescription(name: result.subject)
          open?.cases.append(result)
        case "subject":
          var subject = try SubjectDescription(json)
          try check(subject.name, open: open, closed: closed)
          subject.cases = open?.cases ?? []
          try subject.checkCounts()
          subjects.append(subject)
          guard subjects.count <= mostSubjects
          else { throw .tooMany("subjects", limit: mostSubjects) }
          guard announced == 0 || subject.following == announced - 1
          else { throw .wrongAnnouncement(stated: subject.following, before: announced) }
          announced = subject.following
          closed.insert(subject.name)
          open = nil
        case nil where json.object == nil:
          throw .wrongKind(place: "the line", expected: "an object")
        default: throw .wrongKind(place: "'type' of the line", expected: "case or subject")
        }
      } catch {
        throw ResultsError(line: number, problem: error)
      }
    }
    if let open { throw ResultsError(problem: .openSubject(open.name)) }
    guard announced == 0 else { throw ResultsError(problem: .missingSubjects(announced)) }
    return subjects
  }

  static func value(
    of line: ArraySlice<UInt8>
  ) throws(ResultsError.Problem) -> (type: String?, json: JSONValue) {
    switch JSONScanner.scan(Array(line), limits: limitsOfLine) {
    case .success(let document):
      return (document.value.object?["type"]?.string, document.value)
    case .failure(let error):
      throw .syntax(column: error.offset + 1, reason: error.description)
    }
  }

  private static func check(
    _ subject: String,
    open: SubjectDescription?,
    closed: Set<String>
  ) throws(ResultsError.Problem) {
    if let open, open.name != subject { throw .otherSubject(found: subject, open: open.name) }
    if closed.contains(subject) { throw .closedSubject(subject) }
  }
}

extension SubjectDescription {
  fileprivate func checkCounts() throws(ResultsError.Problem) {
    let found = Tally(cases.lazy.map(\.status))
    for (member, status) in [
      ("passed", CaseStatus.passed), ("failed", .failed), ("errors", .error),
      ("skipped", .skipped),
    ]
    where counts[status] != found[status] {
      throw .wrongCount(member: member, stated: counts[status], found: found[status])
    }
  }
}
