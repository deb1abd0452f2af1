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
