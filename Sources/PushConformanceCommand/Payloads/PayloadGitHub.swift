import ConformanceReports
import PushPayloads

/// The verdicts as annotations of GitHub Actions, and as the summary of the workflow step.
///
/// One annotation stands for all findings of a rule at one JSON pointer. Findings about rejected pushes come first.
struct PayloadGitHub: PayloadOutput {
  /// The largest number of annotations of one level that GitHub shows for a workflow step.
  private static let most = 10

  /// The findings of one rule at one JSON pointer; the annotation shows the first finding and the number of other
  /// findings.
  private struct Group {
    let key: [String]
    let place: (file: String, line: Int, column: Int?)
    let title: String
    let message: String
    let noun: String
    var others = 0

    var text: String {
      others == 0
        ? message : "\(message) (And \(others) more \(noun)\(others == 1 ? "" : "s") like it.)"
    }
  }

  /// The ranks of findings, the most important first; nil stands for an input that could not be checked.
  private static let ranks: [Severity?] = [.rejected, nil, .ignored, .warning, .info]
  private var groups: [Severity?: [Group]] = [:]
  private let root = ReportedPath()

  mutating func print(_ verdicts: [PayloadVerdict]) {
    for verdict in verdicts {
      let input = verdict.input
      if case .failure(let failure) = verdict.report {
        add(nil, input, nil, key: [input.name], title: "not checked", failure.message ?? "")
      }
      for diagnostic in verdict.diagnostics {
        // A body that is an array holds similar messages, so equal findings in its elements form one group.
        let pointer = diagnostic.pointer.replacing(/^\/[0-9]+/, with: "/*")
        add(
          diagnostic.severity,
          input,
          diagnostic.range,
          key: [diagnostic.rule, pointer, diagnostic.part?.name ?? ""],
          title: diagnostic.rule,
          (diagnostic.pointer.isEmpty ? "" : "\(diagnostic.pointer): ") + diagnostic.message
        )
      }
    }
  }

  private mutating func add(
    _ rank: Severity?,
    _ input: PayloadInput,
    _ range: Range<Int>?,
    key: [String],
    title: String,
    _ message: String
  ) {
    let known = groups[rank, default: []]
    if let index = known.firstIndex(where: { $0.key == key }) {
      groups[rank]?[index].others += 1
    } else if known.count < Self.most {
      groups[rank, default: []].append(
        Group(
          key: key,
          place: input.place(of: range),
          title: title,
          message: message,
          noun: key.contains { $0.hasPrefix("/*") }
            ? "message" : input.line == nil ? "file" : "line"
        )
      )
    }
  }

  func end(_ tally: PayloadTally) throws {
    var (annotations, rows, others): ([String], [String], [String]) = ([], [], [])
    for level in GitHubAnnotations.Level.allCases {
      let fitting = Self.ranks.filter { ($0?.level ?? .error) == level }
      let shown = fitting.flatMap { groups[$0] ?? [] }.prefix(Self.most)
      for group in shown {
        let (path, line, column) = group.place
        let file = root.path(of: path)
        let place =
          [("file", file), ("line", "\(line)")] + (column.map { [("col", "\($0)")] } ?? [])
        annotations.append(
          GitHubAnnotations.command(level, at: place, title: group.title, [group.text])
        )
        let cells = ["\(file):\(line)", group.title, group.text].map(GitHubStepSummary.markdown)
        rows.append("| \(level.rawValue) | \(cells.joined(separator: " | ")) |\n")
      }
      let count = tally.count(of: level) + (level == .error ? tally.unreadable : 0)
      let rest = count - shown.reduce(0) { $0 + 1 + $1.others }
      if rest > 0 { others.append(rest.counted(level.noun)) }
    }
    let note = others.isEmpty ? [] : ["Not annotated: \(others.joined(separator: ", "))."]
    try Terminal.print(annotations + note + [tally.text])
    let table =
      rows.isEmpty ? "" : "\n| Level | Place | Rule | Message |\n| --- | --- | --- | --- |\n"
    GitHubActions().appendSummary { limit in
      let text =
        "## Payloads: \(tally.text)\n" + table + rows.joined()
        + note.map { "\n\($0)\n" }.joined()
      return text.utf8.count <= limit ? text : ""
    }
  }
}
