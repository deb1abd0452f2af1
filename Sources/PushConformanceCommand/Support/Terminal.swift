#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ConformanceReports
import Foundation
import PushPayloads

/// Standard output for results, standard error for complaints.
enum Terminal {
  /// Makes the standard streams safe to write to, whatever the caller has made of them.
  ///
  /// A reader that goes away, as `head` does, would end the process before its reports are written.
  /// And where a stream is closed, the next file that is opened would take its number, and be written
  /// to as if it were that stream.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  /// Whether standard output is a person's, who has not asked for plain text.
  ///
  /// See no-color.org for the environment variable.
  static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// Prints results, line by line.
  ///
  /// - Throws: That they could not be written. A reader that has gone away is no concern of theirs.
  static func print(_ lines: [String]) throws(ToolFailure) {
    let text = lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
    let code = write(text, to: STDOUT_FILENO)
    guard code != 0, code != EPIPE else { return }
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    throw .usage("the results cannot be written to standard output: \(reason)")
  }

  /// Prints values as JSON, one a line.
  ///
  /// - Throws: That they could not be written.
  static func print(_ values: [JSONValue]) throws(ToolFailure) {
    try print(values.map { TerminalText.json($0.text) })
  }

  /// Prints one line of complaint, if there is something left to be said.
  static func complain(_ failure: ToolFailure) {
    if let message = failure.message { complain(message) }
  }

  /// Prints one line of complaint.
  static func complain(_ message: String) {
    // Nobody is left to be told that this failed.
    _ = write("push-conformance: \(TerminalText.line(message))\n", to: STDERR_FILENO)
  }

  /// Writes all of a text.
  ///
  /// - Returns: The number of the system's error, or 0.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let written = unsafe systemWrite(descriptor, rest)
        if written >= 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

// Inside the type the name of the system's function means its method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
