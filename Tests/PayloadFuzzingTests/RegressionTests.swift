import PayloadFuzzing
import PushCorpus
import PushPayloads
import Testing

@Suite("What a fuzzer found once is not found again")
struct RegressionTests {
  @Test("The finds are a corpus as the linter wants it")
  func lint() throws {
    let corpus = try #require(ShippedPayloads.regressions)
    #expect(try PayloadCorpusLinter(corpus: corpus).lint().map(\.description) == [])
    #expect(!ShippedPayloads.regressionRows.isEmpty)
  }

  @Test("Each is judged as its manifest says", arguments: ShippedPayloads.regressionRows)
  func verdict(_ row: ShippedPayloads.Row) {
    let report = PayloadChecker(request: row.vector.request).check(row.bytes)
    let seen = report.diagnostics.map { "\($0.rule) \($0.pointer)" }
    #expect(seen == row.vector.diagnostics.map { "\($0.rule) \($0.pointer)" })
    #expect((report.verdict == .rejected) == (row.vector.apns == .rejected))
  }

  @Test("No oracle has anything against it", arguments: ShippedPayloads.regressionRows)
  func oracles(_ row: ShippedPayloads.Row) {
    let input = FuzzInput(request: row.vector.request, body: row.bytes)
    for oracle in PayloadOracle.all { #expect(oracle.violations(of: input) == []) }
  }
}
