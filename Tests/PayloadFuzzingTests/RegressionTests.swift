import PushCorpus
import PushPayloads
import Testing

@testable import PayloadFuzzing

@Suite("The finds of the fuzzer stay fixed")
struct RegressionTests {
  @Test("The linter accepts the corpus of finds")
  func lint() throws {
    let corpus = try #require(ShippedPayloads.regressions)
    #expect(try PayloadCorpusLinter(corpus: corpus).lint().map(\.description) == [])
    #expect(!ShippedPayloads.regressionRows.isEmpty)
  }

  @Test("Each find is judged as its manifest says", arguments: ShippedPayloads.regressionRows)
  func verdict(_ row: ShippedPayloads.Row) {
    let report = PayloadChecker(request: row.vector.request).check(row.bytes)
    let seen = report.diagnostics.map { "\($0.rule) \($0.pointer)" }
    #expect(seen == row.vector.diagnostics.map { "\($0.rule) \($0.pointer)" })
    #expect((report.verdict == .rejected) == (row.vector.apns == .rejected))
  }

  @Test("No oracle reports a find of the past", arguments: ShippedPayloads.regressionRows)
  func oracles(_ row: ShippedPayloads.Row) {
    let input = ReadInput(FuzzInput(request: row.vector.request, body: row.bytes))
    for oracle in PayloadOracle.all { #expect(oracle.violations(of: input) == []) }
  }
}
