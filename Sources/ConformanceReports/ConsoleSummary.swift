public import PushConformance

/// Results as a person reads them at a terminal.
public struct ConsoleSummary: Sendable {
  /// Whether to set colours, for terminals alone.
  public var isColoured: Bool

  /// Creates a summary.
  public init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// The findings and errors of subjects, what was skipped and why, and the counts.
  public func text(_ results: [SubjectResults]) -> String {
    var blocks = results.map(text)
    if results.count > 1 {
      blocks.append("\(results.count) subjects: \(Tally(results.flatMap(\.cases)).text)\n")
    }
    return blocks.joined(separator: "\n")
  }

  private func text(_ results: SubjectResults) -> String {
    var lines: [String] = []
    for result in results.cases { lines += details(of: result) }
    lines.append(bold(results.subject))
    for kind in [CaseResult.Kind.requirement, .scenario] {
      let cases = results.cases.filter { $0.kind == kind }
      guard !cases.isEmpty else { continue }
      let tally = Tally(cases)
      let name = kind.rawValue.padded(to: 12)
      lines.append("  \(name)  \(tally.conforms ? green(tally.text) : red(tally.text))")
    }
    lines += skips(in: results.cases)
    let notes = Tally(results.cases).notes
    if notes > 0 {
      lines.append("  \(notes) violated below the chosen level; see --level should")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(of result: CaseResult) -> [String] {
    switch result.outcome {
    case .passed, .skipped: return []
    case .failed(let findings):
      // A scenario repeats what its requirements have said already.
      let repeated = result.kind == .scenario && findings.allSatisfy(\.isOfRequirement)
      let heading = red("✗ ") + bold("\(result.subject)  \(result.id)")
      guard !repeated else { return [] }
      return [heading, ""] + findings.map { indented($0.text(subject: result.subject)) + "\n" }
    case .error(let error):
      return [red("! ") + bold("\(result.subject)  \(result.id)"), indented(error.text), ""]
    }
  }

  private func skips(in cases: [CaseResult]) -> [String] {
    var counts: [String: Int] = [:]
    for case .skipped(let reason) in cases.map(\.outcome) {
      counts[reason.heading, default: 0] += 1
    }
    return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
      .map { "  \("skipped".padded(to: 12))  \($0.value) \($0.key)" }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  private func red(_ text: String) -> String { coloured(text, "31") }
  private func green(_ text: String) -> String { coloured(text, "32") }
  private func bold(_ text: String) -> String { coloured(text, "1") }

  private func coloured(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Finding {
  fileprivate var isOfRequirement: Bool {
    if case .requirement = claim { true } else { false }
  }
}

extension SkipReason {
  /// The reason without what differs from case to case.
  fileprivate var heading: String {
    switch self {
    case .untestable: "untestable (list requirements says why)"
    default: text
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
