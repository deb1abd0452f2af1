import ArgumentParser
import PushConformance
import SubjectIsolation

/// `push-conformance worker`, which plays one subject for another process; only the tool itself starts this command.
struct WorkerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Plays one subject for another process.",
    shouldDisplay: false
  )

  @Argument var subject: String
  @Option var pipes: String
  @OptionGroup var adapter: WorkerAdapterFlags

  mutating func run() async throws {
    try await Self.serve(subject, adapter.subject, over: NamedPipes(in: pipes))
  }

  @MainActor private static func serve(
    _ subject: String,
    _ adapter: AdapterSubject?,
    over pipes: NamedPipes
  ) async throws -> Never {
    guard let worker = Worker(over: pipes)
    else { throw ToolFailure.usage("a worker is started by 'push-conformance run'") }
    await worker.serve(try adapter?.service(endingBy: worker.end) ?? service(of: subject))
  }

  @MainActor private static func service(
    of name: String
  ) throws(ToolFailure) -> any SubjectService {
    let context = ToolContext.current
    if let center = context.subjects.first(where: { $0.name == name }) {
      return CenterService(of: center)
    }
    if let parser = (context.parsers + context.specimens).first(where: { $0.name == name }) {
      return ParserService(of: parser)
    }
    throw .usage("there is no subject '\(name)'")
  }
}
