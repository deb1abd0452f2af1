#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation

/// Standard output for results, standard error for complaints.
enum Terminal {
  /// Whether standard output is a person's, who has not asked for plain text.
  ///
  /// See no-color.org for the environment variable.
  static var isColoured: Bool {
    isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// Prints results, ending with one line break.
  static func print(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: .standardOutput)
  }

  /// Prints one line of complaint.
  static func complain(_ message: String) {
    write("push-conformance: \(oneLine(message))\n", to: .standardError)
  }

  /// A message with what could break it up, or play tricks on a terminal, made visible.
  static func oneLine(_ message: String) -> String {
    var line = ""
    for scalar in message.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": line += " "
      case let control where control.value < 0x20 || (0x7F...0x9F).contains(control.value):
        line += "\\u{\(String(control.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away, as `head` does, is no concern of the results.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
