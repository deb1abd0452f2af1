import ArgumentParser
import Foundation
import PushConformance
import PushCorpus

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `push-conformance worker`, which the tool itself starts: plays one subject for another process.
struct WorkerCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "worker",
      abstract: "Plays one subject for another process.",
      shouldDisplay: false
    )
  }

  /// The exit code of a worker that cannot reach its tool.
  static let lost: Int32 = 113

  @Argument var subject: String
  @Option var page: String
  @Option var megabytes: Int
  @OptionGroup var adapter: WorkerAdapterFlags

  mutating func run() async throws {
    guard let page = SharedPage(opening: page),
      let requests = Descriptor(STDIN_FILENO).movedAway(),
      let answers = Descriptor(STDOUT_FILENO).movedAway()
    else { throw ToolFailure.usage("a worker is started by 'push-conformance run'") }
    page.keepFromForks()
    Self.keepFromSubject(megabytes: megabytes)
    Self.endWithTool(requests)
    guard let secret = requests.read(exactly: WorkerFrame.secretLength) else { _exit(Self.lost) }
    try await Self.serve(
      subject,
      adapter.subject,
      requests,
      answers,
      secret,
      noting: page
    )
  }

  /// Returns the service that answers for the subject of a name.
  @MainActor private static func service(
    of name: String
  ) throws(ToolFailure) -> any SubjectService {
    let context = ToolContext.current
    if let center = context.subjects.first(where: { $0.name == name }) {
      return CenterService(of: center, with: KitResources.located)
    }
    if let parser = (context.parsers + context.specimens).first(where: { $0.name == name }) {
      return ParserService(of: parser)
    }
    throw .usage("there is no subject '\(name)'")
  }

  /// Answers requests until the tool ends.
  @MainActor private static func serve(
    _ subject: String,
    _ adapter: AdapterSubject?,
    _ requests: Descriptor,
    _ answers: Descriptor,
    _ secret: [UInt8],
    noting page: SharedPage
  ) async throws -> Never {
    let faults = AdapterFaultChannel(answers, secret)
    let service = try adapter?.service(endingBy: faults.end) ?? service(of: subject)
    let process = getpid()
    StepBoard.current = page.board
    answers.write(WorkerFrame.bytes([], number: 0, secret: secret))
    for number in 1... as PartialRangeFrom<UInt64> {
      guard let header = requests.read(exactly: WorkerFrame.headerLength),
        let length = WorkerFrame.length(of: header[...], number: number, secret: secret),
        let request = requests.read(exactly: length),
        faults.begin(number),
        let answer = try? await service.answer(to: request),
        // If the subject has forked, both processes continue here. Only the original one answers.
        getpid() == process,
        answers.write(WorkerFrame.bytes(answer, number: number, secret: secret))
      else { break }
    }
    _exit(Self.lost)
  }

  /// Replaces the standard streams and sets limits for the process.
  ///
  /// A subject that prints or reads then cannot reach the descriptors of the kit.
  private static func keepFromSubject(megabytes: Int) {
    let nothing = unsafe open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      Descriptor(nothing).takeOver(Descriptor(STDIN_FILENO))
      Descriptor(nothing).close()
    }
    Descriptor(STDERR_FILENO).takeOver(Descriptor(STDOUT_FILENO))
    // A dump of the memory would take longer than most runs.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    let bytes = rlim_t(megabytes) << 22
    var most = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if os(Linux)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      // The tool checks the memory at intervals; this limit holds between the checks.
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &most)
    #else
      unsafe setrlimit(RLIMIT_CORE, &none)
      unsafe setrlimit(RLIMIT_DATA, &most)
    #endif
  }

  /// Ends this process when the tool ends, even if the subject hangs.
  private static func endWithTool(_ requests: Descriptor) {
    Thread.detachNewThread {
      // A subject that closes all descriptors closes this one, too. The tool then has to learn that.
      guard requests.waitForHangUp() else { _exit(Self.lost) }
      // The group of a worker also has its adapter.
      kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
    }
  }
}
