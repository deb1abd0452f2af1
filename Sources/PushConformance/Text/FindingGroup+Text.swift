import PushSimulation

extension FindingGroup {
  /// The largest number of columns of a line; the line with the command may be longer.
  package static let columns = 120
  /// The largest number of lines for the steps of a finding on the first screen of results.
  private static let mostOfStory = 6
  /// The largest number of further cases that the lines name.
  private static let mostOthers = 2

  /// Returns the cause in at most fifteen lines: the requirement, the steps, the expected and the seen effects, a hint,
  /// and a command.
  ///
  /// The command repeats the finding.
  ///
  /// - Parameters:
  ///   - number: The number of the cause on the screen.
  ///   - subject: The name of the subject.
  /// - Returns: The lines.
  package func lines(number: Int, subject: String) -> [String] {
    let finding = lead.finding
    let margin = "\(number)  "
    let indent = String(repeating: " ", count: margin.count)
    var lines = finding.title.folded(into: 2, columns: Self.columns - margin.count)
    lines[0] = margin + lines[0]
    for index in lines.indices.dropFirst() { lines[index] = indent + lines[index] }
    lines.append("\(indent)\(level.rawValue) · \(seenIn) · \(lead.result.id)")
    lines += finding.briefStory(most: Self.mostOfStory).map { "\(indent)\($0)" }
    var rows = finding.briefRows.map {
      ($0.name, $0.text.folded(into: $0.lines, columns: Self.columns - 13))
    }
    rows.append(("Again", [finding.briefRepetition(of: subject)]))
    if !others.isEmpty { rows.append(("Also", [othersInWords])) }
    for (name, texts) in rows {
      for (index, text) in texts.enumerated() {
        let label = index == 0 ? name : ""
        lines.append(indent + label + String(repeating: " ", count: 10 - label.count) + text)
      }
    }
    return lines.map { line in
      line.contains(" Again ") ? line : line.cut(at: Self.columns)
    }
  }

  private var seenIn: String {
    let noun = if case .payload = lead.finding.claim { "payload" } else { "run" }
    return runCount == 1 ? "1 \(noun)" : "\(runCount) \(noun)s"
  }

  private var othersInWords: String {
    let rest = others.count - Self.mostOthers
    let names = others.prefix(Self.mostOthers).joined(separator: ", ")
    return rest > 0 ? "\(names) and \(rest) more" : names
  }
}

extension Finding {
  /// The clause of the violated requirement, or the title of the scenario or payload.
  fileprivate var title: String {
    switch claim {
    case .requirement(let requirement, _): requirement.clause
    case .outcome: run?.scenario.title ?? origin
    case .payload(let departure): departure.payload.title
    }
  }

  /// A row below the steps: its label, its text, and the largest number of lines that the text may have.
  fileprivate typealias Row = (name: String, text: String, lines: Int)

  fileprivate var briefRows: [Row] {
    switch claim {
    case .requirement(let requirement, let violation):
      let rows: [Row] = [("Expected", violation.expected, 1), ("Saw", seen(violation), 1)]
      return requirement.hint.isEmpty ? rows : rows + [("Check", requirement.hint, 2)]
    case .outcome(let mismatches):
      return mismatches.prefix(2).flatMap { mismatch -> [Row] in
        [
          ("Expected", "\(mismatch.member): \(mismatch.expected)", 1),
          ("Saw", "\(mismatch.member): \(mismatch.seen)", 1),
        ]
      }
    case .payload(let departure): return departure.briefRows
    }
  }

  /// Returns the steps of the run with their effects, in at most `most` lines.
  ///
  /// For a long run, the lines show only the beginning and the end.
  fileprivate func briefStory(most: Int) -> [String] {
    guard let run else { return [] }
    let story = run.story()
    guard story.count > most else { return story }
    let end = most / 2 + 1
    let left = story.count - most + 1
    return story.prefix(most - end - 1) + ["  …  \(left) lines left out"] + story.suffix(end)
  }

  /// Returns the command that prints the finding again.
  ///
  /// For a generated run, the command does not contain the long token of the run.
  fileprivate func briefRepetition(of subject: String) -> String {
    repetition.line(judging: caseID ?? origin, of: subject)
  }
}

extension String {
  /// Returns the text, folded to lines of `columns` columns and to at most `most` lines; the last line may be cut.
  func folded(into most: Int, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let isFull = !line.isEmpty && line.count + 1 + word.count > columns && lines.count + 1 < most
      if isFull {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return (lines + [line]).map { $0.cut(at: columns) }
  }

  /// Returns the text, cut to the given number of columns.
  func cut(at columns: Int) -> String {
    count > columns ? prefix(columns - 1) + "…" : self
  }
}
