import Foundation
import PushConformance

/// The executable that a user has started, and the folder in which the user started the executable.
struct Invocation {
  /// The path of the executable; empty if the process does not know its path.
  var executable: String
  var folder: String

  static var current: Invocation {
    Invocation(
      executable: Bundle.main.executableURL?.path(percentEncoded: false)
        ?? CommandLine.arguments.first ?? "",
      folder: FileManager.default.currentDirectoryPath
    )
  }

  /// The words with which the user starts the executable again.
  ///
  /// `swift run NAME` starts an executable that SwiftPM has built in the user's package, in any configuration. Any
  /// other executable is shown only by its name, because reports from different machines have to be equal.
  var words: String {
    let parts = executable.split(separator: "/")
    let name = Repetition.word(parts.last.map(String.init) ?? "")
    guard let build = parts.firstIndex(of: ".build") else { return name }
    let isInPackage = folder.split(separator: "/").starts(with: parts[..<build])
    return isInPackage ? "swift run \(name)" : name
  }
}

extension ToolContext {
  func repetition(with choices: [String] = []) -> Repetition {
    var repetition = Repetition(choices: choices)
    if runsItselfAgain { repetition.program = Invocation.current.words }
    repetition.adapters = Dictionary(adapters.map { ($0.handshake.name, $0.command) }) { first, _ in
      first
    }
    return repetition
  }
}
