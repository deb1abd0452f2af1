/// A merger of reports, case by case, in constant memory plus 17 bytes for each case.
///
/// Suites with the same name, host and properties become one suite, even if they come from several files. The merged
/// suite takes the position of the first of these suites. The merger counts the cases, adds times, and keeps the
/// earliest timestamp. Merging a merged report again does not change the report.
package final class JUnitMerger {
  /// The limit, in bytes, for the headers of all suites together; the merger keeps the headers in memory until the end.
  private static let mostHeaderBytes = 64 << 20

  private let writer: JUnitWriter
  private var head = JUnitReport(name: "")
  private var numbers: [SuiteKey: Int] = [:]
  private var headerBytes = 0
  /// The sum of the times of the reports.
  ///
  /// If a report has no time, the merger adds the times of the report's outer suites. If an outer suite has no time,
  /// the merger adds the times of the suite's cases.
  private var time = JUnitTime.zero
  private var refused: String?

  private struct OpenReport {
    let path: String
    var suites: [OpenSuite] = []
    var hasTime = false
    var sum = JUnitTime.zero
  }

  private struct OpenSuite {
    var header: JUnitSuite
    /// The number of the suite in the merged report; nil before the first case of the suite.
    var number: Int?
    var holdsSuites = false
  }

  /// Merges reports into a target file, which can be one of the reports; after an error the target is unchanged.
  ///
  /// Throws an error if `property` is not nil and a suite has a property with this name.
  package static func merge(
    _ first: JUnitInput,
    _ paths: some Sequence<String>,
    into target: String,
    refusing property: String? = nil
  ) throws(JUnitMergeError) -> JUnitCounts {
    let merger = try JUnitMerger(path: target)
    merger.refused = property
    try merger.add(first)
    for path in paths { try merger.add(JUnitInput(path)) }
    return try merger.finish()
  }

  init(path: String) throws(JUnitMergeError) {
    writer = try JUnitMergeError.writing(try JUnitWriter(path: path, name: ""))
  }

  /// Adds a report whose method `next()` has not been called yet; after an error the merger cannot be used.
  func add(_ input: JUnitInput) throws(JUnitMergeError) {
    var file = OpenReport(path: input.path)
    while let event = try input.next() { try add(event, at: input.line, of: &file) }
    if !file.hasTime { time += file.sum }
  }

  private func add(
    _ event: JUnitEvent,
    at line: Int,
    of file: inout OpenReport
  ) throws(JUnitMergeError) {
    switch event {
    case .report(let report):
      file.hasTime = report.time != nil
      if head.name.isEmpty { head.name = report.name }
      note(report.timestamp)
      if let time = report.time { self.time += JUnitTime(time) }
    case .suite(var suite):
      if let refused, suite.properties.contains(where: { $0.name == refused }) {
        let name = LegalText.line(suite.name, or: "(unnamed)", limit: 120)
        throw .marked(path: file.path, line: line, suite: name, property: refused)
      }
      note(suite.timestamp)
      if let outer = file.suites.last {
        suite.name = "\(outer.header.name).\(suite.name)"
        file.suites[file.suites.count - 1].holdsSuites = true
      } else if let time = suite.time {
        file.sum += JUnitTime(time)
      }
      file.suites.append(OpenSuite(header: suite))
    case .testCase(let testCase):
      guard let suite = file.suites.last else { return }
      if file.suites[0].header.time == nil { file.sum += JUnitTime(testCase.time) }
      file.suites[file.suites.count - 1].number = try begin(suite, of: file.path, line: line)
      try add(testCase, in: suite.header.name, of: file.path, line: line)
    case .suiteEnd:
      guard let suite = file.suites.popLast(), suite.number == nil, !suite.holdsSuites
      else { return }
      _ = try begin(suite, of: file.path, line: line)
    }
  }

  private func begin(
    _ suite: JUnitSuite,
    of path: String,
    line: Int
  ) throws(JUnitMergeError) -> Int {
    note(suite.timestamp)
    let key = SuiteKey(suite)
    if let number = numbers[key] {
      try JUnitMergeError.writing(try writer.goOn(with: number, joining: suite))
      return number
    }
    headerBytes += key.byteCount
    guard headerBytes <= Self.mostHeaderBytes
    else { throw .tooManySuites(path: path, line: line, limit: Self.mostHeaderBytes) }
    let number = writer.suiteCount
    numbers[key] = number
    try JUnitMergeError.writing(try writer.begin(suite))
    return number
  }

  private func begin(
    _ suite: OpenSuite,
    of path: String,
    line: Int
  ) throws(JUnitMergeError) -> Int {
    guard let number = suite.number else { return try begin(suite.header, of: path, line: line) }
    // A suite can continue with more cases after a nested suite.
    try JUnitMergeError.writing(try writer.goOn(with: number))
    return number
  }

  private func add(
    _ testCase: JUnitCase,
    in suite: String,
    of path: String,
    line: Int
  ) throws(JUnitMergeError) {
    let isFree = try JUnitMergeError.writing(try writer.addUnderUniqueName(testCase))
    guard isFree else {
      throw .duplicate(
        path: path,
        line: line,
        suite: LegalText.line(suite, or: "(unnamed)", limit: 120),
        name: LegalText.line(testCase.name, or: "(unnamed)", limit: 120)
      )
    }
  }

  @discardableResult
  func finish() throws(JUnitMergeError) -> JUnitCounts {
    writer.setHead(name: head.name.isEmpty ? "merged" : head.name, timestamp: head.timestamp)
    return try JUnitMergeError.writing(try writer.finish(time: .milliseconds(time.milliseconds)))
  }

  private func note(_ timestamp: JUnitTimestamp?) {
    head.timestamp = [head.timestamp, timestamp].compactMap(\.self).min()
  }
}

/// The name, host and properties that identify a suite, in the form that the writer writes.
private struct SuiteKey: Hashable {
  let name: String
  let hostname: String
  let properties: [JUnitProperty]

  init(_ suite: JUnitSuite) {
    name = LegalText.line(suite.name, or: "(unnamed)")
    hostname = LegalText.line(suite.hostname ?? "")
    properties = suite.properties.map { property in
      JUnitProperty(
        name: LegalText.line(property.name, or: "(unnamed)"),
        value: LegalText.line(property.value)
      )
    }
  }

  /// The estimated memory of the suite's header in the merger and the writer, in bytes.
  var byteCount: Int {
    properties.reduce(256 + name.utf8.count + hostname.utf8.count) { sum, property in
      sum + 64 + property.name.utf8.count + property.value.utf8.count
    }
  }
}

extension JUnitLimits {
  /// The limits for a report to merge; such a report can be larger than a file that a dashboard accepts.
  package static let merging = JUnitLimits(bytes: .max)
}

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
    reader = try JUnitMergeError.reading(path, try JUnitReader(.file(path), limits: .merging))
  }

  package func next() throws(JUnitMergeError) -> JUnitEvent? {
    guard waiting.isEmpty else {
      let (event, line) = waiting.removeFirst()
      self.line = line
      return event
    }
    let event = try JUnitMergeError.reading(path, try reader.next())
    line = reader.line
    return event
  }

  /// Returns the header of the first suite, or nil if there is no suite; ``next()`` still returns all events.
  package func firstSuite() throws(JUnitMergeError) -> JUnitSuite? {
    while true {
      if case .suite(let suite) = waiting.last?.event { return suite }
      guard let event = try JUnitMergeError.reading(path, try reader.next()) else { return nil }
      waiting.append((event, reader.line))
    }
  }
}
