package import PushConformance

package struct ConsoleSummary: Sendable {
  package var isColored: Bool
  /// True if the text has every finding and error in full, instead of the causes.
  package var tellsAll: Bool
  /// True if the text has the duration of a subject, which differs between equal runs.
  package var tellsTime: Bool

  /// The largest number of causes of a subject that are printed in full; one line names the other causes.
  var mostCauses: Int

  package init(
    isColored: Bool = false,
    tellsAll: Bool = false,
    tellsTime: Bool = false,
    mostCauses: Int = .max
  ) {
    self.mostCauses = mostCauses
    self.isColored = isColored
    self.tellsAll = tellsAll
    self.tellsTime = tellsTime
  }

  package func text(_ results: [SubjectResults]) -> String {
    var blocks = results.map(text)
    if results.count > 1 {
      let tally = Tally(results.lazy.flatMap(\.cases))
      blocks.append("\(results.count) subjects: \(tally.text)\n")
    }
    return blocks.joined(separator: "\n")
  }

  private func text(_ results: SubjectResults) -> String {
    let screen = FirstScreen(results)
    var lines =
      tellsAll
      ? findings(in: results.cases) + errors(FirstScreen.errors(in: results.cases))
      : causes(on: screen)
    lines.append(bold(TerminalText.line(results.subject)))
    if let shard = results.shard { lines.append(row("shard", shard.console)) }
    for kind in CaseResult.Kind.allCases {
      let tally = Tally(results.cases.lazy.filter { $0.kind == kind })
      guard !tally.isEmpty else { continue }
      lines.append(row(kind.rawValue, tally.conforms ? green(tally.text) : red(tally.text)))
    }
    let files = results.cases.filter(\.outcome.isRed).compactMap(\.file)
    lines += files.prefix(Self.filesShown).map { row("failing", TerminalText.line($0)) }
    let more = files.count - Self.filesShown
    if more > 0 { lines.append(row("failing", "and \(more) more files")) }
    lines += AnswerRows(results).texts.map { row("answers", TerminalText.line($0)) }
    let skipped = SkippedCases(in: results.cases)
    lines += skipped.lines(tellsAll: tellsAll).map { row("not judged", TerminalText.line($0)) }
    if !tellsAll, let reason = screen.reasonForFailure {
      lines.append(row(screen.isOfTests ? "failed" : "exit 1", TerminalText.line(reason)))
    }
    if !tellsAll, !screen.toldCauses.isEmpty {
      lines.append(
        row(
          "read first",
          "cause 1; \(screen.isOfTests ? "a report has" : "--all prints") every finding"
        )
      )
      lines += screen.advice.map { row("if intended", TerminalText.line($0)) }
      lines.append(row("reference", "\(ConformanceKit.reference)/README.md"))
    }
    if let quiet = results.quiet {
      let reason = quiet.reasonForOtherOrders.map { "; another run may differ, since \($0)" } ?? ""
      lines.append(row("quiet", TerminalText.line(quiet.way.text + reason)))
    }
    let pending = results.cases.filter { $0.isPending && !$0.notes.isEmpty }.map(\.id)
    if let first = pending.first {
      let others = pending.count > 1 ? " and \(pending.count - 1) more" : ""
      lines.append(
        row("pending", "\(first)\(others): violated, but newer than the declared edition")
      )
    }
    let notes = Set(results.cases.flatMap { $0.notes.map(\.kind) }).subtracting(pending).count
    if notes > 0 {
      lines.append(
        row(
          "noted",
          "\(notes) violated below the chosen level; see \(screen.isOfTests ? "level: .should" : "--level should")"
        )
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Causes

  private func causes(on screen: FirstScreen) -> [String] {
    guard let headline = screen.headline
    else { return errors(screen.errors) }
    let time = tellsTime ? " \(screen.results.time.seconds) s" : ""
    let subject = TerminalText.line(screen.results.subject)
    var lines = [red("✗") + " " + bold(headline) + time, ""]
    lines += errors(screen.errors)
    for (index, cause) in screen.toldCauses.prefix(mostCauses).enumerated() {
      lines += cause.lines(number: index + 1, subject: subject).map(TerminalText.line) + [""]
    }
    let others = screen.toldCauses.dropFirst(mostCauses).map(\.lead.result.id)
    return others.isEmpty ? lines : lines + also(others[...]) + [""]
  }

  // MARK: - Findings

  /// Returns the findings of each failed case, without findings that the case of a requirement has already shown.
  ///
  /// A scenario's findings include the findings of the requirements that the scenario exercises.
  private func findings(in cases: [CaseResult]) -> [String] {
    var told: Set<String> = []
    var lines: [String] = []
    for result in cases where result.kind != .payload {
      let news = result.redFindings.filter { !told.contains($0.kind) }
      guard !news.isEmpty else { continue }
      lines += [heading(red("✗"), result), ""]
      lines += news.flatMap { [indented($0.text(subject: result.subject)), ""] }
      if result.kind == .requirement { told.formUnion(result.redFindings.map(\.kind)) }
    }
    return lines + departures(in: cases)
  }

  /// Returns lines for each wrong behavior of a parser, because one wrong behavior can affect many payloads.
  private func departures(in cases: [CaseResult]) -> [String] {
    Departure.all(in: cases).flatMap { departure in
      departure.cases.prefix(1).map { heading(red("✗"), $0) }
        + ["", indented(departure.text), ""] + also(departure.cases.dropFirst())
        + (departure.cases.count > 1 ? [""] : [])
    }
  }

  // MARK: - Errors

  private static let filesShown = 10
  private static let namesShown = 3

  /// Returns lines for each distinct error, because a broken adapter causes the same error in every case.
  private func errors(_ errors: [(text: String, cases: [CaseResult])]) -> [String] {
    errors.flatMap { text, results in
      results.prefix(1).map { heading(red("!"), $0) } + [indented(text)]
        + also(results.dropFirst()) + [""]
    }
  }

  private func also(_ others: ArraySlice<CaseResult>) -> [String] { also(others.map(\.id)[...]) }

  private func also(_ others: ArraySlice<String>) -> [String] {
    guard !others.isEmpty else { return [] }
    let rest = others.count - Self.namesShown
    let names = others.prefix(Self.namesShown).joined(separator: ", ")
    return ["  Also: \(TerminalText.line(names))" + (rest > 0 ? " and \(rest) more" : "")]
  }

  // MARK: - Layout

  private func heading(_ mark: String, _ result: CaseResult) -> String {
    "\(mark) " + bold(TerminalText.line("\(result.subject)  \(result.id)"))
  }

  private func row(_ name: String, _ text: String) -> String {
    "  \(name.padded(to: 12))  \(text)"
  }

  private func indented(_ text: String) -> String {
    TerminalText.block(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  private func red(_ text: String) -> String { colored(text, "31") }
  private func green(_ text: String) -> String { colored(text, "32") }
  private func bold(_ text: String) -> String { colored(text, "1") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension ShardMark {
  fileprivate var console: String {
    let findings =
      knowsWhole ? "; the findings are those of the whole run, which was played, too" : ""
    return "\(shard.index) of \(shard.total)\(findings)"
  }
}

extension Duration {
  fileprivate var seconds: String {
    let (seconds, attoseconds) = components
    return "\(seconds).\(attoseconds / 100_000_000_000_000_000)"
  }
}
