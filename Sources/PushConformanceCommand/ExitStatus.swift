import JUnitXML

/// An exit status of the command line; the values are a contract, because CI scripts depend on them.
package enum ExitStatus: Int32, Sendable {
  case conforms = 0
  case doesNotConform = 1
  /// The arguments, an input or an output path are at fault.
  case usage = 2
  /// The kit failed because of its own error, not because of the subject or the arguments.
  case kitFailed = 3

  /// The status after SIGINT or SIGTERM: 128 plus the number of SIGINT, as shells report it.
  static let interrupted: Int32 = 130

  mutating func worsen(to other: ExitStatus) { if other.rawValue > rawValue { self = other } }
}

struct ToolFailure: Error {
  var status: ExitStatus
  /// The line for standard error; nil if the error has been printed already.
  var message: String?

  static func usage(_ message: String) -> ToolFailure {
    ToolFailure(status: .usage, message: message)
  }

  static func kit(_ message: String) -> ToolFailure {
    ToolFailure(status: .kitFailed, message: message)
  }
}

extension ToolFailure {
  init(_ error: JUnitWriteError) {
    switch error {
    case .file, .notARegularFile: self = .usage("\(error)")
    case .encoder, .selfCheck: self = .kit("\(error)")
    }
  }
}

extension ExitStatus {
  /// Returns the result of a closure; an error becomes a failure with this status, and its text follows `prefix`.
  @discardableResult func onError<Value>(
    _ prefix: String = "",
    _ work: () throws -> Value
  ) throws(ToolFailure) -> Value {
    do {
      return try work()
    } catch let error as JUnitWriteError {
      throw ToolFailure(error)
    } catch {
      throw error as? ToolFailure ?? ToolFailure(status: self, message: "\(prefix)\(error)")
    }
  }

  /// Ends a command that has printed all its messages, by throwing this status; does nothing for ``conforms``.
  func end() throws(ToolFailure) {
    guard self != .conforms else { return }
    throw ToolFailure(status: self, message: nil)
  }
}
