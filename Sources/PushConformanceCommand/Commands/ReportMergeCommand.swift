import ArgumentParser
import ConformanceReports
import Foundation
import JUnitXML

struct ReportMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges JUnit XML reports into one.",
    discussion: """
      Takes the reports of all shards of one run, and makes the report of the whole run. Or takes reports of any \
      producer, also those of 'swift test --xunit-output'. An input that cannot be read, a missing shard and two \
      cases with one name are errors, and then nothing is written. The exit status says whether the reports were \
      merged, and nothing of their results.
      """
  )

  @Argument(help: "The report to create or replace.") var out: String

  @Argument(help: ArgumentHelp("The reports to merge, in any order.", valueName: "in"))
  var inputs: [String]

  mutating func run() throws {
    guard !out.isEmpty else { throw ToolFailure.usage("name the file that the report goes to") }
    // The merger opens the reports of all shards at the same time. Some systems allow only 256 open files by default.
    OpenFiles.makeRoom(for: inputs.count)
    let counts: JUnitCounts
    do {
      counts = try merged()
    } catch .output(let error) {
      throw ToolFailure(error)
    } catch {
      throw ToolFailure.usage("\(error)")
    }
    try Terminal.print([TerminalText.line("\(out): \(counts.text)")])
  }

  private func merged() throws(JUnitMergeError) -> JUnitCounts {
    let first = try JUnitInput(inputs[0])
    guard try ShardMerger.isShard(first) else {
      return try JUnitMerger.merge(
        first,
        inputs.dropFirst(),
        into: out,
        refusing: ShardProperty.shard
      )
    }
    return try ShardMerger.merge(first, inputs.dropFirst(), into: out)
  }
}

enum OpenFiles {
  /// The number of descriptors for other purposes, such as the standard streams.
  private static let others: rlim_t = 64

  /// Raises the process's limit on open files as far as the system allows, so that `files` files can be open at a time.
  ///
  /// If the limit is still too low, opening a file fails later, and the error gives the reason.
  static func makeRoom(for files: Int) {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    let wanted = rlim_t(files) + others
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }
}
