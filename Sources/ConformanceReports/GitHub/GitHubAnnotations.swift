package import PushConformance

/// Annotations of GitHub Actions: one workflow command for each cause, and for each error.
package enum GitHubAnnotations {
  private static let longest = 1_000
  private static let longestTitle = 80

  /// Returns annotations, which point to the app's declaration if the declaration's file is below the current folder.
  package static func lines(_ results: [SubjectResults]) -> [String] {
    results.flatMap { results in
      let screen = FirstScreen(results)
      let file = results.place.flatMap { SourcePlace.file(at: $0.path) }
      let number = "\(results.place?.line ?? 1)"
      let place: [Property] = file.map { [("file", $0), ("line", number)] } ?? []
      return screen.errors.map { line(of: $0, subject: results.subject, at: place, screen) }
        + screen.toldCauses.map { line(of: $0, subject: results.subject, at: place) }
    }
  }

  private static func line(
    of cause: FindingGroup,
    subject: String,
    at place: [Property]
  ) -> String {
    let (result, finding) = (cause.lead.result, cause.lead.finding)
    let title = "\(subject): \(finding.title)"
    return command(
      at: place,
      title: title,
      (title.count > longestTitle ? [finding.title] : []) + [
        finding.headline,
        "\(result.level.rawValue) · \(result.id)"
          + (cause.others.isEmpty ? "" : ", and \(cause.others.joined(separator: ", "))"),
        // The command judges the whole case again. A command with the token of a generated run would repeat only this
        // run, but would be too long.
        "Again: "
          + finding.repetition.line(judging: finding.caseID ?? finding.origin, of: subject),
      ]
    )
  }

  private static func line(
    of error: (text: String, cases: [CaseResult]),
    subject: String,
    at place: [Property],
    _ screen: FirstScreen
  ) -> String {
    let names = error.cases.prefix(1).map(\.id).joined()
    let rest = error.cases.count - 1
    return command(
      at: place,
      title: screen.isAdapterWrong
        ? "\(subject): the adapter or its declaration is wrong"
        : "\(subject): \(error.cases.count) could not be judged",
      error.text.split(separator: "\n").map(String.init)
        + [rest > 0 ? "\(names) and \(rest) more" : names]
    )
  }

  package typealias Property = (name: String, value: String)

  package enum Level: String, CaseIterable, Sendable {
    case error, warning, notice
  }

  /// Returns a workflow command; `place` has the properties `file`, `line` and `col`, if they are known.
  package static func command(
    _ level: Level = .error,
    at place: [Property] = [],
    title: String,
    _ lines: [String]
  ) -> String {
    let message = lines.map { shown($0, most: longest) }.joined(separator: "\n")
    let properties = (place + [("title", shown(title, most: longestTitle))])
      .map { "\($0.name)=\(escaped($0.value, alsoIn: ":,"))" }.joined(separator: ",")
    return "::\(level.rawValue) \(properties)::\(escaped(message))"
  }

  private static func shown(_ text: String, most: Int) -> String {
    let line = TerminalText.line(text)
    return line.count > most ? line.prefix(most - 1) + "…" : line
  }

  /// Returns a string in which the characters that GitHub reads as parts of the command are escaped.
  ///
  /// The characters are `%`, CR and LF; in a property, also the colon and the comma:
  /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  private static func escaped(_ text: String, alsoIn separators: String = "") -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if "%\r\n".unicodeScalars.contains(scalar) || separators.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
