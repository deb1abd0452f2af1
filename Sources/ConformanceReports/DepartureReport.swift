package import PushConformance
package import PushPayloads

/// The wrong behaviors of payload parsers, and the payloads that parsers read differently although no parser is wrong.
///
/// A departure is a difference between the behavior of a parser and the required behavior.
package struct DepartureReport: Sendable {
  package struct Parser: Sendable {
    package var name: String
    package var tally: Tally
    package var departures: [Departure]
    package var errors: [(id: String, text: String)]

    package var hurting: Int { departures.filter(\.hurtsUser).reduce(0) { $0 + $1.cases.count } }
  }

  package var parsers: [Parser]
  package var disagreements: [Disagreement]

  package init(_ results: [SubjectResults]) {
    parsers = results.map { results in
      Parser(
        name: results.subject,
        tally: Tally(results.cases),
        departures: Departure.all(in: results.cases),
        errors: results.cases.compactMap { result in
          guard case .error(let error) = result.outcome else { return nil }
          return (result.id, error.text)
        }
      )
    }
    disagreements = Disagreement.all(in: results)
  }

  // MARK: - For people

  package var text: String {
    var lines: [String] = []
    for parser in parsers {
      lines.append("\(parser.name): \(parser.summary)")
      for departure in parser.departures {
        let count = departure.cases.count
        lines.append(
          "  \(departure.summary), \(count.counted("payload")),"
            + " \(departure.hurtsUser ? "can hurt a user" : "hurts no user")"
        )
        lines += departure.cases.map { "    \($0.id): \($0.headline)" }
      }
      for (id, text) in parser.errors { lines.append("  \(id): \(text)") }
    }
    if !disagreements.isEmpty {
      lines.append("no public text says how to read these payloads, and the parsers differ:")
    }
    for entry in disagreements {
      lines.append("  \(entry.id)\(entry.hurtsUser ? ", can hurt a user" : "")")
      lines += entry.readings.map { "    \($0.parser): \($0.text)" }
    }
    return lines.map(TerminalText.line).joined(separator: "\n") + "\n"
  }

  // MARK: - For programs

  /// The report as JSON values, in the form that `Specs/results.md` defines.
  package var json: [JSONValue] {
    parsers.flatMap { parser in
      parser.departures.flatMap { departure in
        departure.cases.map { result in
          [
            "type": "departure",
            "parser": .string(parser.name),
            "id": .string(result.id),
            "kind": .string(departure.summary),
            "hurtsUser": .bool(departure.hurtsUser),
            "message": .string(result.headline),
          ]
        }
      }
        + parser.errors.map { error in
          [
            "type": "error", "parser": .string(parser.name), "id": .string(error.id),
            "message": .string(error.text),
          ]
        } + [parser.json]
    }
      + disagreements.map { entry in
        [
          "type": "disagreement",
          "id": .string(entry.id),
          "hurtsUser": .bool(entry.hurtsUser),
          "readings": .object(
            JSONObject(
              entry.readings.map { JSONObject.Member(key: $0.parser, value: .string($0.text)) }
            )
          ),
        ]
      }
  }
}

extension DepartureReport.Parser {
  fileprivate var summary: String {
    guard !tally.conforms else { return "conforms on \(tally.passed) payloads" }
    return "\(tally.text), \(hurting) can hurt a user"
  }

  fileprivate var json: JSONValue {
    [
      "type": "parser",
      "parser": .string(name),
      "version": .string(ConformanceKit.version),
      "passed": .number(JSONNumber(tally.passed)),
      "failed": .number(JSONNumber(tally.failed)),
      "errors": .number(JSONNumber(tally.errors)),
      "hurting": .number(JSONNumber(hurting)),
    ]
  }
}

extension CaseResult {
  fileprivate var headline: String { redFindings.first?.headline ?? "" }
}
