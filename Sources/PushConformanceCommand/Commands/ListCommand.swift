import ArgumentParser
import ConformanceReports
import PushConformance
import PushCorpus
import PushPayloads

struct ListCommand: ParsableCommand {
  enum Topic: String, ExpressibleByArgument, CaseIterable {
    case requirements, scenarios, vectors, rules, subjects
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists requirements, scenarios, vectors, rules or subjects."
  )

  @Argument(help: "What to list: requirements, scenarios, vectors, rules or subjects.")
  var topic: Topic

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let rows = try rows()
    switch output.format {
    case .json: try Terminal.print(rows.map { JSONValue.object($0.json) })
    case .text:
      let width = rows.map(\.id.count).max() ?? 0
      try Terminal.print(
        rows.map { TerminalText.line("\($0.id.padded(to: width))  \($0.text)") }
      )
    }
  }

  struct Row {
    var id: String
    var text: String
    var json: JSONObject
  }

  private func rows() throws -> [Row] {
    switch topic {
    case .requirements: try Self.requirements(of: KitAccess.kit().catalog)
    case .scenarios: try scenarios()
    case .vectors: try vectors()
    case .rules: try Self.rules()
    case .subjects: subjects()
    }
  }

  static func requirements(of catalog: RequirementCatalog) -> [Row] {
    let standing = catalog.requirements.map { requirement in
      var json: JSONObject = [
        "id": .string(requirement.id),
        "level": .string(requirement.level.rawValue),
        "state": requirement.untestable == nil ? "checked" : "untestable",
        "roles": .strings(requirement.roles.map(\.rawValue)),
        "clause": .string(requirement.clause),
        "sources": .strings(requirement.sources.map(\.text)),
      ]
      if !requirement.except.isEmpty { json["except"] = .strings(requirement.except) }
      json["reason"] = requirement.untestable.map(JSONValue.string)
      for (verdict, count) in requirement.judged.sorted(by: { $0.key < $1.key }) {
        var judged = json["judged"]?.object ?? [:]
        judged[verdict] = .number(JSONNumber(count))
        json["judged"] = .object(judged)
      }
      let state = requirement.untestable.map { " [untestable: \($0)]" } ?? ""
      let level = requirement.level.rawValue.padded(to: 6)
      return Row(
        id: requirement.id,
        text: "\(level)  \(requirement.fullClause)\(state)",
        json: json
      )
    }
    let retired = catalog.retired.map { tombstone in
      var json: JSONObject = [
        "id": .string(tombstone.id), "state": "retired", "reason": .string(tombstone.reason),
      ]
      json["mergedInto"] = tombstone.mergedInto.map(JSONValue.string)
      let heir = tombstone.mergedInto.map { " See \($0)." } ?? ""
      return Row(id: tombstone.id, text: "retired: \(tombstone.reason)\(heir)", json: json)
    }
    return standing + retired
  }

  private func scenarios() throws -> [Row] {
    try KitAccess.kit().scenarios.map { scenario in
      Row(
        id: scenario.id,
        text: scenario.title,
        json: [
          "id": .string(scenario.id),
          "title": .string(scenario.title),
          "exercises": .strings(scenario.exercises),
          "steps": .strings(scenario.steps.map(\.text)),
        ]
      )
    }
  }

  private func subjects() -> [Row] {
    let context = ToolContext.current
    func row(_ name: String, _ roles: [String]) -> Row {
      Row(
        id: name,
        text: roles.joined(separator: ", "),
        json: ["id": .string(name), "roles": .strings(roles)]
      )
    }
    let centers = context.subjects.map { subject in
      row(subject.name, Role.allCases.filter(subject.roles.contains).map(\.rawValue))
    }
    let parsers = (context.parsers + context.specimens).map {
      row($0.name, [PayloadParserSubject.role])
    }
    return centers + parsers
  }
}

extension ListCommand {
  func vectors() throws -> [Row] {
    let corpus = PayloadCorpus(corpus: try KitAccess.resources().corpus)
    return try ExitStatus.kitFailed.onError {
      try corpus.areas().flatMap { area in
        try corpus.manifest(of: area).vectors.map { vector in
          let verdicts = "APNs \(vector.apns.rawValue), client \(vector.client.rawValue)"
          return Row(
            id: vector.id,
            text: "\(vector.title) [\(verdicts)]",
            json: [
              "id": .string(vector.id),
              "area": .string(area),
              "title": .string(vector.title),
              "file": .string("\(area)/\(vector.file)"),
              "bytes": .integer(vector.bytes),
              "apns": .string(vector.apns.rawValue),
              "client": .string(vector.client.rawValue),
            ]
          )
        }
      }
    }
  }

  static func rules() throws -> [Row] {
    let sheets = try ExitStatus.kitFailed.onError {
      try PayloadRuleSheet.all(in: KitAccess.resources().specs)
    }
    return sheets.flatMap(\.rules).map { entry in
      switch entry {
      case .rule(let prose): row(of: prose, state: "checked")
      case .untestable(let prose, let reason): row(of: prose, state: "untestable", reason: reason)
      case .ungrounded(let id, let clause, let reason):
        Row(
          id: id,
          text: "\(column("ungrounded"))\(clause) [\(reason)]",
          json: [
            "id": .string(id), "state": "ungrounded", "clause": .string(clause),
            "reason": .string(reason),
          ]
        )
      case .retired(let id, let reason):
        Row(
          id: id,
          text: "\(column("retired"))\(reason)",
          json: ["id": .string(id), "state": "retired", "reason": .string(reason)]
        )
      }
    }
  }

  private static func row(of rule: PayloadRuleProse, state: String, reason: String? = nil) -> Row {
    var json: JSONObject = [
      "id": .string(rule.id),
      "state": .string(state),
      "severity": .string(rule.severity.rawValue),
      "since": .string(rule.since),
      "clause": .string(rule.clause),
      "evidence": .string(rule.evidence.rawValue),
      "sources": .array(rule.sources.map(\.json)),
      "why": .string(rule.why),
    ]
    if rule.isSinceRecalled { json["sinceRecalled"] = true }
    json["reason"] = reason.map(JSONValue.string)
    let note = reason.map { " [\(state): \($0)]" } ?? ""
    return Row(
      id: rule.id,
      text: "\(column(rule.severity.rawValue))\(rule.clause)\(note)",
      json: json
    )
  }

  private static func column(_ word: String) -> String {
    word.padded(to: Severity.allCases.map(\.rawValue.count).max() ?? 0) + "  "
  }
}

extension PayloadRuleProse.Source {
  fileprivate var json: JSONValue {
    switch self {
    case .document(let text): ["document": .string(text)]
    case .issue(let text): ["issue": .string(text)]
    case .measurement(let text): ["measurement": .string(text)]
    case .decision(let text): ["decision": .string(text)]
    }
  }
}
