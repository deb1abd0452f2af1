import PushConformance
import Testing

@MainActor @Suite("Payload parsers")
struct PayloadParsersTests {
  private func departures(
    of parser: PayloadParserSubject
  ) async throws -> (sorts: Set<String>, payloads: Set<String>) {
    var sorts: Set<String> = []
    var payloads: Set<String> = []
    for result in await PayloadRunner(suite: try Kit.payloads()).run(parser).cases {
      switch result.outcome {
      case .passed: continue
      case .failed(let findings):
        for finding in findings {
          guard case .payload(let departure) = finding.claim else { continue }
          guard case .misreads(let mismatches) = departure.kind else {
            sorts.insert(departure.kind.summary)
            continue
          }
          sorts.formUnion(mismatches.map { "misreads \($0.field.rawValue)" })
        }
        payloads.insert(result.id)
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      case .skipped(let reason): Issue.record("\(result.id): \(reason.text)")
      }
    }
    return (sorts, payloads)
  }

  @Test("A wrong parser is caught only by its own fault", arguments: WrongParsers.rows)
  func wrong(_ row: ParserRow) async throws {
    let (sorts, payloads) = try await departures(of: row.parser)
    #expect(sorts == row.departures)
    #expect(
      payloads.isSuperset(of: row.payloads),
      "missing are \(row.payloads.subtracting(payloads))"
    )
  }

  @Test("A correct but unusual parser passes", arguments: LegalParsers.rows)
  func legal(_ row: ParserRow) async throws {
    let (sorts, payloads) = try await departures(of: row.parser)
    #expect(sorts == [])
    #expect(payloads == [])
  }

  @Test("Each sort of departure has a wrong parser")
  func everySortIsLookedAt() {
    let sorts = WrongParsers.rows.reduce(into: Set<String>()) { $0.formUnion($1.departures) }
    #expect(
      sorts
        == Set(ParsedField.allCases.map { "misreads \($0.rawValue)" }).union([
          "refuses a payload that it has to accept", "takes a payload that it has to refuse",
        ])
    )
  }

  // MARK: - Texts

  /// Wrong parsers, each with the payload whose finding is in Snapshots/<parser>.txt.
  nonisolated static let tellings = [
    ("drops-badge-zero", "aps.badge.zero"),
    ("takes-whatever-wakes-for-silent", "background.alerting-update"),
    ("reads-identifiers-by-floating-point", "own-fields.id.number.16-digits"),
    ("trims-texts", "alert.white-space-around"),
    ("demands-a-number", "aps.badge.string"),
    ("has-a-small-buffer", "size.alert.4097-bytes.ascii"),
    ("accepts-arrays", "json.root.array"),
  ]

  @Test("A finding about a parser has the expected text", arguments: tellings)
  func isTold(_ parser: String, on payload: String) async throws {
    let row = try #require(WrongParsers.rows.first { $0.parser.name == parser })
    var suite = try Kit.payloads()
    suite.cases.removeAll { $0.id != payload && !payload.hasPrefix("own-fields.") }
    let results = await PayloadRunner(suite: suite).run(row.parser).cases
    let result = try #require(results.first { $0.id == payload })
    let texts = result.outcome.findings.map { $0.text(subject: result.subject) }
    let text = texts.joined(separator: "\n")
    #expect(text + "\n" == (try Snapshot.text(named: "\(parser).txt")))
  }
}
