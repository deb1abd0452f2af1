import ArgumentParser
import PushConformance
import PushCorpus
import PushPayloads

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a requirement or a rule, with its source, a bad and a good example."
  )

  @Argument(help: "The name of the requirement or the rule, as in a finding.") var id: String
  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let kit = try KitAccess.kit()
    let rows = try ListCommand.rules() + ListCommand.requirements(of: kit.catalog)
    guard let row = rows.first(where: { $0.id == id }) else {
      let nearest = NearestNames.nearest(to: id, among: rows.map(\.id)).joined(separator: ", ")
      throw ToolFailure.usage("there is no requirement and no rule '\(id)'; nearest: \(nearest)")
    }
    var json = row.json
    json["page"] = ConformanceKit.page(of: id).map(JSONValue.string)
    if let requirement = kit.catalog[id] {
      json["hint"] = requirement.hint.isEmpty ? nil : .string(requirement.hint)
      json["bad"] = .string(requirement.why)
      let size = { (scenario: Scenario) in (scenario.exercises.count, scenario.steps.count) }
      let fitting = kit.scenarios.filter { $0.exercises.contains(id) }
      if let story = fitting.min(by: { size($0) < size($1) }) {
        let file = "scenarios/\(story.id.replacing(".", with: "/", maxReplacements: 1)).json"
        let written: JSONValue = try KitAccess.decode(file, below: \.corpus)
        json["example"] = .strings([story.title] + story.steps.map(\.text))
        json["good"] = .string(written[["then"]]?.text ?? requirement.clause)
      }
    } else if ResponseRule.all.contains(where: { $0.id == id }) {
      let answers: JSONValue = try KitAccess.decode("responses/answers.json", below: \.corpus)
      json["bad"] = answer(in: answers, list: "rules")
      json["good"] = answer(in: answers, list: "nearMisses")
    } else {
      let corpus = PayloadCorpus(corpus: try KitAccess.resources().corpus)
      json["bad"] = try payload(in: corpus) { $0.diagnostics.contains { $0.rule == id } }
      json["good"] = try payload(in: corpus) { $0.nearMisses.contains(id) }
    }
    try output.print(json)
  }

  /// Returns the title, the check command and, if the rule is broken, the rule's message for the simplest payload that
  /// satisfies a condition.
  private func payload(
    in corpus: PayloadCorpus,
    where condition: (PayloadVector) -> Bool
  ) throws -> JSONValue? {
    let fitting = try corpus.areas().flatMap { area in
      try corpus.manifest(of: area).vectors.filter(condition).map { (area, $0) }
    }
    let size = { (vector: PayloadVector) in (vector.diagnostics.count, vector.bytes) }
    return try fitting.min { size($0.1) < size($1.1) }.map { area, vector in
      let bytes = try corpus.bytes(of: vector, in: area)
      let command = vector.request.checkCommand(for: bytes)
      let found = PayloadChecker(request: vector.request).check(bytes).diagnostics
      let place = "Corpus/payloads/\(area)/\(vector.file)"
      return .strings(
        [vector.title, command.utf8.count > 300 ? place : command]
          + found.filter { $0.rule == id }.map(\.message).prefix(1)
      )
    }
  }

  private func answer(in file: JSONValue, list: String) -> JSONValue? {
    let vector = file[["vectors"]]?.array?.first {
      $0[[list]]?.array?.contains(.string(id)) ?? false
    }
    return vector.map { vector in
      let texts = [["title"], ["answer"]].compactMap { vector[$0]?.string }
      return .strings(texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map(String.init))
    }
  }
}
