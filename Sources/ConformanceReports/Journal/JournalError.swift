/// The reason why a journal cannot be read.
package struct JournalError: Error, Hashable {
  enum Problem: Error, Hashable {
    /// The first line is missing, incomplete or not the header of a journal.
    case noHeader
    /// The line is not JSON, or its members are not those of such a line.
    case content(ResultsError.Problem)
    /// The line has no type, or a type that is not allowed at this place.
    case type(String?)
    /// The line has a case of a subject that the run was not judging, or begins a subject out of order.
    case subject(String)
    /// The suite of a case does not belong to the subject of the case.
    case suite(String)
    case repeated(String)
    case tooMany
  }

  package var line: Int
  var problem: Problem
}

extension JournalError: CustomStringConvertible {
  package var description: String {
    if case .noHeader = problem {
      return "this is not a journal of a run, or the run ended before the first line was written;"
        + " nothing had been played"
    }
    return "line \(line) does not belong to a journal: \(problem.text)"
  }
}

extension JournalError.Problem {
  fileprivate var text: String {
    switch self {
    case .noHeader: "it is the first line, and incomplete"
    case .content(.syntax(let column, let reason)): "at column \(column), \(reason)"
    case .content(.missing(_, let name)), .content(.wrong(_, let name, _)):
      "'\(name)' is missing or has another kind of value"
    case .content(let problem): problem.text
    case .type(let type): type.map { "a line of type '\($0)' cannot be here" } ?? "it has no type"
    case .subject(let name): "the run was not judging '\(name)' here"
    case .suite(let name): "the suite '\(name)' belongs to another subject"
    case .repeated(let name): "the case '\(name)' has its result already"
    case .tooMany: "there are more than \(Journal.mostCases) cases"
    }
  }
}

extension JournalError {
  static func reading<Value>(
    _ body: () throws(ResultsError.Problem) -> Value
  ) throws(Problem) -> Value {
    do { return try body() } catch { throw .content(error) }
  }
}
