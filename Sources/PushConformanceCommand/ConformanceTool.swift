import ArgumentParser
import Foundation
public import PushConformance

/// The whole command line, for the kit's own executable and for those of adopters.
///
/// ```swift
/// @main struct Main {
///   @MainActor static func main() async {
///     await ConformanceTool.main(subjects: [Subject(MyCenterAdapter.self)])
///   }
/// }
/// ```
public enum ConformanceTool {
  /// Does what the arguments of the process ask for, and ends the process with the exit status.
  public static func main(subjects: [Subject]) async -> Never {
    let status = await run(Array(CommandLine.arguments.dropFirst()), subjects: subjects)
    exit(status.rawValue)
  }

  /// Does what arguments ask for.
  ///
  /// - Returns: The exit status that says how it went.
  static func run(_ arguments: [String], subjects: [Subject]) async -> ExitStatus {
    await ToolContext.$current.withValue(ToolContext(subjects: subjects)) {
      do {
        var command = try RootCommand.parseAsRoot(arguments)
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
        return .conforms
      } catch let failure as ToolFailure {
        if let message = failure.message { Terminal.complain(message) }
        return failure.status
      } catch {
        return report(error)
      }
    }
  }

  /// Prints what ArgumentParser has to say: a text that was asked for, or what is wrong.
  private static func report(_ error: any Error) -> ExitStatus {
    guard RootCommand.exitCode(for: error) != .success else {
      Terminal.print(RootCommand.fullMessage(for: error))
      return .conforms
    }
    Terminal.complain("\(RootCommand.message(for: error)); see 'push-conformance --help'")
    return .usage
  }
}

/// What an exit status says. A contract: CI scripts tell the cases apart by it.
public enum ExitStatus: Int32, Sendable {
  /// Everything that was looked at conforms.
  case conforms = 0
  /// Something does not.
  case doesNotConform = 1
  /// The arguments, an input or an output path are at fault.
  case usage = 2
  /// The kit itself has failed.
  case kitFailed = 3
}

/// Why a command ends without success.
struct ToolFailure: Error {
  var status: ExitStatus
  /// The one line for standard error; nil where standard output has said it all.
  var message: String?

  static let doesNotConform = ToolFailure(status: .doesNotConform, message: nil)

  static func usage(_ message: String) -> ToolFailure {
    ToolFailure(status: .usage, message: message)
  }

  static func kit(_ message: String) -> ToolFailure {
    ToolFailure(status: .kitFailed, message: message)
  }
}

/// What the commands of one invocation share.
///
/// A class, since a task-local value of a closure type crashes release builds of Swift 6.3.
final class ToolContext: Sendable {
  @TaskLocal static var current = ToolContext(subjects: [])

  let subjects: [Subject]

  init(subjects: [Subject]) {
    self.subjects = subjects
  }
}
