package import JUnitXML
import PushConformance

/// The reason why the reports of shards were not merged.
///
/// The target is unchanged, and no temporary file remains.
package enum ShardMergeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An input cannot be read, or the result cannot be written.
  case merge(JUnitMergeError)
  case noShard(path: String, line: Int)
  /// Two inputs are from runs with different numbers of shards.
  case totals(path: String, shard: String, other: String, otherShard: String)
  case twice(path: String, other: String, shard: String)
  /// There is no report of these shards, such as `2/3`.
  case missing([String])
  /// Two inputs are from runs that differ in an option or in the version of the kit.
  case runs(path: String, value: String, other: String, otherValue: String, name: String)
  /// The suites or cases of an input do not fit the run or the shard of the input.
  case content(path: String, line: Int, problem: String)

  /// The error in one line, with the files or shards that it is about, and in most cases a remedy.
  package var description: String {
    switch self {
    case .merge(let error): "\(error)"
    case .noShard(let path, let line):
      "\(path):\(line): this is not the report of a shard, and others are; merge the shards of one run, and"
        + " then the result with other reports"
    case .totals(let path, let shard, let other, let otherShard):
      "\(path) is shard \(shard) and \(other) is shard \(otherShard); merge the shards of one run"
    case .twice(let path, let other, let shard):
      "\(path) and \(other) are both shard \(shard); give each shard once"
    case .missing(let shards):
      "there is no report of shard \(Self.list(shards)); give the reports of all shards"
    case .runs(let path, let value, let other, let otherValue, let name):
      "\(path) and \(other) are shards of different runs: \(name) is \(value) and \(otherValue); merge the"
        + " shards of one run"
    case .content(let path, let line, let problem):
      "\(path):\(line): \(problem); was the report changed, or written by another run?"
    }
  }

  /// The largest number of missing shards that the error names.
  private static let namesShown = 8

  private static func list(_ shards: [String]) -> String {
    let rest = shards.count - namesShown
    return shards.prefix(namesShown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  static func merging<Result>(
    _ body: () throws(JUnitMergeError) -> Result
  ) throws(ShardMergeError) -> Result {
    do { return try body() } catch { throw .merge(error) }
  }

  static func writing<Result>(
    _ body: () throws(JUnitWriteError) -> Result
  ) throws(ShardMergeError) -> Result {
    do { return try body() } catch { throw .merge(.output(error)) }
  }
}
