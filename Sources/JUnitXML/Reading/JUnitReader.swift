/// Reads a report case by case, in constant memory.
///
/// The reader is more lenient than ``JUnitChecker``: attributes may be missing, a time may contain commas, and suites
/// may be nested. It does not repair malformed documents.
public final class JUnitReader {
  private let builder = JUnitEventBuilder()
  private let parser: XMLPushParser
  private var feed: XMLFeed
  private var isAtEnd = false
  /// The line on which the start tag of the latest event ends; at the end of a suite, the line of the end tag.
  package private(set) var line = 0

  /// Opens a report; throws if the file cannot be opened.
  public init(_ source: JUnitSource, limits: JUnitLimits = JUnitLimits()) throws(JUnitReadError) {
    do {
      feed = try XMLFeed(source)
    } catch {
      throw .file(error)
    }
    builder.itemBytes = limits.itemBytes
    parser = XMLPushParser(handler: builder, limits: limits)
  }

  /// Returns the next event, or nil at the end of the report; an error may lose the last events before it.
  public func next() throws(JUnitReadError) -> JUnitEvent? {
    while builder.isEmpty, !isAtEnd {
      do {
        isAtEnd = try !feed.feed(parser)
      } catch {
        throw .file(error)
      }
    }
    if let (flaw, line) = parser.flaw { throw .document(flaw, line: line) }
    guard let (event, line) = builder.takeEvent() else { return nil }
    self.line = line
    return event
  }
}

extension JUnitReport {
  /// Reads a whole report into memory.
  ///
  /// A nested suite becomes a separate suite, named `outer.inner`; cases keep the order of the file within their suite.
  public init(
    reading source: JUnitSource,
    limits: JUnitLimits = JUnitLimits()
  ) throws(JUnitReadError) {
    self.init(name: "")
    let reader = try JUnitReader(source, limits: limits)
    var open: [Int] = []  // indices into `suites`, outermost first
    while let event = try reader.next() {
      switch event {
      case .report(let report):
        self = report
      case .suite(var suite):
        if let outer = open.last { suite.name = "\(suites[outer].name).\(suite.name)" }
        open.append(suites.count)
        suites.append(suite)
      case .testCase(let testCase):
        if let suite = open.last { suites[suite].cases.append(testCase) }
      case .suiteEnd:
        open.removeLast()
      }
    }
  }
}
