import PushSimulation

extension FindingGroup {
  /// The largest width of a line in columns; only the line with the command, `Again`, can be wider.
  package static let columns = 120
  fileprivate static let rowColumns = columns - 13
  private static let mostLines = 15
  private static let mostOfStory = 9
  private static let mostOthers = 2

  package func lines(number: Int, subject: String) -> [String] {
    let finding = lead.finding
    let margin = "\(number)  "
    let indent = String(repeating: " ", count: margin.count)
    var title = finding.title.folded(into: 2, columns: Self.columns - margin.count)
    let question = finding.question.map { " · \($0)" } ?? ""
    title.append("\(level.rawValue) · \(seenIn) · \(lead.result.id)\(question)")
    let long = LongTokens(in: finding)
    let rows = finding.briefRows.flatMap { row in
      long.shortened(row.text).folded(into: row.lines, columns: Self.rowColumns).enumerated()
        .map { Self.row($0.offset == 0 ? row.name : "", $0.element) }
    }
    let repetition = Self.row("Again", finding.briefRepetition(of: subject))
    let last = [repetition] + (others.isEmpty ? [] : [Self.row("Also", othersInWords)])
    // The story always leaves a line free for the row `Also`. So a run of only this case, which has no such row, prints
    // the same story.
    let left = Self.mostLines - title.count - rows.count - 2
    let story = finding.briefStory(
      most: min(max(left, 0), Self.mostOfStory),
      columns: Self.columns - margin.count,
      tokens: long
    )
    return (title + story + rows + last).enumerated().map { index, text in
      let line = (index == 0 ? margin : indent) + text
      return text == repetition ? line : line.cut(at: Self.columns)
    }
  }

  private static func row(_ label: String, _ text: String) -> String {
    label + String(repeating: " ", count: 10 - label.count) + text
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
  package var title: String {
    switch claim {
    case .requirement(let requirement, _): requirement.clause
    case .outcome:
      "The scenario does not end as its `then` says: \(run?.scenario.title ?? origin)"
    case .payload(let departure): departure.payload.title
    }
  }

  /// A row below the steps: its label, its text, and the largest number of lines that the text can have.
  fileprivate typealias Row = (name: String, text: String, lines: Int)

  fileprivate var briefRows: [Row] {
    switch claim {
    case .requirement(_, let violation):
      let seen = seen(violation).keepingEnd(atMost: 3 * FindingGroup.rowColumns)
      var rows: [Row] = [("Expected", violation.expected, 2), ("Saw", seen, 3)]
      if let explanation { rows.append(("When", explanation.text, 2)) }
      return rows + (hint.map { [("Check", $0, 2)] } ?? [])
    case .outcome(let mismatches):
      let lines = mismatches.count == 1 ? 2 : 1
      return expectations.prefix(2).flatMap { expectation -> [Row] in
        [("Expected", expectation.expected, lines), ("Saw", expectation.seen, lines)]
      }
    case .payload(let departure): return departure.briefRows
    }
  }

  // The command names the case, because the replay token of a generated run would be too long.
  fileprivate func briefRepetition(of subject: String) -> String {
    repetition.line(judging: caseID ?? origin, of: subject)
  }
}

extension String {
  /// Returns the last phrases of the string, because the wrong effect of an event is usually the last effect.
  ///
  /// Twenty characters stay free, because ``folded(into:columns:)`` breaks lines before the last column.
  fileprivate func keepingEnd(atMost most: Int) -> String {
    var rest = self[...]
    while count > most, rest.count > most - 20, let end = rest.firstRange(of: "; ")?.upperBound {
      rest = rest[end...]
    }
    guard rest.startIndex > startIndex else { return self }
    return (hasPrefix("only ") ? "only " : "") + "…; \(rest)"
  }

  func folded(into most: Int, columns: Int) -> [String] {
    var lines: [String] = []
    var rest = self[...]
    while lines.count + 1 < most, rest.count > columns {
      let half = rest.index(rest.startIndex, offsetBy: columns / 2)
      let full = rest.index(half, offsetBy: columns - columns / 2)
      let space = rest[half...full].lastIndex(of: " ")
      let comma = rest[half..<full].lastIndex(of: ",").map { rest.index(after: $0) }
      let end = space ?? comma ?? full
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return (lines + [String(rest)]).map { $0.cut(at: columns) }
  }

  func cut(at columns: Int) -> String { count > columns ? prefix(columns - 1) + "…" : self }
}
