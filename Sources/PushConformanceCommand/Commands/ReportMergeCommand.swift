import ArgumentParser
import ConformanceReports
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

  @Argument(help: "The report to create or replace.")
  var out: String

  @Argument(help: ArgumentHelp("The reports to merge, in any order.", valueName: "in"))
  var inputs: [String]

  mutating func run() throws {
    guard !out.isEmpty else { throw ToolFailure.usage("name the file that the report goes to") }
    // The merger reads the reports of shards side by side, and by default a system can allow only 256 open files.
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
