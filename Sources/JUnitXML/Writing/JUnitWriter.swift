/// Writes a report case by case, in constant memory plus 17 bytes for each case.
///
/// The file begins with the counts, which are known only at the end. So the cases are written to a scratch file, and
/// `finish` copies them after the headers. The report appears when it is complete, is on the disk, and has passed
/// ``JUnitChecker``. If the writer fails or is never finished, it leaves no file.
public final class JUnitWriter {
  private let target: ReplacementFile.Target
  private let name: String
  private let timestamp: JUnitTimestamp?
  private let scratch: OpenFile
  private let sink: OutputSink
  private var cases: XMLElementWriter
  private var keys = UniqueNames()
  private var finished: [Suite] = []
  private var current: Suite?

  /// The header and counts of a suite; its cases are in the scratch file.
  private struct Suite {
    let header: JUnitSuite
    let name: String
    var counts = JUnitCounts()
    var caseTime = JUnitTime.zero
    var range: Range<Int>

    var time: JUnitTime { header.time.map(JUnitTime.init) ?? caseTime }
  }

  /// Begins a report that will replace the file at `path`.
  ///
  /// - Parameters:
  ///   - path: The file to create or replace, in an existing folder.
  ///   - name: The name of the `testsuites` element.
  ///   - timestamp: The start of the run.
  /// - Throws: The reason why the file cannot be created.
  public init(
    path: String,
    name: String,
    timestamp: JUnitTimestamp? = nil
  ) throws(JUnitWriteError) {
    target = try ReplacementFile.Target(path)
    self.name = LegalText.line(name, or: "(unnamed)")
    self.timestamp = timestamp
    let target = target
    scratch = try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      try ReplacementFile.scratch(beside: target)
    }
    sink = OutputSink(scratch)
    cases = try XMLElementWriter(sink: sink)
    try cases.flush()
  }

  /// Ends the previous suite, if any, and begins the next one with the cases that it has already.
  public func begin(_ suite: JUnitSuite) throws(JUnitWriteError) {
    try endSuite()
    var header = suite
    header.cases = []
    current = Suite(
      header: header,
      name: LegalText.line(suite.name, or: "(unnamed)"),
      range: sink.offset..<sink.offset
    )
    for testCase in suite.cases { try add(testCase) }
  }

  /// Adds a case to the latest suite.
  ///
  /// - Precondition: A suite was begun.
  public func add(_ testCase: JUnitCase) throws(JUnitWriteError) {
    guard let suite = current?.name else { preconditionFailure("begin a suite before its cases") }
    let classname = LegalText.line(testCase.classname, or: suite)
    let name = keys.unique(suite: suite, classname: classname, name: testCase.name)
    cases.testCase(testCase, classname: classname, name: name)
    try cases.checkpoint()
    current?.counts.count(testCase.outcome.element)
    current?.caseTime += JUnitTime(testCase.time)
  }

  /// Ends the report, and puts the file in place of the target.
  ///
  /// - Parameter time: The duration of the run by the clock; `nil` for the sum of its suites.
  /// - Returns: The counts of the whole report.
  /// - Throws: The reason why the report was not written; the target is unchanged.
  @discardableResult
  public func finish(time: Duration? = nil) throws(JUnitWriteError) -> JUnitCounts {
    try endSuite()
    keys = UniqueNames()  // frees memory for the check, which needs as much
    var counts = JUnitCounts()
    for suite in finished { counts += suite.counts }
    let replacement = try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      try ReplacementFile(target: target)
    }
    try write(counts, time, to: replacement.file)
    try JUnitWriteError.wrapping(replacement.file.synchronize)
    try check(replacement.file.path, counts)
    try JUnitWriteError.wrapping(replacement.replaceTarget)
    return counts
  }

  private func endSuite() throws(JUnitWriteError) {
    guard var suite = current else { return }
    try cases.flush()
    suite.range = suite.range.lowerBound..<sink.offset
    finished.append(suite)
    current = nil
  }

  private func write(
    _ counts: JUnitCounts,
    _ time: Duration?,
    to file: OpenFile
  ) throws(JUnitWriteError) {
    var sum = JUnitTime.zero
    for suite in finished { sum += suite.time }

    let document = try XMLElementWriter(sink: OutputSink(file))
    document.start(.testsuites, indent: nil)
    document.attribute("name", name)
    document.totals(counts, time.map(JUnitTime.init) ?? sum, timestamp)
    for suite in finished {
      document.start(.testsuite, indent: 1)
      document.attribute("name", suite.name)
      document.totals(suite.counts, suite.time, suite.header.timestamp)
      if let hostname = suite.header.hostname.map({ LegalText.line($0) }), !hostname.isEmpty {
        document.attribute("hostname", hostname)
      }
      document.properties(suite.header.properties, indent: 2)
      try document.splice(suite.range, of: scratch)
      document.end(indent: 1)
    }
    document.end(indent: 0)
    document.lineBreak(0)
    try document.flush()
  }

  /// Checks the written file as `report check` does, and compares its counts with those of the writer.
  private func check(_ path: String, _ counts: JUnitCounts) throws(JUnitWriteError) {
    let result = try JUnitWriteError.wrapping { () throws(JUnitFileError) in
      try JUnitChecker().check(path: path)
    }
    let errors = result.findings.filter { $0.severity == .error }
    guard errors.isEmpty, result.counts == counts else {
      throw .selfCheck(path: target.path, findings: errors)
    }
  }
}

extension JUnitReport {
  /// Writes the report to a file atomically.
  ///
  /// - Parameter path: The file to create or replace, in an existing folder.
  /// - Returns: The counts of the whole report.
  /// - Throws: The reason why the report was not written; the target is unchanged.
  @discardableResult
  public func write(to path: String) throws(JUnitWriteError) -> JUnitCounts {
    let writer = try JUnitWriter(path: path, name: name, timestamp: timestamp)
    for suite in suites { try writer.begin(suite) }
    return try writer.finish(time: time)
  }
}
