/// A writer of a report, case by case, in constant memory plus 17 bytes for each case.
///
/// The file begins with the counts, which are known only at the end. So the writer first writes the cases to a scratch
/// file. `finish` writes the whole report to a temporary file, synchronizes it, and checks it with ``JUnitChecker``.
/// Then the temporary file replaces the target. If the writer fails or is never finished, no new file remains.
package final class JUnitWriter {
  private let target: ReplacementFile.Target
  private var name: String
  private var timestamp: JUnitTimestamp?
  private let scratch: OpenFile
  private let sink: OutputSink
  private var cases: XMLElementWriter
  private var keys = UniqueNames()
  private var suites: [Suite] = []
  private var current: Int?
  /// The offset in the scratch file at which the cases of the current suite begin.
  private var start = 0

  private struct Suite {
    let name: String
    let hostname: String?
    let properties: [JUnitProperty]
    var timestamp: JUnitTimestamp?
    var counts = JUnitCounts()
    var time = JUnitTime.zero
    var isTimeGiven = false
    var ranges: [Range<Int>] = []

    init(_ header: JUnitSuite) {
      name = LegalText.line(header.name, or: "(unnamed)")
      hostname = header.hostname.map { LegalText.line($0) }.flatMap { $0.isEmpty ? nil : $0 }
      properties = header.properties
      join(header)
    }

    mutating func join(_ header: JUnitSuite) {
      timestamp = [timestamp, header.timestamp].compactMap(\.self).min()
      isTimeGiven = header.time != nil
      if let time = header.time { self.time += JUnitTime(time) }
    }
  }

  /// Begins a report that will create or replace the file at `path`; the folder has to exist.
  package init(
    path: String,
    name: String,
    timestamp: JUnitTimestamp? = nil
  ) throws(JUnitWriteError) {
    target = try ReplacementFile.Target(path)
    self.name = LegalText.line(name, or: "(unnamed)")
    self.timestamp = timestamp
    let target = target
    scratch = try JUnitWriteError.wrapping(try ReplacementFile.scratch(beside: target))
    sink = OutputSink(scratch)
    cases = try XMLElementWriter(sink: sink)
    try cases.flush()
  }

  package func begin(_ suite: JUnitSuite) throws(JUnitWriteError) {
    suites.append(Suite(suite))
    try goOn(with: suites.count - 1)
    for testCase in suite.cases { try add(testCase) }
  }

  /// Continues the suite at `index`; if `part` is not nil, merges the suite header `part` into this suite.
  func goOn(with index: Int, joining part: JUnitSuite? = nil) throws(JUnitWriteError) {
    if let part { suites[index].join(part) }
    guard current != index else { return }
    try endSuite()
    (current, start) = (index, sink.offset)
  }

  var suiteCount: Int { suites.count }

  package func add(_ testCase: JUnitCase) throws(JUnitWriteError) {
    try addUnderUniqueName(testCase)
  }

  /// Returns false if another case has the same key, so that the writer appends a number to the name.
  @discardableResult
  package func addUnderUniqueName(_ testCase: JUnitCase) throws(JUnitWriteError) -> Bool {
    guard let current else { preconditionFailure("begin a suite before its cases") }
    let suite = suites[current].name
    let classname = LegalText.line(testCase.classname, or: suite)
    let name = keys.unique(suite: suite, classname: classname, name: testCase.name)
    cases.testCase(testCase, classname: classname, name: name)
    try cases.checkpoint()
    suites[current].counts.count(testCase.outcome.element)
    if !suites[current].isTimeGiven { suites[current].time += JUnitTime(testCase.time) }
    return name == LegalText.line(testCase.name, or: "(unnamed)")
  }

  /// Returns the counts of the report; if `time` is nil, the time of the report is the sum of the suites' times.
  @discardableResult
  package func finish(time: Duration? = nil) throws(JUnitWriteError) -> JUnitCounts {
    try endSuite()
    keys = UniqueNames()  // frees memory for the check, which needs as much
    var counts = JUnitCounts()
    for suite in suites { counts += suite.counts }
    let replacement = try JUnitWriteError.wrapping(try ReplacementFile(target: target))
    try write(counts, time, to: replacement.file)
    try JUnitWriteError.wrapping(try replacement.file.synchronize())
    try check(replacement.file.path, counts)
    try JUnitWriteError.wrapping(try replacement.replaceTarget())
    return counts
  }

  package func setHead(name: String, timestamp: JUnitTimestamp?) {
    (self.name, self.timestamp) = (LegalText.line(name, or: "(unnamed)"), timestamp)
  }

  private func endSuite() throws(JUnitWriteError) {
    guard let index = current else { return }
    try cases.flush()
    if start < sink.offset { suites[index].ranges.append(start..<sink.offset) }
    current = nil
  }

  private func write(
    _ counts: JUnitCounts,
    _ time: Duration?,
    to file: OpenFile
  ) throws(JUnitWriteError) {
    var sum = JUnitTime.zero
    for suite in suites { sum += suite.time }

    let document = try XMLElementWriter(sink: OutputSink(file))
    document.start(.testsuites, indent: nil)
    document.attribute("name", name)
    document.totals(counts, time.map(JUnitTime.init) ?? sum, timestamp)
    for suite in suites {
      document.start(.testsuite, indent: 1)
      document.attribute("name", suite.name)
      document.totals(suite.counts, suite.time, suite.timestamp)
      if let hostname = suite.hostname { document.attribute("hostname", hostname) }
      document.properties(suite.properties, indent: 2)
      for range in suite.ranges { try document.splice(range, of: scratch) }
      document.end(indent: 1)
    }
    document.end(indent: 0)
    document.lineBreak(0)
    try document.flush()
  }

  private func check(_ path: String, _ counts: JUnitCounts) throws(JUnitWriteError) {
    let result = try JUnitWriteError.wrapping(
      try JUnitChecker(limits: JUnitLimits(bytes: .max)).check(path: path)
    )
    let errors = result.findings.filter { $0.severity == .error }
    guard errors.isEmpty, result.counts == counts
    else { throw .selfCheck(path: target.path, findings: errors) }
  }
}

extension JUnitReport {
  @discardableResult
  package func write(to path: String) throws(JUnitWriteError) -> JUnitCounts {
    let writer = try JUnitWriter(path: path, name: name, timestamp: timestamp)
    for suite in suites { try writer.begin(suite) }
    return try writer.finish(time: time)
  }
}
