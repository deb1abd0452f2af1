/// A reader that returns a report case by case, in constant memory.
///
/// The reader is more lenient than ``JUnitChecker``: attributes can be missing, a time can contain commas, and suites
/// can be nested. But the reader does not repair malformed documents.
package final class JUnitReader {
  private let builder = JUnitEventBuilder()
  private let parser: XMLPushParser
  private var feed: XMLFeed
  private var isAtEnd = false
  /// The line on which the start tag of the latest event ends; at the end of a suite, the line of the end tag.
  package private(set) var line = 0

  package init(_ source: JUnitSource, limits: JUnitLimits = JUnitLimits()) throws(JUnitReadError) {
    do { feed = try XMLFeed(source) } catch { throw .file(error) }
    builder.itemBytes = limits.itemBytes
    parser = XMLPushParser(handler: builder, limits: limits)
  }

  /// Returns the next event, or nil at the end of the report; if an error occurs, the last events can be lost.
  package func next() throws(JUnitReadError) -> JUnitEvent? {
    while builder.isEmpty, !isAtEnd {
      do { isAtEnd = try !feed.feed(parser) } catch { throw .file(error) }
    }
    if let (flaw, line) = parser.flaw { throw .document(flaw, line: line) }
    guard let (event, line) = builder.takeEvent() else { return nil }
    self.line = line
    return event
  }
}

package enum JUnitEvent: Sendable, Hashable {
  /// The `testsuites` element begins; the value has no suites yet.
  case report(JUnitReport)

  /// A suite begins, perhaps inside another suite; the value has no cases yet.
  case suite(JUnitSuite)

  case testCase(JUnitCase)

  case suiteEnd
}

package enum JUnitReadError: Error, Sendable, Hashable, CustomStringConvertible {
  case file(JUnitFileError)

  case document(XMLFlaw, line: Int)

  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .document(let flaw, let line): "line \(line): \(flaw)"
    }
  }
}

package enum JUnitSource: Sendable, Hashable {
  /// The path of a file.
  case file(String)

  case bytes([UInt8])
}

/// The limits of a reader, because reports can come from an untrusted source.
///
/// No consumer shows a report beyond these limits: GitLab refuses a file of 30 megabytes, and readers based on libxml2
/// refuse a text node of ten megabytes.
package struct JUnitLimits: Sendable, Hashable {
  package var bytes: Int

  package var depth: Int

  /// The largest size, in bytes, of a case, of a suite's header and of a piece of markup.
  package var itemBytes: Int

  package init(bytes: Int = 1 << 30, depth: Int = 64, itemBytes: Int = 10_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.itemBytes = itemBytes
  }
}
