/// A part of a report that a reader has reached, in the order of the file.
public enum JUnitEvent: Sendable, Hashable {
  /// The `testsuites` element begins; the value has no suites yet.
  case report(JUnitReport)

  /// A suite begins, perhaps inside another suite; the value has no cases yet.
  case suite(JUnitSuite)

  /// A whole case of the innermost open suite, with its outcome and output.
  case testCase(JUnitCase)

  /// The innermost suite ends; all its cases have been read.
  case suiteEnd
}

/// The reason why a report was not read.
public enum JUnitReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file could not be opened or read.
  case file(JUnitFileError)

  /// The document cannot be read after the given line.
  case document(XMLFlaw, line: Int)

  /// The error in one line; a flaw of the document begins with its line.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .document(let flaw, let line): "line \(line): \(flaw)"
    }
  }
}
