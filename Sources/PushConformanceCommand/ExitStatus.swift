/// An exit status of the command line, which is a contract: CI scripts tell the cases apart by it.
public enum ExitStatus: Int32, Sendable {
  /// Everything that was looked at conforms.
  case conforms = 0
  /// Something does not.
  case doesNotConform = 1
  /// The arguments, an input or an output path are at fault.
  case usage = 2
  /// The kit itself has failed.
  case kitFailed = 3

  /// Takes a graver status; one that is less grave changes nothing.
  mutating func worsen(to other: ExitStatus) {
    if other.rawValue > rawValue { self = other }
  }
}

/// Why a command ends without success.
struct ToolFailure: Error {
  var status: ExitStatus
  /// The one line for standard error; nil where everything has been said.
  var message: String?

  static func usage(_ message: String) -> ToolFailure {
    ToolFailure(status: .usage, message: message)
  }

  static func kit(_ message: String) -> ToolFailure {
    ToolFailure(status: .kitFailed, message: message)
  }
}

extension ExitStatus {
  /// Ends a command that has said everything there is to say.
  ///
  /// - Throws: The status, if it is not that everything conforms.
  func end() throws(ToolFailure) {
    guard self != .conforms else { return }
    throw ToolFailure(status: self, message: nil)
  }
}
