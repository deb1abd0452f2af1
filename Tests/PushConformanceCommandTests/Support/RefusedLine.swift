import Foundation
import Testing

/// A command line that is refused with one complaint, and changes no file.
struct RefusedLine: Sendable, CustomTestStringConvertible {
  private var arguments: [String]
  private var files: [String: String]
  private var complaint: String
  var testDescription: String { arguments.map(\.debugDescription).joined(separator: " ") }

  /// Creates refused lines from their words and complaints.
  ///
  /// `''` stands for an empty word, and `…` at the end of a complaint for its remaining text. With `help`, each
  /// complaint ends with a hint at the help.
  static func rows(
    _ command: String = "",
    files: [String: String] = [:],
    help: Bool = false,
    _ lines: KeyValuePairs<String, String>
  ) -> [Self] {
    lines.map { line, complaint in
      Self(
        arguments: Tool.words(of: "\(command) \(line)"),
        files: files,
        complaint: complaint + (help ? "; see 'push-conformance --help'" : "")
      )
    }
  }

  func expect() async throws {
    let scratch = try Scratch(files)
    let before = try scratch.contents
    let outcome = try await Tool.run(arguments, in: scratch)
    if complaint.hasSuffix("…") {
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.complaints.isOneLine)
      #expect(outcome.complaints.hasPrefix("push-conformance: \(complaint.dropLast())"))
    } else {
      #expect(outcome == .refused(complaint))
    }
    #expect(try scratch.contents == before)
  }
}
