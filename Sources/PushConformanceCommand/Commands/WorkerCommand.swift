#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ArgumentParser
import PushConformance
import SubjectIsolation

/// `push-conformance worker`, which plays one subject for another process.
///
/// The tool starts this command itself; it is not for users.
struct WorkerCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "worker",
      abstract: "Plays one subject for another process.",
      shouldDisplay: false
    )
  }

  @Argument var subject: String
  @Option var page: String
  @Option var megabytes: Int
  @OptionGroup var adapter: WorkerAdapterFlags

  mutating func run() async throws {
    guard let page = SharedPage(opening: page),
      let requests = Descriptor(STDIN_FILENO).movedAway(),
      let answers = Descriptor(STDOUT_FILENO).movedAway()
    else { throw ToolFailure.usage("a worker is started by 'push-conformance run'") }
    try await Worker.serve(
      { faults in
        try adapter.subject?.service(endingBy: faults.end) ?? Self.service(of: subject)
      },
      over: requests,
      answers: answers,
      noting: page,
      megabytes: megabytes
    )
  }

  @MainActor private static func service(
    of name: String
  ) throws(ToolFailure) -> any SubjectService {
    let context = ToolContext.current
    if let center = context.subjects.first(where: { $0.name == name }) {
      return Worker.service(of: center)
    }
    if let parser = (context.parsers + context.specimens).first(where: { $0.name == name }) {
      return ParserService(of: parser)
    }
    throw .usage("there is no subject '\(name)'")
  }
}
