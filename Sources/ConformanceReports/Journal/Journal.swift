import JUnitXML
import PushConformance

/// The content of a journal: the finished cases of a run that can have ended at any moment.
package struct Journal: Sendable {
  /// The largest number of cases; a journal with more cases is refused, because no run has so many.
  static let mostCases = 500_000
  package static let largestFile = 256 << 20

  /// The first line, which names the centers that the run judges first, and the parsers that it judges next.
  private(set) var header = JournalHeader()
  private(set) var shard = Shard.whole
  private(set) var begun: [String] = []
  /// The suites of the finished cases, in the order in which the run finished them.
  private var suites: [Suite] = []
  /// True if the journal has its last line, which only a finished run writes.
  private(set) var isComplete = false
  private var places: [String: Int] = [:]
  private var names: Set<String> = []

  struct Suite {
    let name: String
    let subject: String
    let kind: CaseResult.Kind
    var cases: [JUnitCase] = []
  }

  var subjects: [String] { header.centers + header.parsers }

  /// The suites in the order of a report: requirements come first, although the run finishes scenarios before them.
  var orderedSuites: [Suite] {
    begun.flatMap { subject in
      CaseResult.Kind.allCases.flatMap { kind in
        suites.filter { $0.subject == subject && $0.kind == kind }
      }
    }
  }

  /// Creates a value from the bytes of a journal, without an unfinished last line.
  ///
  /// - Throws: The first problem, with its line.
  package init(reading bytes: [UInt8]) throws(JournalError) {
    var number = 0
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      number += 1
      do throws(ResultsError.Problem) {
        try read(rest[..<end], isFirst: number == 1)
      } catch {
        throw JournalError(line: number, problem: number == 1 ? .noHeader : error)
      }
      rest = rest[(end + 1)...]
    }
    guard number > 0 else { throw JournalError(line: 1, problem: .noHeader) }
  }

  private mutating func read(
    _ line: ArraySlice<UInt8>,
    isFirst: Bool
  ) throws(ResultsError.Problem) {
    let (type, json) = try ResultsReader.value(of: line)
    guard isFirst == (type == "journal"), !isComplete else { throw .misplacedLine(type) }
    switch type {
    case "journal":
      header = try JournalHeader(json)
      if let text = header.shard {
        guard let shard = Shard(text) else { throw .noHeader }
        self.shard = shard
      }
    case "began":
      let subject = try JournalStart(json).subject
      guard begun.count < subjects.count, subjects[begun.count] == subject
      else { throw .misplacedSubject(subject) }
      begun.append(subject)
    case "case":
      let result: CaseDescription
      do throws(ResultsError.Problem) {
        result = try CaseDescription(json)
      } catch {
        guard case .wrong(_, "suite", _) = error, let suite = json.object?["suite"]?.string
        else { throw error }
        throw .foreignSuite(suite)
      }
      try add(result)
    case "end": isComplete = true
    default: throw .misplacedLine(type)
    }
  }

  private mutating func add(_ result: CaseDescription) throws(ResultsError.Problem) {
    guard begun.last == result.subject else { throw .misplacedSubject(result.subject) }
    guard names.insert("\(result.suite) \(result.id)").inserted
    else { throw .repeatedCase(result.id) }
    guard names.count <= Self.mostCases else { throw .tooMany("cases", limit: Self.mostCases) }
    let place = places[result.suite] ?? suites.count
    if place == suites.count {
      places[result.suite] = place
      suites.append(Suite(name: result.suite, subject: result.subject, kind: result.kind))
    }
    suites[place].cases.append(JUnitCase(result.withoutLateParts, at: .specification(of: result)))
  }
}

extension CaseDescription {
  /// The case without causes and answers, which the kit determines last, and without the member `seen`.
  fileprivate var withoutLateParts: CaseDescription {
    var copy = self
    for index in copy.findings.indices { copy.findings[index].group = nil }
    (copy.answered, copy.seen) = ([], nil)
    return copy
  }
}

package struct JournalError: Error, Hashable, CustomStringConvertible {
  package var line: Int
  var problem: ResultsError.Problem

  package var description: String {
    if case .noHeader = problem { return problem.text }
    let text =
      switch problem {
      case .syntax(let column, let reason): "at column \(column), \(reason)"
      case .missing(_, let name), .wrong(_, let name, _):
        "'\(name)' is missing or has another kind of value"
      default: problem.text
      }
    return "line \(line) does not belong to a journal: \(text)"
  }
}
