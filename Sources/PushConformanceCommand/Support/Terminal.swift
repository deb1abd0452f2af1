import ConformanceReports
import Foundation
import PushCorpus
import PushPayloads
import SubjectIsolation

enum Terminal {
  /// Prepares the standard streams, so that writing is safe even if a stream is closed or its reader stops early.
  ///
  /// If a reader such as `head` stops early, SIGPIPE would end the process before the process has written its reports.
  /// If a stream is closed, the next opened file would get the stream's number, and receive the output of the stream.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The system assigns the lowest free number, which is the number of this stream.
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// True if standard output is a terminal, and the user has not asked for plain text (no-color.org).
  static var isColored: Bool {
    isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// True if standard error is a terminal on which a line can be replaced.
  static var canRewriteLines: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDERR_FILENO) == 1 && environment["TERM", default: "dumb"] != "dumb"
  }

  static func note(_ text: String) {
    // The method ignores an error, because the progress is not a result.
    _ = write(text, to: STDERR_FILENO)
  }

  /// Prints results, line by line; does not throw if the reader of the output has stopped early.
  static func print(_ lines: [String]) throws(ToolFailure) {
    let text = lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
    let code = write(text, to: STDOUT_FILENO)
    guard code != 0, code != EPIPE else { return }
    let reason = SystemError.text(of: code)
    throw .usage("the results cannot be written to standard output: \(reason)")
  }

  static func print(_ values: [JSONValue]) throws(ToolFailure) {
    try print(values.map { TerminalText.json($0.text) })
  }

  static func complain(_ failure: ToolFailure) {
    if let message = failure.message { complain(message) }
  }

  static func complain(_ message: String) {
    // The method ignores an error, because there is no other stream to report it to.
    _ = write("push-conformance: \(TerminalText.line(message))\n", to: STDERR_FILENO)
  }

  /// Returns the value of `errno` after an error, otherwise 0.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    // The write waits without a limit, because a program that shares the stream can have made the stream non-blocking.
    Descriptor(descriptor).write(Array(text.utf8), waiting: nil) ? 0 : errno
  }
}
