/// The reason why reports were not merged.
///
/// The target is unchanged, and no temporary file remains.
package enum JUnitMergeError: Error, Sendable, Hashable, CustomStringConvertible {
  case input(path: String, JUnitReadError)

  case duplicate(path: String, line: Int, suite: String, name: String)

  case tooManySuites(path: String, line: Int, limit: Int)

  /// A suite has a property that the caller of the merger has excluded.
  case marked(path: String, line: Int, suite: String, property: String)

  /// The reports do not belong together; the string is the reason.
  case refused(String)

  case output(JUnitWriteError)

  package var description: String {
    switch self {
    case .input(_, .file(let error)): "\(error)"
    case .input(let path, .document(let flaw, let line)): "\(path):\(line): \(flaw)"
    case .duplicate(let path, let line, let suite, let name):
      "\(path):\(line): suite \"\(suite)\" has a second case named \"\(name)\";"
        + " is one report given twice?"
    case .tooManySuites(let path, let line, let limit):
      "\(path):\(line): the names and properties of all suites take more than \(limit) bytes"
    case .marked(let path, let line, let suite, let property):
      "\(path):\(line): suite \"\(suite)\" has the property \(property), and earlier suites lack it;"
        + " first merge the reports that have it, and then the result with the others"
    case .refused(let reason): reason
    case .output(let error): "\(error)"
    }
  }

  package static func writing<Result>(
    _ body: @autoclosure () throws(JUnitWriteError) -> Result
  ) throws(JUnitMergeError) -> Result {
    do { return try body() } catch { throw .output(error) }
  }

  static func reading<Result>(
    _ path: String,
    _ body: @autoclosure () throws(JUnitReadError) -> Result
  ) throws(JUnitMergeError) -> Result {
    do { return try body() } catch { throw .input(path: path, error) }
  }
}
