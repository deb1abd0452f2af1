/// A report to merge, read event by event.
package final class JUnitInput {
  package let path: String
  private let reader: JUnitReader
  /// The events that ``firstSuite()`` has read and ``next()`` has not returned yet, each with its line.
  private var waiting: [(event: JUnitEvent, line: Int)] = []
  /// The line of the event that ``next()`` has returned last.
  package private(set) var line = 0

  package init(_ path: String, named name: String? = nil) throws(JUnitMergeError) {
    self.path = name ?? path
    reader = try JUnitMergeError.reading(path) { () throws(JUnitReadError) in
      try JUnitReader(.file(path), limits: .merging)
    }
  }

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

  /// Returns the header of the first suite; nil if the report has no suites; ``next()`` still returns all events.
  package func firstSuite() throws(JUnitMergeError) -> JUnitSuite? {
    while true {
      if case .suite(let suite) = waiting.last?.event { return suite }
      guard let event = try JUnitMergeError.reading(path, reader.next) else { return nil }
      waiting.append((event, reader.line))
    }
  }
}
