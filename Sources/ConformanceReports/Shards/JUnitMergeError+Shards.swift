import JUnitXML
import PushConformance

/// The reasons why the reports of shards do not make up the report of a run.
extension JUnitMergeError {
  static func noShard(_ path: String, line: Int) -> JUnitMergeError {
    .refused(
      "\(path):\(line): this is not the report of a shard, and others are; merge the shards of one run, and"
        + " then the result with other reports"
    )
  }

  /// Two inputs are from runs with different numbers of shards.
  static func totals(_ report: ShardReport, _ other: ShardReport) -> JUnitMergeError {
    .refused(
      "\(report.path) is shard \(report.suite.shard.text) and \(other.path) is shard"
        + " \(other.suite.shard.text); merge the shards of one run"
    )
  }

  static func twice(_ report: ShardReport, _ other: ShardReport) -> JUnitMergeError {
    .refused(
      "\(report.path) and \(other.path) are both shard \(report.suite.shard.text); give each shard once"
    )
  }

  /// There is no report of these shards, such as `2/3`.
  static func missing(_ shards: [String]) -> JUnitMergeError {
    let named = shards.prefix(8)
    let rest = shards.count - named.count
    let names = named.joined(separator: ", ")
    return .refused(
      "there is no report of shard \(names)\(rest > 0 ? " and \(rest) more" : ""); give the reports of all"
        + " shards"
    )
  }

  /// Two inputs are from runs that differ in an option or in the version of the kit.
  static func runs(
    _ report: ShardReport,
    _ other: ShardReport,
    _ difference: (name: String, value: String, other: String)
  ) -> JUnitMergeError {
    .refused(
      "\(report.path) and \(other.path) are shards of different runs: \(difference.name) is"
        + " \(difference.value) and \(difference.other); merge the shards of one run"
    )
  }
}
