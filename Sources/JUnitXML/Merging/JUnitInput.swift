/// A report to merge, read event by event.
package final class JUnitInput {
  /// The name of the file in errors.
  package let path: String
  private let reader: JUnitReader
  /// The events that ``firstSuite()`` has read and ``next()`` has not returned yet, each with its line.
  private var waiting: [(event: JUnitEvent, line: Int)] = []
  /// The line of the event that ``next()`` has returned last.
  package private(set) var line = 0

  /// Opens a report that is to be merged.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: The name of the file in errors; nil to use the path.
  /// - Throws: The reason why the report cannot be opened.
  package init(_ path: String, named name: String? = nil) throws(JUnitMergeError) {
    self.path = name ?? path
    reader = try JUnitMergeError.reading(path) { () throws(JUnitReadError) in
      try JUnitReader(.file(path), limits: .merging)
    }
  }

  /// Returns the next event of the report; nil at the end of the report.
  ///
  /// - Throws: The reason why the rest cannot be read.
  package func next() throws(JUnitMergeError) -> JUnitEvent? {
    guard waiting.isEmpty else {
      let (event, line) = waiting.removeFirst()
      self.line = line
      return event
    }
    let event = try JUnitMergeError.reading(path, reader.next)
    line = reader.line
    return event
  }

  /// Returns the header of the first suite; nil if the report has no suites.
  ///
  /// ``next()`` still returns all events, because this method keeps the events that it reads.
  ///
  /// - Throws: The reason why the report cannot be read.
  package func firstSuite() throws(JUnitMergeError) -> JUnitSuite? {
    while true {
      if case .suite(let suite) = waiting.last?.event { return suite }
      guard let event = try JUnitMergeError.reading(path, reader.next) else { return nil }
      waiting.append((event, reader.line))
    }
  }
}
