import ConformanceTestSupport
import PropertyEngine
import PushCorpus
import Testing

@testable import PayloadFuzzing

@Suite("The oracles find nothing in the kit")
struct OracleTests {
  /// Vectors of moderate length: longer ones differ only in their length, and take long in a debug build.
  private static let sample = ShippedPayloads.rows.filter { $0.bytes.count < 1_000 }

  @Test("The oracles find nothing in the corpus", arguments: sample)
  func corpus(_ row: ShippedPayloads.Row) {
    let input = ReadInput(FuzzInput(request: row.vector.request, body: row.bytes))
    for oracle in PayloadOracle.all {
      let violations = oracle.violations(of: input)
      #expect(violations.isEmpty, "\(oracle)")
    }
  }

  @Test("The oracles find nothing in spoilt texts", arguments: PayloadOracle.all)
  func spoilt(_ oracle: PayloadOracle) {
    let texts = Self.sample.map(\.bytes)
    let generator = Generator.spoilt(texts)
    for index in 0..<400 as Range<UInt64> {
      let seed = CaseSeed(runSeed: 1, propertyID: "oracle.\(oracle)", caseIndex: index)
      let input = FuzzInput(reading: generator.generate(seed).value)
      let violations = oracle.violations(of: ReadInput(input))
      #expect(violations.isEmpty, "case \(index) of \(oracle): \(input)")
    }
  }
}
