import JUnitXML
import PushConformance

/// The report of a shard, read suite by suite and case by case.
final class ShardReport {
  var path: String { input.path }
  /// The attributes of the `testsuites` element; empty until the first call of ``beginSuite()``.
  private(set) var head = JUnitReport(name: "")
  /// The current suite; before the first call of ``beginSuite()``, the first suite.
  private(set) var suite: ShardSuite
  private let input: JUnitInput
  private var counted = 0

  init(_ input: JUnitInput) throws(JUnitMergeError) {
    self.input = input
    guard let suite = try input.firstSuite().flatMap(ShardSuite.init)
    else { throw Self.noShard(input.path, line: 1) }
    self.suite = suite
  }

  private static func noShard(_ path: String, line: Int) -> JUnitMergeError {
    .refused(
      "\(path):\(line): this is not the report of a shard, but another input is; first merge the shards of one run,"
        + " then merge the result with other reports"
    )
  }

  func beginSuite() throws(JUnitMergeError) -> Bool {
    while let event = try input.next() {
      switch event {
      case .report(let report): head = report
      case .suite(let header):
        guard let next = ShardSuite(header)
        else { throw Self.noShard(path, line: input.line) }
        guard next.shard == suite.shard else {
          throw problem("a suite is of shard \(next.shard.text) and another of \(suite.shard.text)")
        }
        (suite, counted) = (next, 0)
        return true
      case .testCase, .suiteEnd: continue
      }
    }
    return false
  }

  func nextCase() throws(JUnitMergeError) -> JUnitCase? {
    switch try input.next() {
    case .testCase(let testCase):
      counted += 1
      return testCase
    case .suiteEnd, nil:
      guard counted == suite.count else {
        throw problem("suite \(suite.header.name) has \(counted) cases in place of \(suite.count)")
      }
      return nil
    case .report, .suite: throw problem("a suite is inside a suite")
    }
  }

  func problem(_ text: String) -> JUnitMergeError {
    .refused("\(path):\(input.line): \(text); was the report changed, or written by another run?")
  }
}
