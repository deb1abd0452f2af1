package import PushConformance

/// The summary of a step of GitHub Actions, in Markdown.
package enum GitHubStepSummary {
  /// The largest size of a summary in bytes; GitHub does not show a larger summary.
  package static let largest = 1 << 20
  /// The number of bytes kept free for the note about the left-out parts.
  private static let reserve = 200

  /// Returns the counts of all subjects, and the errors and causes of each subject that does not conform.
  ///
  /// A note with the number of omitted parts replaces the parts that do not fit into `limit` bytes. The text is empty
  /// if the note does not fit.
  package static func text(_ results: [SubjectResults], limit: Int = largest) -> String {
    let parts = [head(results)] + results.map(row) + results.flatMap(entries)
    var text = ""
    for (index, part) in parts.enumerated() {
      guard text.utf8.count + part.utf8.count + reserve <= limit else {
        let left = parts.count - index
        let note =
          "\n\n\(left) more \(left == 1 ? "part is" : "parts are") in the log of this step.\n"
        return limit < reserve ? "" : text + note
      }
      text += part
    }
    return text
  }

  private static func head(_ results: [SubjectResults]) -> String {
    let failing = results.count { !Tally($0.cases).conforms }
    let count = results.count
    let verdict =
      failing == 0
      ? "✓ \(count.counted("subject")) \(count == 1 ? "conforms" : "conform")"
      : "✗ \(failing) of \(count) \(count == 1 ? "subject" : "subjects") \(failing == 1 ? "does" : "do") not conform"
    return """
      ## push-conformance: \(verdict)

      | Subject | passed | failed | errors | not judged |
      | --- | ---: | ---: | ---: | ---: |

      """
  }

  private static func row(_ results: SubjectResults) -> String {
    let tally = Tally(results.cases)
    let name = markdown(results.subject)
    return "| \(name) | \(tally.passed) | \(tally.failed) | \(tally.errors) | \(tally.skipped) |\n"
  }

  private static func entries(_ results: SubjectResults) -> [String] {
    let screen = FirstScreen(results)
    let errors = screen.errors.map { error in
      let names = error.cases.prefix(3).map(\.id).joined(separator: ", ")
      let rest = error.cases.count - 3
      return block("! \(error.text)\n\(names)" + (rest > 0 ? " and \(rest) more" : ""))
    }
    let causes = screen.toldCauses.enumerated().map { index, cause in
      block(
        cause.lines(number: index + 1, subject: results.subject).map(TerminalText.line)
          .joined(separator: "\n")
      )
    }
    guard !errors.isEmpty || !causes.isEmpty else { return [] }
    let headline = screen.headline ?? "\(results.subject): not everything could be judged."
    return ["\n### \(markdown(headline))\n"] + errors + causes
  }

  private static func block(_ text: String) -> String {
    let shown = TerminalText.block(text)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    return "\n<pre>\n\(shown)\n</pre>\n"
  }

  package static func markdown(_ text: String) -> String {
    var escaped = ""
    for scalar in TerminalText.line(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",": escaped.unicodeScalars.append(scalar)
      case let scalar where scalar.isASCII: escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
