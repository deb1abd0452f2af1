import ConformanceTestSupport
import PayloadGenerators
import PropertyEngine
import PushConformance
import Testing

/// Generated payloads: pushes of every kind, and the same pushes with damaged bytes.
@MainActor @Suite("Payload parsers on generated payloads")
struct GeneratedPayloadsTests {
  nonisolated private static let suite: PayloadSuite = {
    func generated<Value>(
      _ name: String,
      _ generator: Generator<Value>,
      _ bytes: (Value) -> [UInt8]
    ) -> [(id: String, bytes: [UInt8])] {
      (0..<400).compactMap { index in
        let seed = CaseSeed(runSeed: 1, propertyID: "parsers.\(name)", caseIndex: UInt64(index))
        let generated = generator.generate(seed)
        return generated.record.isValid ? ("\(name).case-\(index)", bytes(generated.value)) : nil
      }
    }
    let spoilt = Generator<[UInt8]> { source in
      let pushes = Generator<GeneratedPush>.push.array(count: 1...2)(&source)
      return Generator.spoilt(pushes.map(\.bytes), mutations: 1...4)(&source)
    }
    return PayloadSuite(
      cases: [],
      bodies: generated("clean", .push, \.bytes) + generated("spoilt", spoilt) { $0 }
    )
  }()

  /// Returns the departures of a parser, by the names of payloads.
  private func departures(of parser: PayloadParserSubject) async -> [String: String] {
    var departures: [String: String] = [:]
    for result in await PayloadRunner(suite: Self.suite).run(parser).cases {
      switch result.outcome {
      case .passed: continue
      case .failed(let findings):
        departures[result.id] = findings.first?.text(subject: result.subject)
      case .error(let error): departures[result.id] = error.text
      case .skipped(let reason): departures[result.id] = reason.text
      }
    }
    return departures
  }

  @Test("Generated payloads are of every sort")
  func variety() {
    #expect(Self.suite.bodies.count > 600)
    let demands = Self.suite.cases(of: .kit).map { payload in
      if case .accepts = payload.demand { "reading" } else { "nothing" }
    }
    #expect(demands.count { $0 == "nothing" } > 50)
    #expect(demands.count { $0 == "reading" } > 400)
  }

  @Test("A correct parser passes on generated payloads", arguments: LegalParsers.rows)
  func legal(_ row: ParserRow) async { #expect(await departures(of: row.parser) == [:]) }

  @Test(
    "A wrong parser is caught on generated payloads",
    arguments: ["demands-aps", "never-silent", "knows-no-critical-sounds"]
  )
  func wrong(_ name: String) async throws {
    let row = try #require(WrongParsers.rows.first { $0.parser.name == name })
    let ids = await departures(of: row.parser).keys
    #expect(ids.contains { $0.hasPrefix("clean.") })
  }
}
