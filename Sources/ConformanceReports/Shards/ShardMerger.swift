package import JUnitXML
import PushConformance

/// The merger of the reports of all shards of a run into the report of the whole run.
///
/// All reports have the same suites, and are read side by side, case by case. The merger needs constant memory, plus 17
/// bytes for each case and the names of the suites.
package struct ShardMerger {
  /// The limit, in bytes, for the names of all suites together; the merger keeps the names in memory until the end.
  private static let mostNameBytes = 64 << 20

  private let reports: [ShardReport]
  private let writer: JUnitWriter

  package static func isShard(_ input: JUnitInput) throws(JUnitMergeError) -> Bool {
    guard let suite = try input.firstSuite() else { return false }
    return suite.properties[ShardProperty.shard] != nil
  }

  /// Merges report files, in any order, into `target`, which can be one of the files; after an error the target is
  /// unchanged.
  package static func merge(
    _ first: JUnitInput,
    _ paths: some Sequence<String>,
    into target: String
  ) throws(JUnitMergeError) -> JUnitCounts {
    var reports = [try ShardReport(first)]
    for path in paths {
      let report = try ShardReport(JUnitInput(path))
      try check(report, besides: reports)
      reports.append(report)
    }
    let total = reports[0].suite.shard.total
    let given = Set(reports.map(\.suite.shard.index))
    let missing = (1...total).filter { !given.contains($0) }
    guard missing.isEmpty else {
      let names = missing.prefix(8).map { "\($0)/\(total)" }.joined(separator: ", ")
      let rest = missing.count > 8 ? " and \(missing.count - 8) more" : ""
      throw .refused("there is no report of shard \(names)\(rest); give the reports of all shards")
    }
    reports.sort { $0.suite.shard.index < $1.suite.shard.index }
    let writer = try JUnitMergeError.writing(try JUnitWriter(path: target, name: ""))
    return try ShardMerger(reports: reports, writer: writer).merge()
  }

  private static func check(
    _ report: ShardReport,
    besides others: [ShardReport]
  ) throws(JUnitMergeError) {
    let (shard, first) = (report.suite.shard, others[0])
    guard shard.total == first.suite.shard.total else {
      throw .refused(
        "\(first.path) is shard \(first.suite.shard.text) and \(report.path) is shard \(shard.text);"
          + " merge the shards of one run"
      )
    }
    if let twin = others.first(where: { $0.suite.shard == shard }) {
      throw .refused(
        "\(twin.path) and \(report.path) are both shard \(shard.text); give each shard once"
      )
    }
    try checkRun(report, first)
  }

  private static func checkRun(_ other: ShardReport, _ first: ShardReport) throws(JUnitMergeError) {
    guard let difference = first.suite.difference(from: other.suite) else { return }
    throw .refused(
      "\(first.path) and \(other.path) are shards of different runs: \(difference.name) is"
        + " \(difference.value) and \(difference.other); merge the shards of one run"
    )
  }

  // MARK: - Suites

  private func merge() throws(JUnitMergeError) -> JUnitCounts {
    var nameBytes = 0
    while try beginSuites() {
      let suite = merged
      nameBytes += suite.name.utf8.count + 256
      guard nameBytes <= Self.mostNameBytes else {
        let limit = Self.mostNameBytes
        throw reports[0].problem("the names of all suites take more than \(limit) bytes")
      }
      try JUnitMergeError.writing(try writer.begin(suite))
      var skipped: (cases: SkippedCases, place: SourcePlace?)?
      if reports[0].suite.isOf(.requirement) {
        try addRequirements(&skipped)
      } else {
        try addCases(&skipped)
      }
      guard let (cases, place) = skipped else { continue }
      try write(JUnitCase(notJudged: cases, of: suite.name, at: place), of: reports[0])
    }
    let heads = reports.map(\.head)
    writer.setHead(name: heads[0].name, timestamp: heads.compactMap(\.timestamp).min())
    let times = heads.compactMap(\.time)
    return try JUnitMergeError.writing(
      try writer.finish(time: times.isEmpty ? nil : times.reduce(.zero, +))
    )
  }

  private func beginSuites() throws(JUnitMergeError) -> Bool {
    var begun: [Bool] = []
    for report in reports { begun.append(try report.beginSuite()) }
    for (report, hasBegun) in zip(reports, begun) {
      guard hasBegun == begun[0]
      else { throw report.problem("the suites differ from the suites in \(reports[0].path)") }
    }
    guard begun[0] else { return false }
    for report in reports.dropFirst() {
      guard report.suite.header.name == reports[0].suite.header.name else {
        throw report.problem(
          "suite \(report.suite.header.name) is suite \(reports[0].suite.header.name) in \(reports[0].path)"
        )
      }
      try Self.checkRun(report, reports[0])
    }
    return true
  }

  private var merged: JUnitSuite {
    let suites = reports.map(\.suite)
    // The header comes from a shard that played the whole run. If no shard did, the header comes from a shard whose
    // report says that the center is not deterministic.
    let telling =
      suites.first(where: \.knowsWhole)
      ?? suites.first { suite in
        suite.header.properties["push-conformance.deterministic"].map { $0 != "true" } ?? false
      }
    var header = (telling ?? suites[0]).header
    header.timestamp = suites.compactMap(\.header.timestamp).min()
    header.time = nil
    return header
  }

  // MARK: - Cases

  private typealias Skipped = (cases: SkippedCases, place: SourcePlace?)?

  private func addRequirements(_ skipped: inout Skipped) throws(JUnitMergeError) {
    while true {
      var parts: [ShardedRequirement.Part] = []
      for report in reports {
        guard let testCase = try report.nextCase() else { continue }
        parts.append(ShardedRequirement.Part(testCase: testCase, suite: report.suite))
      }
      guard let first = parts.first else { return }
      guard parts.count == reports.count,
        parts.allSatisfy({ $0.testCase.name == first.testCase.name })
      else {
        throw reports[0].problem("suite \(first.suite.header.name) has other cases in other shards")
      }
      guard let merged = ShardedRequirement(parts: parts).merged else {
        throw reports[0].problem("a count of \(first.testCase.name) is not a number in a shard")
      }
      try add(merged, of: reports[0], &skipped)
    }
  }

  /// Adds the cases that are divided among the shards.
  private func addCases(_ skipped: inout Skipped) throws(JUnitMergeError) {
    // A shard that could play no generated runs reports an error for each block of runs. The merged report takes the
    // cases of blocks from one such shard only.
    let obstructed =
      reports[0].suite.isOf(.generated) ? reports.firstIndex(where: \.suite.isObstructed) : nil
    for (index, report) in reports.enumerated() {
      while let testCase = try report.nextCase() {
        if obstructed ?? index == index { try add(testCase, of: report, &skipped) }
      }
    }
  }

  private func add(
    _ testCase: JUnitCase,
    of report: ShardReport,
    _ skipped: inout Skipped
  ) throws(JUnitMergeError) {
    var told = testCase
    told.properties = testCase.properties.withoutShard
    let reason = testCase.properties[ShardProperty.reason]
    guard report.suite.folds, case .skipped = testCase.outcome, let reason
    else { return try write(told, of: report) }
    guard let reason = SkippedCases.Reason(reason)
    else { throw report.problem("the reason of \(testCase.name) has an unknown kind") }
    let place = testCase.file.map { SourcePlace(file: $0, line: testCase.line) }
    if skipped == nil { skipped = (SkippedCases(), place) }
    skipped?.cases.add(reason, of: report.suite.isOf(.requirement) ? .requirement : .scenario)
  }

  private func write(_ testCase: JUnitCase, of report: ShardReport) throws(JUnitMergeError) {
    let isFree = try JUnitMergeError.writing(try writer.addUnderUniqueName(testCase))
    guard isFree else { throw report.problem("another shard has a case \(testCase.name), too") }
  }
}
