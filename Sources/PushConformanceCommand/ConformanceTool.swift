import ArgumentParser
import Foundation
// This module re-exports `PushConformance`, so that an executable needs to import only this module.
@_exported public import PushConformance

/// The command line, for the kit's own executable and for the executables of adopters.
///
/// ```swift
/// @main struct Main {
///   @MainActor static func main() async {
///     await ConformanceTool.main(subjects: [PushCenterSubject(MyCenterAdapter.self)])
///   }
/// }
/// ```
public enum ConformanceTool {
  /// Runs the command that the arguments of the process name, and ends the process with the exit status.
  ///
  /// Each subject must have a unique name.
  ///
  /// - Parameters:
  ///   - subjects: The push centers that `run` judges.
  ///   - parsers: The payload parsers that `run` judges.
  ///   - specimens: The payload parsers that `run` judges only if the command line names them.
  public static func main(
    subjects: [PushCenterSubject] = [],
    parsers: [PayloadParserSubject] = [],
    specimens: [PayloadParserSubject] = []
  ) async -> Never {
    Terminal.prepare()
    let context = ToolContext(
      subjects: subjects,
      parsers: parsers,
      specimens: specimens,
      runningItselfAgain: true
    )
    exit(await run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
  }

  static func run(_ arguments: [String], in context: ToolContext) async -> ExitStatus {
    await ToolContext.$current.withValue(context) {
      do {
        try await run(arguments)
        return .conforms
      } catch let failure as ToolFailure {
        Terminal.complain(failure)
        return failure.status
      } catch {
        return report(error)
      }
    }
  }

  private static func run(_ arguments: [String]) async throws {
    if let option = RepeatedOption.first(in: arguments) {
      throw ToolFailure.usage("\(option) is given twice; give it once")
    }
    var command = try RootCommand.parseAsRoot(Operands.packed(arguments, of: ["payload", "check"]))
    let subcommands = type(of: command).configuration.subcommands
    guard subcommands.isEmpty else {
      // Without a subcommand, ArgumentParser would print the help and succeed. A CI job with an empty variable would
      // then pass without checking anything.
      let shown = subcommands.filter { $0.configuration.shouldDisplay }
      let names = shown.compactMap { $0.configuration.commandName }.joined(separator: ", ")
      throw ToolFailure.usage("name a subcommand: \(names); see 'push-conformance --help'")
    }
    if var asynchronous = command as? any AsyncParsableCommand {
      try await asynchronous.run()
    } else {
      try command.run()
    }
  }

  // For a request for help, ArgumentParser throws an error with the exit code `success`.
  private static func report(_ error: any Error) -> ExitStatus {
    if RootCommand.exitCode(for: error) == .success {
      do throws(ToolFailure) {
        try Terminal.print([RootCommand.fullMessage(for: error)])
        return .conforms
      } catch {
        Terminal.complain(error)
        return error.status
      }
    }
    var message = RootCommand.message(for: error)
    if message.hasSuffix(".") { message.removeLast() }
    Terminal.complain("\(message); see 'push-conformance --help'")
    return .usage
  }
}

/// The values that all commands of one invocation share.
///
/// The type is a class, because a task-local value of a closure type crashes release builds of Swift 6.3.
final class ToolContext: Sendable {
  @TaskLocal static var current = ToolContext()

  let subjects: [PushCenterSubject]
  let parsers: [PayloadParserSubject]
  let specimens: [PayloadParserSubject]
  /// The subjects that `--adapter` adds, which are also in ``subjects`` or ``parsers``.
  let adapters: [AdapterSubject]
  /// True if this executable only runs the tool, so that the tool can start the executable again to play a subject.
  let runsItselfAgain: Bool

  var names: [String] { subjects.map(\.name) + (parsers + specimens).map(\.name) }

  init(
    subjects: [PushCenterSubject] = [],
    parsers: [PayloadParserSubject] = [],
    specimens: [PayloadParserSubject] = [],
    adapters: [AdapterSubject] = [],
    runningItselfAgain runsItselfAgain: Bool = false
  ) {
    self.runsItselfAgain = runsItselfAgain
    self.subjects = subjects
    self.parsers = parsers
    self.specimens = specimens
    self.adapters = adapters
  }
}
