import PushCorpus
import PushPayloads

extension ListCommand {
  func vectors() throws -> [Row] {
    let corpus = PayloadCorpus(corpus: try KitAccess.resources().corpus)
    do {
      return try corpus.areas().flatMap { area in
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
    } catch {
      throw ToolFailure.kit("\(error)")
    }
  }

  /// Returns a row for every payload rule in the files of Specs/payload-rules, with the reason for an unchecked rule.
  func rules() throws -> [Row] {
    let sheets: [PayloadRuleSheet]
    do {
      sheets = try PayloadRuleSheet.all(in: try KitAccess.resources().specs)
    } catch {
      throw error as? ToolFailure ?? ToolFailure.kit("\(error)")
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

  private func row(of rule: PayloadRuleProse, state: String, reason: String? = nil) -> Row {
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

  /// Returns a word for the first column of a row: a severity or a state, followed by at least two spaces.
  private func column(_ word: String) -> String {
    let width = Severity.allCases.map(\.rawValue.count).max() ?? 0
    return word + String(repeating: " ", count: max(0, width - word.count) + 2)
  }
}

extension PayloadRuleProse.Source {
  /// The source of a payload rule as a JSON object, in the form of the files in Specs/payload-rules.
  fileprivate var json: JSONValue {
    switch self {
    case .document(let text): ["document": .string(text)]
    case .issue(let text): ["issue": .string(text)]
    case .measurement(let text): ["measurement": .string(text)]
    case .decision(let text): ["decision": .string(text)]
    }
  }
}
