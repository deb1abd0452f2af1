import ConformanceTestSupport
import Foundation
import PushCorpus

@testable import PushConformance

/// The pages of Specs/reference: a page for each area, with its requirements, roles and payload rules, and an index.
struct ReferencePages {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let note = """
    [All areas](README.md). A requirement has a [level](../requirements.md#levels), and a payload rule a
    [severity](../../Sources/PushConformanceTesting/PushConformanceTesting.docc/PayloadsOnTheServer.md#one-payload).

    A program makes this page from the files of the repository, and a test compares the two.
    `PUSH_CONFORMANCE_WRITE_SPECS=$PWD/Specs swift test --filter ReferencePagesTests` writes it.
    """

  /// The pages by the names of their files.
  private(set) var pages: [String: String] = [:]
  private let scenarios: [Scenario]
  private let decisions: [String]
  private let api: String
  /// Links to the faulty centers, by the requirement that finds each first.
  private var faults: [String: [String]] = [:]
  /// Links to vectors, the smallest first, by the rules that they break or nearly break.
  private var (breaking, near): ([String: [String]], [String: [String]]) = ([:], [:])

  @MainActor init() throws {
    let folder = CorpusFolder(Self.root)
    scenarios = try Kit.load().scenarios
    decisions = try folder.files(below: "Specs/decisions")
    api = String(decoding: try folder.read("Specs/api/PushConformance.txt"), as: UTF8.self)
    try readFaults(in: folder)
    try readVectors()
    let files = try folder.files(below: "Specs/requirements").map {
      try KitError.decode(RequirementFile.self, at: $0, in: folder)
    }
    let sheets = try PayloadRuleSheet.all(in: Self.root.appending(path: "Specs"))
    var table = "| Area | Requirements | Payload rules |\n| --- | --- | --- |"
    for area in Set(files.map(\.area) + sheets.map(\.area)).sorted() {
      var (parts, counts) = (["# \(area)", Self.note], ["", ""])
      if let file = files.first(where: { $0.area == area }) {
        counts[0] = "\(file.title) (\(file.requirements.count))"
        parts += ["## Requirements: \(file.title)"] + file.requirements.flatMap(text)
        let linked = parts.joined()
        let roles = Role.allCases.map(\.protocolName).filter { linked.contains("[`\($0)`]") }
        parts += ["## Roles"] + roles.map(declaration)
      }
      if let sheet = sheets.first(where: { $0.area == area }) {
        counts[1] = "\(sheet.title) (\(sheet.rules.count))"
        parts += ["## Payload rules: \(sheet.title)"] + sheet.rules.flatMap(text)
      }
      pages["\(area).md"] = parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
      table += "\n| [\(area)](\(area).md) | \(counts[0]) | \(counts[1]) |"
    }
    pages["README.md"] = "# Requirements and payload rules\n\n\(Self.note)\n\n\(table)\n"
  }

  private mutating func readFaults(in folder: CorpusFolder) throws {
    var groups: [Substring: String] = [:]
    for path in try folder.files(below: "Sources/FaultyCenters") {
      let source = String(decoding: try folder.read(path), as: UTF8.self)
      for match in source.matches(of: /enum (\w+): FaultGroup/) { groups[match.output.1] = path }
    }
    let table = try folder.read("Tests/PushConformanceTests/Snapshots/faults.txt")
    for line in String(decoding: table, as: UTF8.self).matches(of: /(?m)^((\w+)\.\w+) (\S+)/) {
      let (_, center, group, first) = line.output
      faults["\(first)", default: []].append("[`\(center)`](../../\(groups[group] ?? ""))")
    }
  }

  private mutating func readVectors() throws {
    let corpus = PayloadCorpus(corpus: Self.root.appending(path: "Corpus"))
    let vectors = try corpus.areas().flatMap { area in
      try corpus.manifest(of: area).vectors.map { ("Corpus/payloads/\(area)/\($0.file)", $0) }
    }
    for (path, vector) in vectors.sorted(by: { $0.1.bytes < $1.1.bytes }) {
      let link = "[\(vector.title.markdown)](../../\(path))"
      for rule in Set(vector.diagnostics.map(\.rule)) { breaking[rule, default: []].append(link) }
      for rule in vector.nearMisses { near[rule, default: []].append(link) }
    }
  }

  private func text(_ entry: RequirementFile.Entry) -> [String] {
    guard case .standing(let requirement) = entry else {
      guard case .retired(let old) = entry else { return [] }
      let heir = old.mergedInto.map { " See [\($0)](\(ConformanceKit.place(of: $0) ?? ""))." }
      return ["### \(old.id)", "Retired: \(old.reason.markdown)\(heir ?? "")"]
    }
    let judged = requirement.judged.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    let stories = scenarios.filter { $0.exercises.contains(requirement.id) }
      .sorted { ($0.exercises.count, $0.steps.count) < ($1.exercises.count, $1.steps.count) }
      .map { "[\($0.title.markdown)](../../Corpus/scenarios/\($0.path))" }
    let options = PolicyRow.all.compactMap { row in
      requirement.policies.values[row.name]?.map {
        "`\(row.line($0))`" + ($0 == row.value(Policies()) ? " (default)" : "")
      }
      .joined(separator: " or ")
    }
    let roles = requirement.roles.map(\.protocolName).map { "[`\($0)`](#\($0.lowercased()))" }
    let needs = requirement.check?.obstacle(Policies(), Vocabulary())
    let payloads = requirement.isAboutHostilePayloads ? "that no server of the app sends" : nil
    let except = requirement.except.map { "\n- \($0.markdown)" }.joined()
    return [
      "### \(requirement.id)",
      "**\(requirement.level.rawValue):** \(requirement.clause.markdown)",
      except.isEmpty ? "" : "Except:\n\(except)",
      row("Why", requirement.why.markdown),
      row("Where to look", requirement.hint.markdown),
      row("Not checked", requirement.untestable?.markdown),
      row("Roles", roles.joined(separator: ", ")),
      row("Only for apps with", options.joined(separator: ", and ")),
      row("Needs in the declaration", needs?.markdown), row("Only for payloads", payloads),
      row("Before edition \(requirement.since.name)", requirement.levelBefore?.rawValue),
      row("Trials with [public apps](../../Trials/README.md)", judged.joined(separator: ", ")),
      row("Sources", requirement.sources.map(link).joined(separator: "; ")),
      list("Faults that it finds first", faults[requirement.id]), list("Scenarios", stories),
    ]
  }

  private func text(_ entry: PayloadRuleEntry) -> [String] {
    let (rule, unchecked): (PayloadRuleProse, String?)
    switch entry {
    case .rule(let prose): (rule, unchecked) = (prose, nil)
    case .untestable(let prose, let reason): (rule, unchecked) = (prose, reason)
    case .ungrounded(let id, let clause, let reason):
      return ["### \(id)", clause.markdown, "**No evidence:** \(reason.markdown)"]
    case .retired(let id, let reason): return ["### \(id)", "Retired: \(reason.markdown)"]
    }
    let since = rule.since + (rule.isSinceRecalled ? " (from memory, without a source)" : "")
    let sources = rule.sources.map(link).joined(separator: "; ")
    return [
      "### \(rule.id)", "**\(rule.severity.rawValue):** \(rule.clause.markdown)",
      row("Why", rule.why.markdown), row("Not checked", unchecked?.markdown),
      row("Since", since == "always" ? nil : since),
      row("Sources", "\(sources) (\(rule.evidence.rawValue))"),
      list("Vectors that break it", breaking[rule.id]),
      list("Vectors that nearly break it", near[rule.id]),
    ]
  }

  private func row(_ name: String, _ text: String?) -> String {
    text.map { $0.isEmpty ? "" : "**\(name):** \($0)" } ?? ""
  }

  private func list(_ name: String, _ links: [String]?) -> String {
    guard let links, !links.isEmpty else { return "" }
    let count = links.count > 12 ? "12 of \(links.count)" : "\(links.count)"
    let items = links.prefix(12).map { "- \($0)" }.joined(separator: "\n")
    return "<details><summary>\(name): \(count)</summary>\n\n\(items)\n\n</details>"
  }

  /// Returns the protocol of a role in Swift, below a heading, as Specs/api lists it.
  private func declaration(of role: String) -> String {
    let lines = api.split(separator: "\n").filter {
      $0.hasPrefix("\(role).") || $0.hasPrefix("\(role):")
    }
    .map { $0.drop { $0 != " " }.dropFirst().replacing("@MainActor ", with: "") }
    let members = lines.dropLast().map { "  \($0)\n" }.joined()
    let head = (lines.last ?? "").replacing(" : ", with: ": ")
    let body = members.isEmpty ? "{}" : "{\n\(members)}"
    return "### \(role)\n\n```swift\n@MainActor \(head) \(body)\n```"
  }

  private func link(_ source: PayloadRuleProse.Source) -> String {
    switch source {
    case .document(let title): link(Source.document(title))
    case .issue(let name): link(Source.issue(name))
    case .measurement(let text): "measured: \(text.markdown)"
    case .decision(let number): link(Source.decision(number))
    }
  }

  private func link(_ source: Source) -> String {
    switch source {
    case .seed(let seed, let passage):
      return "[seed article \(seed.prefix(3))](../requirements.md#sources), \(passage.markdown)"
    case .issue(let name):
      return "[\(name)](https://github.com/\(name.replacing("#", with: "/issues/")))"
    case .document(let title):
      guard let number = title.firstMatch(of: /^RFC (\d+)/)?.output.1 else { return title.markdown }
      return "[\(title)](https://www.rfc-editor.org/rfc/rfc\(number))"
    case .decision(let number):
      let path = decisions.first { $0.hasPrefix("Specs/decisions/\(number)-") } ?? ""
      return "[decision \(number)](../../\(path))"
    }
  }
}

extension String {
  /// The text with the characters escaped that Markdown interprets, outside of code between backticks.
  fileprivate var markdown: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { place, part in
      place.isMultiple(of: 2) ? part.replacing(/[\\*_<>\[\]|]/) { "\\\($0.output)" } : part
    }
    .joined(separator: "`")
  }
}
