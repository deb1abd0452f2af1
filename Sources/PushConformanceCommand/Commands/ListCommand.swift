import ArgumentParser
import ConformanceReports
import PushConformance
import PushPayloads

struct ListCommand: ParsableCommand {
  enum Topic: String, ExpressibleByArgument, CaseIterable {
    case requirements, scenarios, vectors, rules, subjects
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: "Lists requirements, scenarios, vectors, rules or subjects."
    )
  }

  @Argument(help: "What to list: requirements, scenarios, vectors, rules or subjects.")
  var topic: Topic

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let rows = try rows()
    switch output.format {
    case .json: try Terminal.print(rows.map { JSONValue.object($0.json) })
    case .text:
      let width = rows.map(\.id.count).max() ?? 0
      let lines = rows.map { row in
        let padding = String(repeating: " ", count: width - row.id.count)
        return TerminalText.line("\(row.id)\(padding)  \(row.text)")
      }
      try Terminal.print(lines)
    }
  }

  struct Row {
    var id: String
    var text: String
    var json: JSONObject
  }

  private func rows() throws -> [Row] {
    switch topic {
    case .requirements: try requirements()
    case .scenarios: try scenarios()
    case .vectors: try vectors()
    case .rules: try rules()
    case .subjects: subjects()
    }
  }

  private func requirements() throws -> [Row] {
    let catalogue = try KitAccess.kit().catalogue
    let standing = catalogue.requirements.map { requirement in
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
      let state = requirement.untestable.map { " [untestable: \($0)]" } ?? ""
      let level = requirement.level.rawValue
      let padding = String(repeating: " ", count: max(0, 6 - level.count))
      return Row(
        id: requirement.id,
        text: "\(level)\(padding)  \(requirement.fullClause)\(state)",
        json: json
      )
    }
    let retired = catalogue.retired.map { tombstone in
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
