import ArgumentParser
import ConformanceReports
import PushConformance

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays the scenario of a finding again."
  )

  @Argument(help: "The token that the finding prints after 'replay'; it begins with PC1.")
  var token: String

  @Argument(help: "The center that plays the scenario; by default the center of the finding.")
  var subject: String?

  @OptionGroup var isolation: IsolationFlags

  @OptionGroup var adapters: AdapterFlags

  mutating func run() async throws {
    let token = try ExitStatus.usage.onError { try ReplayToken(self.token) }
    let name = subject ?? token.subject
    let context = try await adapters.context(adding: ToolContext.current, isolation: isolation)
    let centers = context.subjects
    guard let center = centers.first(where: { $0.name == name }) else {
      let known = centers.map(\.name).joined(separator: ", ")
      throw ToolFailure.usage(
        "there is no center '\(name)'" + (known.isEmpty ? "" : "; the centers are \(known)")
      )
    }
    var options = RunOptions()
    options.repetition = context.repetition()
    let runner = ConformanceRunner(
      kit: try KitAccess.kit(),
      options: options,
      hosts: try isolation.hosts(of: context)
    )
    switch await runner.replay(token, with: center) {
    case .noLongerFails:
      try Terminal.print(["\(TerminalText.line(name)): the token no longer fails"])
    case .skipped(let reason):
      throw ToolFailure.usage("'\(name)' does not play the scenario of the token: \(reason.text)")
    case .error(let error):
      try Terminal.print([TerminalText.block("\(error.kind): \(error.text)")])
      if case .declaration = error { try ExitStatus.usage.end() }
      try ExitStatus.doesNotConform.end()
    case .fails(let findings):
      try Terminal.print(findings.map { TerminalText.block($0.text(subject: name)) })
      try ExitStatus.doesNotConform.end()
    }
  }
}
