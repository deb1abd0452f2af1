import PushCorpus
import PushPayloads
import Testing

@Suite("Every payload of the corpus is judged as its manifest says")
struct PayloadVectorTests {
  @Test("The corpus follows its grammar and covers every rule")
  func lint() throws {
    let findings = try PayloadCorpusLinter(corpus: ShippedCorpus.corpus()).lint(coverage: true)
    #expect(findings.map(\.description) == [])
  }

  @Test("The corpus has enough vectors")
  func count() {
    let computed = ShippedCorpus.rows.count { $0.vector.provenance.kind == .computed }
    #expect(ShippedCorpus.rows.count - computed >= 1_000)
  }

  @Test(arguments: ShippedCorpus.rows)
  func vector(_ row: ShippedCorpus.Row) {
    let vector = row.vector
    let report = PayloadChecker(request: vector.request).check(row.bytes)
    let seen = report.diagnostics.map { "\($0.rule) \($0.pointer)" }
    #expect(seen == vector.diagnostics.map { "\($0.rule) \($0.pointer)" })
    #expect(report.bytes == vector.bytes)
    #expect((report.verdict == .rejected) == (vector.apns == .rejected))
    for diagnostic in report.diagnostics {
      #expect(0...row.bytes.count ~= diagnostic.range.lowerBound)
      #expect(0...row.bytes.count ~= diagnostic.range.upperBound)
    }
  }
}
