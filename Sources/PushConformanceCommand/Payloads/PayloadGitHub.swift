import ConformanceReports
import PushPayloads

/// The verdicts as annotations of GitHub Actions, the errors first, and as the summary of the step.
struct PayloadGitHub: PayloadOutput {
  /// The largest number of annotations of a level that GitHub shows for a step.
  private static let most = 10

  private var annotations: [GitHubAnnotations.Level: [String]] = [:]
  private var rows: [GitHubAnnotations.Level: [String]] = [:]
  private let root = ReportedPath()

  mutating func print(_ verdicts: [PayloadVerdict]) {
    for verdict in verdicts {
      if case .failure(let failure) = verdict.report {
        add(.error, verdict.input, nil, title: "not checked", failure.message ?? "")
      }
      for diagnostic in verdict.diagnostics {
        add(
          diagnostic.severity.level,
          verdict.input,
          diagnostic.range,
          title: diagnostic.rule,
          (diagnostic.pointer.isEmpty ? "" : "\(diagnostic.pointer): ") + diagnostic.message
        )
      }
    }
  }

  private mutating func add(
    _ level: GitHubAnnotations.Level,
    _ input: PayloadInput,
    _ range: Range<Int>?,
    title: String,
    _ message: String
  ) {
    guard annotations[level, default: []].count < Self.most else { return }
    let file = root.path(of: input.file)
    var place = [("file", file), ("line", "\(input.line ?? 1)")]
    if let range, !range.isEmpty {
      let (line, column) = input.position(of: range.lowerBound)
      place = [("file", file), ("line", "\(line)"), ("col", "\(column)")]
    }
    annotations[level, default: []].append(
      GitHubAnnotations.command(level, at: place, title: title, [message])
    )
    let cells = ["\(file):\(place[1].1)", title, message].map(GitHubStepSummary.markdown)
    rows[level, default: []].append("| \(level.rawValue) | \(cells.joined(separator: " | ")) |\n")
  }

  func end(_ tally: PayloadTally) throws {
    let levels = GitHubAnnotations.Level.allCases
    let others = levels.compactMap { level in
      let count = tally.count(of: level) + (level == .error ? tally.unreadable : 0)
      let rest = count - (annotations[level]?.count ?? 0)
      return rest > 0 ? rest.counted(level.noun) : nil
    }
    let note = others.isEmpty ? [] : ["Not annotated: \(others.joined(separator: ", "))."]
    try Terminal.print(levels.flatMap { annotations[$0] ?? [] } + note + [tally.text])
    let found = levels.flatMap { rows[$0] ?? [] }
    let table =
      found.isEmpty ? "" : "\n| Level | Place | Rule | Message |\n| --- | --- | --- | --- |\n"
    GitHubActions().appendSummary { limit in
      let text =
        "## Payloads: \(tally.text)\n" + table + found.joined()
        + note.map { "\n\($0)\n" }.joined()
      return text.utf8.count <= limit ? text : ""
    }
  }
}
