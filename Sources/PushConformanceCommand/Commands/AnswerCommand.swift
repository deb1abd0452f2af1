import ArgumentParser
import ConformanceReports
import PushConformance

struct AnswerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: "Answers the question of one cause, and writes the answer into the file of answers.",
    discussion: """
      If the file has no answer with this key, the command first judges the subjects, as 'run' does with the \
      same options.
      """
  )

  enum Decision: String, EnumerableFlag {
    case intended
    case knownIssue

    var kind: Answer.Kind { self == .intended ? .intended : .knownIssue }

    static func help(for value: Decision) -> ArgumentHelp? {
      switch value {
      case .intended: "The app deviates on purpose. Needs --reason."
      case .knownIssue: "The app has a bug that is not fixed yet. Needs --reason or --link."
      }
    }
  }

  @Argument(help: "The key of the question, such as q-7f3a21.") var key: String

  @Flag(exclusivity: .exclusive) var decision: Decision

  @Option(help: "Why the app deviates.") var reason: String?
  @Option(help: "Where to read more, such as an issue.") var link: String?
  @Option(help: ArgumentHelp("The last day on which the answer holds, in UTC.", valueName: "day"))
  var until: CalendarDay?

  @OptionGroup var judged: JudgingFlags

  mutating func validate() throws {
    try judged.settle()
    if let until, let today = CalendarDay.today, until < today {
      throw ValidationError("--until \(until.text) has passed; name a later day")
    }
    let isBlank = { (text: String?) in text?.allSatisfy(\.isWhitespace) ?? true }
    if decision == .intended, isBlank(reason) {
      throw ValidationError("--intended needs a --reason")
    }
    guard !isBlank(reason) || !isBlank(link)
    else { throw ValidationError("--known-issue needs a --reason or a --link") }
  }

  mutating func run() async throws {
    let kit = try KitAccess.kit(scenariosBelow: judged.selection.scenarioFolders)
    var answers = try judged.answers.answers(kit: kit, payloads: nil, isNew: true)
    try AnswerFlags.probe(answers.path)
    if try !decides(&answers) {
      var judging = try await judged.judging(withNewFile: true)
      judging.hosts = try judged.isolation.hosts(of: judging.context)
      let results = await judging.results()
      for subject in results { _ = answers.adopt(subject, only: key) }
      guard try decides(&answers) else {
        let findings = results.flatMap(\.cases).flatMap(\.redFindings)
        let keys = Set(findings.compactMap(\.question)).sorted()
        throw ToolFailure.usage(
          "there is no question '\(TerminalText.line(key))'"
            + (keys.isEmpty
              ? "" : "; the questions of this run are \(keys.joined(separator: ", "))")
        )
      }
    }
    let told = answers.sections.filter {
      judged.subjects.isEmpty || judged.subjects.contains($0.key)
    }
    for answer in told.values.flatMap(\.answers) where answer.key == key {
      try Terminal.print(answer.lines.map { TerminalText.line($0) })
    }
    try AnswerFlags.write(answers)
  }

  /// Records the decision for ``key``; returns false if no subject has the key, and throws if several subjects have the
  /// key.
  private func decides(_ answers: inout Answers) throws(ToolFailure) -> Bool {
    let subjects = answers.decide(key, of: judged.subjects) { answer in
      (answer.kind, answer.reason, answer.link) = (decision.kind, reason, link)
      answer.until = until
    }
    guard subjects.count < 2 else {
      throw .usage("\(subjects.joined(separator: " and ")) have an answer \(key); name one of them")
    }
    return !subjects.isEmpty
  }
}

struct AdoptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes each cause that is red today into the file of answers, as undecided.",
    discussion: """
      From then on, only what is new fails. Answers whose story no longer deviates are removed. The exit status is \
      1 if something fails that no answer can excuse, such as a crash.
      """
  )

  @OptionGroup var judged: JudgingFlags

  mutating func validate() throws { try judged.settle() }

  mutating func run() async throws {
    var judging = try await judged.judging(withNewFile: true)
    try AnswerFlags.probe(judging.options.answers.path)
    judging.hosts = try judged.isolation.hosts(of: judging.context)
    let before = judging.options.answers
    var (results, changes): ([SubjectResults], [Answers.Change]) = ([], [])
    for (center, kit) in judging.centers {
      let adopted = await judging.runner(by: kit).adopting(center)
      judging.options.answers = adopted.answers
      results.append(adopted.results)
      changes.append(adopted.change)
    }
    for parser in judging.parsers {
      guard let adopted = await judging.payloadRunner?.adopting(parser) else { break }
      judging.options.answers = adopted.answers
      results.append(adopted.results)
      changes.append(adopted.change)
    }
    let answers = judging.options.answers
    try AnswerFlags.write(answers)
    let added = Set(changes.flatMap(\.added))
    for answer in answers.sections.values.flatMap(\.answers) where added.contains(answer.key) {
      try Terminal.print(answer.lines.map { TerminalText.line($0) })
    }
    for (subject, section) in answers.sections.sorted(by: { $0.key < $1.key }) {
      guard let old = before[subject].judges, let new = section.judges, old != new else { continue }
      try Terminal.print([
        "\(TerminalText.line(subject)): the kit judges \(new) requirements, before \(old)"
      ])
    }
    let removed = changes.reduce(0) { $0 + $1.removed.count }
    try Terminal.print([
      "\(TerminalText.line(answers.path)): \(added.count) added, \(removed) removed"
    ])
    for key in changes.flatMap(\.unwritten) {
      Terminal.complain("the story of \(key) is too long for a file of answers")
    }
    let status = results.status
    if status != .conforms {
      try Terminal.print([ConsoleSummary(isColored: Terminal.isColored).text(results)])
    }
    try status.end()
  }
}

extension CalendarDay: ExpressibleByArgument {
  /// Reads a day such as `2026-12-31`.
  public init?(argument: String) { self.init(argument) }
}
