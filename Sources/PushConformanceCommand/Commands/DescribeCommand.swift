import ArgumentParser
import ConformanceReports

struct DescribeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract:
      "Describes an app's push behavior: what holds, what deviates, and what was not judged."
  )

  @OptionGroup var judged: JudgingFlags

  @Option(help: "The form of the text: text or markdown.")
  var format: BehaviorDescription.Form = .text

  mutating func validate() throws { try judged.settle() }

  mutating func run() async throws {
    var judging = try await judged.judging()
    judging.hosts = try judged.isolation.hosts(of: judging.context)
    let results = await judging.results()
    try Terminal.print(results.map { BehaviorDescription($0).text(in: format) })
    try results.status.end()
  }
}

extension BehaviorDescription.Form: ExpressibleByArgument {}
